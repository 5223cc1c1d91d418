package number

import (
	"fmt"
	"math"
	"math/rand"
	"testing"
)

// The first program: a constant modulus. It may also be a variable of the package.
func ExampleModulus() {
	mod := NewModulus(998244353)
	half := mod.Div(1, 2)
	fmt.Println(half, mod.Add(half, half), mod.Of(-1), mod.Pow(3, 4))
	// Output: 499122177 1 998244352 81
}

// The second program: the number of ways to climb 50 stairs with steps of one or two, modulo 10^9+7.
func ExampleModulus_stairs() {
	p := NewModulus(1_000_000_007)
	ways := []int{1, 1}
	for n := 2; n <= 50; n++ {
		ways = append(ways, p.Add(ways[n-1], ways[n-2]))
	}
	fmt.Println(ways[50])
	// Output: 365010934
}

// The third program reads the modulus: the sum of a[i]*b[i] modulo m.
func ExampleModulus_input() {
	var m int
	fmt.Sscan("1000", &m)
	p := NewModulus(m)
	sum := 0
	for i, a := range []int{123, 456, 789} {
		sum = p.Mod(sum + a*[]int{987, 654, 321}[i])
	}
	fmt.Println(sum)
	// Output: 894
}

func ExampleMontgomery() {
	g := NewMontgomery(1_000_003)
	x := g.Of(5)
	fmt.Println(g.Int(g.Mul(x, x)), g.Int(g.Pow(x, 1_000_002)))
	// Output: 25 1
}

func TestModulus(t *testing.T) {
	moduli := []int{NTTPrime, 1_000_000_007}
	for m := 1; m <= 200; m++ {
		moduli = append(moduli, m)
	}
	for k := 8; k <= 31; k++ {
		moduli = append(moduli, 1<<k-3, 1<<k-1, 1<<k)
		if k < 31 {
			moduli = append(moduli, 1<<k+1, 1<<k+3)
		}
	}
	random := rand.New(rand.NewSource(1))
	for _, m := range moduli {
		p := NewModulus(m)

		// Mod is wrong first at the multiples of m and just below them.
		for run := 0; run < 300; run++ {
			most := []int{1 << 62, 1 << 62, m * 3, (1<<62 - 1) - run}[run%4]
			multiple := random.Intn(most) / m * m
			if run < 20 {
				multiple = (1<<62-1)/m*m - run*m
			}
			for _, x := range []int{multiple - 1, multiple, multiple + 1, multiple + m - 1} {
				if 0 <= x && x < 1<<62 && p.Mod(x) != x%m {
					t.Fatalf("modulo %d: %d is %d", m, x, p.Mod(x))
				}
			}
		}

		values := []int{0, 1 % m, 2 % m, m / 2, m - 1}
		for len(values) < 12 {
			values = append(values, random.Intn(m))
		}
		for _, a := range values {
			for _, b := range values {
				if p.Add(a, b) != (a+b)%m || p.Sub(a, b) != (a-b+m)%m || p.Mul(a, b) != MulMod(a, b, m) {
					t.Fatalf("modulo %d, %d and %d: sum %d, difference %d, product %d", m, a, b, p.Add(a, b), p.Sub(a, b), p.Mul(a, b))
				}
				if Gcd(b, m) == 1 && p.Mul(p.Div(a, b), b) != a {
					t.Fatalf("modulo %d: %d / %d is %d", m, a, b, p.Div(a, b))
				}
			}
			if got := p.Pow(a, 5); got != PowMod(a, 5, m) {
				t.Fatalf("modulo %d: %d to the power 5 is %d", m, a, got)
			}
		}
		for _, x := range []int{math.MinInt64, math.MaxInt64, -1, -m, m, 3*m + 1} {
			if got := p.Of(x); got != bigMod(bigOf(x), m) {
				t.Errorf("modulo %d: %d is %d", m, x, got)
			}
		}
	}
	for _, bad := range []func(){
		func() { NewModulus(0) }, func() { NewModulus(1<<31 + 1) }, func() { NewModulus(6).Inverse(3) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Error("no panic")
				}
			}()
			bad()
		}()
	}
}

func TestMontgomery(t *testing.T) {
	random := rand.New(rand.NewSource(2))
	moduli := []int{math.MaxInt64, math.MaxInt64 - 2, 1<<62 + 1, 1<<32 + 1, 1<<31 - 1, NTTPrime}
	for m := 1; m < 100; m += 2 {
		moduli = append(moduli, m)
	}
	for _, m := range moduli {
		g := NewMontgomery(m)
		for run := 0; run < 200; run++ {
			a, b := random.Intn(m), random.Intn(m)
			if run%4 == 0 {
				a = m - 1 - a%(run/4+1)%m
			}
			x, y := g.Of(a), g.Of(b)
			if g.Int(x) != a || g.Int(g.Mul(x, y)) != MulMod(a, b, m) {
				t.Fatalf("modulo %d: %d times %d is %d", m, a, b, g.Int(g.Mul(x, y)))
			}
			sum := g.Add(x, y)
			if g.Sub(sum, y) != x || g.Int(sum) != int((uint64(a)+uint64(b))%uint64(m)) {
				t.Fatalf("modulo %d: %d plus %d is %d", m, a, b, g.Int(sum))
			}
			if e := random.Intn(1000); g.Int(g.Pow(x, e)) != PowMod(a, e, m) {
				t.Fatalf("modulo %d: %d to the power %d is %d", m, a, e, g.Int(g.Pow(x, e)))
			}
		}
	}
}

// BenchmarkProducts compares the times of a multiplication: with Modulus, with ints and the operator % for a
// constant and for a variable modulus, with Montgomery, and with MulMod.
func BenchmarkProducts(b *testing.B) {
	const p = NTTPrime
	mod := NewModulus(p)
	b.Run("Modulus", func(b *testing.B) {
		x := 5
		for i := 0; i < b.N; i++ {
			x = mod.Mod(x*x + 3)
		}
		sink = x
	})
	b.Run("% constant", func(b *testing.B) {
		x := 5
		for i := 0; i < b.N; i++ {
			x = (x*x + 3) % p
		}
		sink = x
	})
	b.Run("% variable", func(b *testing.B) {
		x := 5
		for i := 0; i < b.N; i++ {
			x = (x*x + 3) % variable
		}
		sink = x
	})
	b.Run("Montgomery", func(b *testing.B) {
		g := NewMontgomery(p)
		x, three := g.Of(5), g.Of(3)
		for i := 0; i < b.N; i++ {
			x = g.Add(g.Mul(x, x), three)
		}
		sink = g.Int(x)
	})
	b.Run("MulMod", func(b *testing.B) {
		x := 5
		for i := 0; i < b.N; i++ {
			x = (MulMod(x, x, p) + 3) % p
		}
		sink = x
	})
}

var sink int

var variable = NTTPrime
