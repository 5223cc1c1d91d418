package number

import (
	"fmt"
	"math/big"
	"math/rand"
	"testing"
)

func TestPrimeCount(t *testing.T) {
	count := 0
	for n := 0; n <= 3000; n++ {
		if big.NewInt(int64(n)).ProbablyPrime(0) {
			count++
		}
		if got := PrimeCount(n); got != count {
			t.Fatalf("%d primes up to %d, want %d", got, n, count)
		}
	}
	for n, want := range map[int]int{1e4: 1229, 1e5: 9592, 1e6: 78498, 1e7: 664579, 1e8: 5761455, 1e9: 50847534} {
		if got := PrimeCount(n); got != want {
			t.Errorf("%d primes up to %d, want %d", got, n, want)
		}
	}
}

// TestMultiplicativeSum compares with adding up, for Euler's phi, the number of divisors and a function that
// is a square at primes and odd elsewhere.
func TestMultiplicativeSum(t *testing.T) {
	functions := []struct {
		coefficients []int
		power        func(p, e, q int) int
	}{
		{[]int{-1, 1}, func(p, e, q int) int { return q - q/p }},
		{[]int{2}, func(p, e, q int) int { return e + 1 }},
		{[]int{3, -5, 1}, func(p, e, q int) int {
			if e == 1 {
				return p*p - 5*p + 3
			}
			return 7*e - q
		}},
	}
	for _, f := range functions {
		for _, m := range []int{1, 2, 6, NTTPrime, 1 << 31} {
			sum := 0
			for n := 0; n <= 700; n++ {
				if n > 0 {
					value, rest := 1, n
					for p := 2; rest > 1; p++ {
						e, q := 0, 1
						for ; rest%p == 0; rest /= p {
							e, q = e+1, q*p
						}
						if e > 0 {
							value = residue(value*residue(f.power(p, e, q), m), m)
						}
					}
					sum = residue(sum+value, m)
				}
				if got := MultiplicativeSum(n, m, f.coefficients, f.power); got != sum {
					t.Fatalf("coefficients %v modulo %d: the sum up to %d is %d, want %d", f.coefficients, m, n, got, sum)
				}
			}
		}
	}
	// 1 + ... + phi(10^6), from the sum of phi by the sieve below.
	const n = 1_000_000
	phi := make([]int, n+1)
	for i := range phi {
		phi[i] = i
	}
	sum := 0
	for i := 1; i <= n; i++ {
		if i > 1 && phi[i] == i {
			for j := i; j <= n; j += i {
				phi[j] -= phi[j] / i
			}
		}
		sum += phi[i]
	}
	if got := MultiplicativeSum(n, NTTPrime, functions[0].coefficients, functions[0].power); got != sum%NTTPrime {
		t.Errorf("the sum of phi up to %d is %d, want %d", n, got, sum%NTTPrime)
	}
}

func TestPrimitiveRoot(t *testing.T) {
	for p := 2; p < 2000; p++ {
		if !IsPrime(p) {
			continue
		}
		g := PrimitiveRoot(p)
		for candidate := 1; candidate <= g; candidate++ {
			order, power := 1, candidate%p
			for power != 1 {
				power = power * candidate % p
				order++
			}
			if (order == p-1) != (candidate == g) {
				t.Fatalf("modulo %d: the root is %d, but %d has the order %d", p, g, candidate, order)
			}
		}
	}
	for _, p := range []int{NTTPrime, 1<<61 - 1, 1<<63 - 25} {
		g := PrimitiveRoot(p)
		for _, q := range Factor(p - 1) {
			if new(big.Int).Exp(bigOf(g), bigOf((p-1)/q), bigOf(p)).Int64() == 1 {
				t.Errorf("%d is no primitive root modulo %d", g, p)
			}
		}
	}
}

func TestRootMod(t *testing.T) {
	for p := 2; p < 100; p++ {
		if !IsPrime(p) {
			continue
		}
		for k := 0; k <= p+3; k++ {
			exists := make([]bool, p)
			for x := 0; x < p; x++ {
				exists[PowMod(x, k, p)] = true
			}
			for a, want := range exists {
				x, ok := RootMod(a, k, p)
				if ok != want || ok && (x < 0 || x >= p || PowMod(x, k, p) != a) {
					t.Fatalf("root %d of %d modulo %d: %d, %t; want %t", k, a, p, x, ok, want)
				}
			}
		}
	}
	random := rand.New(rand.NewSource(1))
	for range 300 {
		p := []int{NTTPrime, 1_000_000_007, 469762049, 998244353, 1<<31 - 1, 4179340454199820289, 999999937}[random.Intn(7)]
		k := []int{2, 3, 5, 6, 7, 8, 12, 49, 1 << 20, 1 << 23, 119, p - 1, random.Intn(p)}[random.Intn(13)]
		if p > 1<<32 && k > 1000 {
			k = 29 // the largest prime factor of p-1 is small, but that of a random k may not be
		}
		a := PowMod(1+random.Intn(p-1), k, p)
		if x, ok := RootMod(a, k, p); !ok || PowMod(x, k, p) != a {
			t.Fatalf("root %d of %d modulo %d: %d, %t", k, a, p, x, ok)
		}
	}
}

