package number

import (
	"fmt"
	"math"
	"math/rand"
	"testing"
)

func ExampleResidue() {
	half := ResidueOf(1).Div(2)
	fmt.Println(half, half.Add(half), ResidueOf(-1), ResidueOf(3).Pow(4))
	// Output: 499122177 1 998244352 81
}

func ExampleMontgomery() {
	g := NewMontgomery(1_000_003)
	x := g.Of(5)
	fmt.Println(g.Int(g.Mul(x, x)), g.Int(g.Pow(x, 1_000_002)))
	// Output: 25 1
}

func TestResidue(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	const p = NTTPrime
	values := []int{0, 1, 2, p / 2, p - 2, p - 1}
	for len(values) < 60 {
		values = append(values, random.Intn(p))
	}
	for _, a := range values {
		for _, b := range values {
			x, y := ResidueOf(a), ResidueOf(b)
			if int(x.Add(y)) != (a+b)%p || int(x.Sub(y)) != (a-b+p)%p || int(x.Mul(y)) != a*b%p {
				t.Fatalf("%d and %d: sum %d, difference %d, product %d", a, b, x.Add(y), x.Sub(y), x.Mul(y))
			}
			if b != 0 && x.Div(y).Mul(y) != x {
				t.Fatalf("%d / %d is %d", a, b, x.Div(y))
			}
		}
		if got := int(ResidueOf(a).Pow(5)); got != PowMod(a, 5, p) {
			t.Fatalf("%d to the power 5: %d", a, got)
		}
	}
	for n, want := range map[int]Residue{-1: p - 1, -p: 0, p: 0, 3*p + 4: 4, math.MinInt64: Residue((math.MinInt64%p + p) % p)} {
		if got := ResidueOf(n); got != want {
			t.Errorf("ResidueOf(%d): %d, want %d", n, got, want)
		}
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

// BenchmarkProducts compares the times of a multiplication: with Residue, with ints and the operators * and
// %, with Montgomery, and with MulMod.
func BenchmarkProducts(b *testing.B) {
	const p = NTTPrime
	b.Run("Residue", func(b *testing.B) {
		x := Residue(5)
		for i := 0; i < b.N; i++ {
			x = x.Mul(x).Add(3)
		}
		sink = int(x)
	})
	b.Run("written out", func(b *testing.B) {
		x := 5
		for i := 0; i < b.N; i++ {
			x = (x*x + 3) % p
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