func TestMinLinear(t *testing.T) {
	for m := 1; m <= 12; m++ {
		for a := -m; a < 2*m; a++ {
			for b := -1; b <= m; b++ {
				least := m
				for x := 0; x < 20; x++ {
					least = min(least, residue(a*x+b, m))
					if got := MinLinear(x+1, m, a, b); got != least {
						t.Fatalf("MinLinear(%d, %d, %d, %d) = %d, want %d", x+1, m, a, b, got, least)
					}
				}
			}
		}
	}
	random := rand.New(rand.NewSource(1))
	for range 200 {
		m := 1<<63 - 1 - random.Intn(1000)
		n, a, b := 1+random.Intn(300), random.Int(), random.Int()
		if random.Intn(2) == 0 {
			a = m - 1 - random.Intn(1<<40)
		}
		least := m
		for x := 0; x < n; x++ {
			value := new(big.Int).Mul(bigOf(a), bigOf(x))
			least = min(least, bigMod(value.Add(value, bigOf(b)), m))
		}
		if got := MinLinear(n, m, a, b); got != least {
			t.Fatalf("MinLinear(%d, %d, %d, %d) = %d, want %d", n, m, a, b, got, least)
		}
	}
	if got := MinLinear(1<<63-1, 1<<63-1, 2, 1); got != 0 {
		t.Errorf("the least value of all residues is %d", got)
	}
}

// TestBinomialsAnyLarge compares with math/big beyond the tables: for n up to 2^63-1 with k small, and for n of a few
// periods with any k.
func TestBinomialsAnyLarge(t *testing.T) {
	random := rand.New(rand.NewSource(2))
	for _, m := range []int{1, 2, 4, 8, 1024, 3, 9, 27, 2187, 25, 49, 121, 360, 720720, 510510, 524288, 999983, 994009} {
		b := NewBinomialsAny(m)
		compare := func(n, k int) {
			want := new(big.Int).Binomial(int64(n), int64(k))
			want.Mod(want, big.NewInt(int64(m)))
			if got := b.Choose(n, k); int64(got) != want.Int64() {
				t.Errorf("%d over %d modulo %d is %d, want %v", n, k, m, got, want)
			}
			if got := b.Choose(n, n-k); int64(got) != want.Int64() {
				t.Errorf("%d over %d modulo %d is %d, want %v", n, n-k, m, got, want)
			}
		}
		for range 40 {
			compare(random.Int(), random.Intn(30))
			compare(1<<random.Intn(63), random.Intn(30))
		}
		compare(1<<63-1, 3)
		for range 2 {
			n := 16384 + random.Intn(9000)
			compare(n, random.Intn(n/2))
		}
	}
}

func TestBinomialsAny(t *testing.T) {
	for m := 1; m <= 60; m++ {
		b := NewBinomialsAny(m)
		row := []int{1 % m}
		for n := 0; n < 70; n++ {
			for k := -1; k <= n+1; k++ {
				want := 0
				if 0 <= k && k <= n {
					want = row[k]
				}
				if got := b.Choose(n, k); got != want {
					t.Fatalf("%d over %d modulo %d is %d, want %d", n, k, m, got, want)
				}
			}
			next := make([]int, n+2)
			for k := range next {
				if k > 0 {
					next[k] += row[k-1]
				}
				if k <= n {
					next[k] += row[k]
				}
				next[k] %= m
			}
			row = next
		}
	}

	// Lucas' theorem: modulo a prime, the coefficient is the product of those of the digits.
	random := rand.New(rand.NewSource(1))
	const p, q = 7, 11
	b := NewBinomialsAny(p * q)
	for range 300 {
		n := random.Intn(1e18)
		k := random.Intn(n + 1)
		if random.Intn(2) == 0 {
			k = n & random.Int() // so that the digits are often small enough
		}
		for _, prime := range []int{p, q} {
			want := 1
			for x, y := n, k; x > 0; x, y = x/prime, y/prime {
				want = want * int(new(big.Int).Binomial(int64(x%prime), int64(y%prime)).Int64()) % prime
			}
			if got := b.Choose(n, k) % prime; got != want {
				t.Fatalf("%d over %d modulo %d is %d, want %d", n, k, prime, got, want)
			}
		}
	}
}

func ExamplePrimeCount() {
	fmt.Println(PrimeCount(100), PrimeCount(1_000_000))
	// Output: 25 78498
}

// The number of fractions in (0, 1] with denominators up to 1000 is the sum of Euler's phi.
func ExampleMultiplicativeSum() {
	phi := func(p, e, q int) int { return q - q/p }
	fmt.Println(MultiplicativeSum(1000, 1_000_000_007, []int{-1, 1}, phi))
	// Output: 304192
}

func ExamplePrimitiveRoot() {
	fmt.Println(PrimitiveRoot(7), PrimitiveRoot(998244353))
	// Output: 3 3
}

func ExampleRootMod() {
	x, ok := RootMod(8, 3, 11)
	fmt.Println(x, ok)
	_, ok = RootMod(2, 3, 7)
	fmt.Println(ok)
	// Output:
	// 2 true
	// false
}

func ExampleMinLinear() {
	fmt.Println(MinLinear(4, 10, 7, 5)) // 5 2 9 6
	// Output: 2
}

func ExampleBinomialsAny() {
	b := NewBinomialsAny(12)
	fmt.Println(b.Choose(10, 5), b.Choose(1_000_000_000_000, 2)) // 252 modulo 12
	// Output: 0 0
}
