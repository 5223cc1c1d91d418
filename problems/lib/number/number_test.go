package number

import (
	"fmt"
	"math"
	"math/big"
	"math/rand"
	"reflect"
	"testing"
)

func TestGcd(t *testing.T) {
	for a := -40; a <= 40; a++ {
		for b := -40; b <= 40; b++ {
			want := 0
			for d := 1; d <= 40; d++ {
				if a%d == 0 && b%d == 0 && (a != 0 || b != 0) {
					want = d
				}
			}
			if got := Gcd(a, b); got != want {
				t.Fatalf("Gcd(%d, %d) = %d, want %d", a, b, got, want)
			}
			if g, x, y := ExtGcd(a, b); g != want || a*x+b*y != g || x*x > b*b+1 || y*y > a*a+1 {
				t.Fatalf("ExtGcd(%d, %d) = %d, %d, %d", a, b, g, x, y)
			}
		}
	}
}

func TestMod(t *testing.T) {
	for m := 1; m <= 30; m++ {
		for a := 0; a < m; a++ {
			power := 1 % m
			for e := 0; e < 20; e++ {
				if got := PowMod(a, e, m); got != power {
					t.Fatalf("PowMod(%d, %d, %d) = %d, want %d", a, e, m, got, power)
				}
				power = power * a % m
			}
			inverse, ok := InvMod(a, m)
			if ok != (Gcd(a, m) == 1) || ok && (a*inverse%m != 1%m || inverse < 0 || inverse >= m) {
				t.Fatalf("InvMod(%d, %d) = %d, %v", a, m, inverse, ok)
			}
		}
	}

	random := rand.New(rand.NewSource(1))
	for round := 0; round < 2000; round++ {
		m := 1 + random.Intn(math.MaxInt)
		a, b := random.Intn(m), random.Intn(m)
		product := new(big.Int).Mul(big.NewInt(int64(a)), big.NewInt(int64(b)))
		if want := product.Mod(product, big.NewInt(int64(m))); MulMod(a, b, m) != int(want.Int64()) {
			t.Fatalf("MulMod(%d, %d, %d) = %d, want %v", a, b, m, MulMod(a, b, m), want)
		}
		want := new(big.Int).Exp(big.NewInt(int64(a)), big.NewInt(int64(b)), big.NewInt(int64(m)))
		if got := PowMod(a, b, m); got != int(want.Int64()) {
			t.Fatalf("PowMod(%d, %d, %d) = %d, want %v", a, b, m, got, want)
		}
	}
}

func TestCRT(t *testing.T) {
	for m1 := 1; m1 <= 12; m1++ {
		for m2 := 1; m2 <= 12; m2++ {
			for r1 := 0; r1 < m1; r1++ {
				for r2 := 0; r2 < m2; r2++ {
					want, period := -1, m1*m2/Gcd(m1, m2)
					for x := period - 1; x >= 0; x-- {
						if x%m1 == r1 && x%m2 == r2 {
							want = x
						}
					}
					r, m, ok := CRT(r1, m1, r2, m2)
					if ok != (want >= 0) || ok && (r != want || m != period) {
						t.Fatalf("CRT(%d, %d, %d, %d) = %d, %d, %v; want %d, %d", r1, m1, r2, m2, r, m, ok, want, period)
					}
				}
			}
		}
	}
	if r, m, ok := CRT(1e9+6, 1e9+7, 1e9+8, 1e9+9); !ok || r != m-1 || m != (1e9+7)*(1e9+9) {
		t.Errorf("large moduli: %d, %d, %v", r, m, ok)
	}
}

// TestCRTList tries all numbers for all lists of up to three moduli, with rests from -1 on.
func TestCRTList(t *testing.T) {
	var rests, moduli []int
	var extend func()
	extend = func() {
		period := 1
		for _, m := range moduli {
			period *= m / Gcd(period, m)
		}
		want := -1
		for x := period - 1; x >= 0; x-- {
			fits := true
			for i, m := range moduli {
				fits = fits && (x-rests[i])%m == 0
			}
			if fits {
				want = x
			}
		}
		r, m, ok := CRTList(rests, moduli)
		if ok != (want >= 0) || ok && (r != want || m != period) || !ok && (r != 0 || m != 0) {
			t.Fatalf("CRTList(%v, %v) = %d, %d, %t; want %d, %d", rests, moduli, r, m, ok, want, period)
		}
		if len(moduli) == 3 {
			return
		}
		for next := 1; next <= 6; next++ {
			for rest := -1; rest < next; rest++ {
				rests, moduli = append(rests, rest), append(moduli, next)
				extend()
				rests, moduli = rests[:len(rests)-1], moduli[:len(moduli)-1]
			}
		}
	}
	extend()
}

func ExampleCRTList() {
	fmt.Println(CRTList([]int{2, 3, 2}, []int{3, 5, 7}))
	// Output: 23 105 true
}

// slowPrime is the oracle: trial division.
func slowPrime(n int) bool {
	for d := 2; d*d <= n; d++ {
		if n%d == 0 {
			return false
		}
	}
	return n > 1
}

func TestSieve(t *testing.T) {
	for n := 0; n <= 300; n++ {
		primes, least := Sieve(n)
		count := 0
		for x := 2; x <= n; x++ {
			if slowPrime(x) {
				if primes[count] != x {
					t.Fatalf("prime %d of %d is %d, want %d", count, n, primes[count], x)
				}
				count++
			}
			d := 2
			for x%d != 0 {
				d++
			}
			if int(least[x]) != d {
				t.Fatalf("least factor of %d is %d, want %d", x, least[x], d)
			}
		}
		if len(primes) != count {
			t.Fatalf("%d primes up to %d, want %d", len(primes), n, count)
		}
	}
}

func TestSegmentedSieve(t *testing.T) {
	bounds := [][2]int{{1e9, 1e9 + 300000}, {0, 400000}}
	for lo := 0; lo < 60; lo++ {
		for hi := lo; hi < 60; hi++ {
			bounds = append(bounds, [2]int{lo, hi})
		}
	}
	for _, b := range bounds {
		var want, got []int
		for x := b[0]; x < b[1]; x++ {
			if IsPrime(x) {
				want = append(want, x)
			}
		}
		SegmentedSieve(b[0], b[1], func(p int) { got = append(got, p) })
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("from %d to %d: %d primes, want %d", b[0], b[1], len(got), len(want))
		}
	}
}

func TestIsPrime(t *testing.T) {
	for n := -5; n < 5000; n++ {
		if IsPrime(n) != slowPrime(n) {
			t.Fatalf("IsPrime(%d) = %v", n, IsPrime(n))
		}
	}
	list := []int{561, 41041, 825265, 3215031751, 3474749660383, 341550071728321, 3825123056546413051, math.MaxInt, 1<<61 - 1}
	random := rand.New(rand.NewSource(2))
	for len(list) < 3000 {
		list = append(list, random.Intn(math.MaxInt)|1)
	}
	for _, n := range list {
		if want := big.NewInt(int64(n)).ProbablyPrime(20); IsPrime(n) != want {
			t.Fatalf("IsPrime(%d) = %v, want %v", n, !want, want)
		}
	}
}

func TestFactor(t *testing.T) {
	list := []int{1<<61 - 1, 1 << 62, math.MaxInt, 1000003 * 1000003, 3037000493 * 3037000453, 2147483647 * 2147483629, 101 * 101 * 103 * 103}
	for n := 1; n < 3000; n++ {
		list = append(list, n)
	}
	random := rand.New(rand.NewSource(3))
	for round := 0; round < 60; round++ {
		list = append(list, 1+random.Intn(math.MaxInt-1))
	}
	for _, n := range list {
		product, last := 1, 2
		for _, p := range Factor(n) {
			if p < last || !IsPrime(p) {
				t.Fatalf("Factor(%d) = %v", n, Factor(n))
			}
			product *= p
			last = p
		}
		if product != n {
			t.Fatalf("Factor(%d) = %v", n, Factor(n))
		}
	}
}

func TestDivisors(t *testing.T) {
	for n := 1; n <= 600; n++ {
		var want []int
		phi := 0
		for d := 1; d <= n; d++ {
			if n%d == 0 {
				want = append(want, d)
			}
			if Gcd(d, n) == 1 {
				phi++
			}
		}
		if got := Divisors(n); !reflect.DeepEqual(got, want) {
			t.Fatalf("Divisors(%d) = %v, want %v", n, got, want)
		}
		if got := Phi(n); got != phi {
			t.Fatalf("Phi(%d) = %d, want %d", n, got, phi)
		}
	}
}

func TestBinomials(t *testing.T) {
	const most, p = 40, 1000000007
	b := NewBinomials(most, p)
	row := []int{1}
	for n := 0; n <= most; n++ {
		for k := -1; k <= n+1; k++ {
			want := 0
			if k >= 0 && k <= n {
				want = row[k]
			}
			if got := b.Choose(n, k); got != want {
				t.Fatalf("Choose(%d, %d) = %d, want %d", n, k, got, want)
			}
		}
		next := make([]int, n+2)
		for k, v := range row {
			next[k] = (next[k] + v) % p
			next[k+1] = v
		}
		row = next
	}
}

func TestDiscreteLog(t *testing.T) {
	for m := 1; m <= 60; m++ {
		for a := 0; a < m; a++ {
			for b := 0; b < m; b++ {
				want, power := -1, 1%m
				for k := 0; k <= m+6 && want < 0; k++ {
					if power == b {
						want = k
					}
					power = power * a % m
				}
				if got := DiscreteLog(a, b, m); got != want {
					t.Fatalf("DiscreteLog(%d, %d, %d) = %d, want %d", a, b, m, got, want)
				}
			}
		}
	}
	for _, k := range []int{0, 31, 32, 12345678, 998244351} {
		if got := DiscreteLog(3, PowMod(3, k, NTTPrime), NTTPrime); got != k {
			t.Errorf("the logarithm of 3^%d is %d", k, got)
		}
	}
}

func TestSqrtMod(t *testing.T) {
	primes, _ := Sieve(300)
	for _, p := range primes {
		for a := 0; a < p; a++ {
			exists := false
			for x := 0; x < p; x++ {
				exists = exists || x*x%p == a
			}
			if x, ok := SqrtMod(a, p); ok != exists || ok && x*x%p != a {
				t.Fatalf("SqrtMod(%d, %d) = %d, %v", a, p, x, ok)
			}
		}
	}
	for a := 2; a < 100; a++ {
		if x, ok := SqrtMod(a*a, NTTPrime); !ok || x*x%NTTPrime != a*a {
			t.Errorf("SqrtMod(%d, %d) = %d, %v", a*a, NTTPrime, x, ok)
		}
	}
}

// TestSqrtModLarge uses large primes p for which p-1 contains different powers of 2: 2, 2^3, 2^56 and 2^57.
func TestSqrtModLarge(t *testing.T) {
	random := rand.New(rand.NewSource(3))
	for _, p := range []int{1<<63 - 25, 1<<62 - 87, 1<<62 - 57, 29<<57 + 1, 27<<56 + 1} {
		roots := 0
		for range 200 {
			a := random.Intn(p)
			x, ok := SqrtMod(a, p)
			isSquare := big.Jacobi(big.NewInt(int64(a)), big.NewInt(int64(p))) >= 0
			if ok != isSquare || ok && MulMod(x, x, p) != a {
				t.Fatalf("SqrtMod(%d, %d) = %d, %v", a, p, x, ok)
			}
			if ok {
				roots++
			}
		}
		if roots < 50 {
			t.Errorf("only %d of 200 residues modulo %d have a root", roots, p)
		}
	}
}

func TestFloorSum(t *testing.T) {
	for m := 1; m <= 7; m++ {
		for a := -9; a <= 9; a++ {
			for b := -9; b <= 9; b++ {
				want := 0
				for n := 0; n <= 12; n++ {
					if got := FloorSum(n, m, a, b); got != want {
						t.Fatalf("FloorSum(%d, %d, %d, %d) = %d, want %d", n, m, a, b, got, want)
					}
					want += int(math.Floor(float64(a*n+b) / float64(m)))
				}
			}
		}
	}
}

func TestConvolution(t *testing.T) {
	random := rand.New(rand.NewSource(4))
	for n := 0; n <= 9; n++ {
		for k := 0; k <= 20; k++ {
			for _, m := range []int{NTTPrime, 1000000007, 1 << 31, 1, 10} {
				a, b := make([]int, n), make([]int, k)
				for i := range a {
					a[i] = m - 1 - random.Intn((m+1)/2)
				}
				for i := range b {
					b[i] = m - 1 - random.Intn((m+1)/2)
				}
				var want []int
				if n > 0 && k > 0 {
					want = make([]int, n+k-1)
				}
				for i, x := range a {
					for j, y := range b {
						want[i+j] = (want[i+j] + MulMod(x, y, m)) % m
					}
				}
				if got := ConvolutionMod(a, b, m); !reflect.DeepEqual(got, want) {
					t.Fatalf("%v times %v modulo %d: %v, want %v", a, b, m, got, want)
				}
				if m == NTTPrime && !reflect.DeepEqual(Convolution(a, b), want) {
					t.Fatalf("%v times %v: %v, want %v", a, b, Convolution(a, b), want)
				}
			}
		}
	}
}

func ExampleExtGcd() {
	fmt.Println(ExtGcd(12, 20))
	// Output: 4 2 -1
}

func ExamplePowMod() {
	inverse, _ := InvMod(3, 7)
	fmt.Println(PowMod(2, 10, 1000), inverse)
	// Output: 24 5
}

func ExampleCRT() {
	fmt.Println(CRT(2, 3, 3, 5))
	// Output: 8 15 true
}

func ExampleSieve() {
	primes, least := Sieve(20)
	fmt.Println(primes, least[15])
	// Output: [2 3 5 7 11 13 17 19] 3
}

func ExampleFactor() {
	fmt.Println(Factor(600851475143))
	// Output: [71 839 1471 6857]
}

func ExampleDivisors() {
	fmt.Println(Divisors(12), Phi(12))
	// Output: [1 2 3 4 6 12] 4
}

func ExampleIsPrime() {
	fmt.Println(IsPrime(561), IsPrime(1<<61-1))
	// Output: false true
}

func ExampleBinomials() {
	fmt.Println(NewBinomials(100, 1000000007).Choose(10, 3))
	// Output: 120
}

func ExampleDiscreteLog() {
	fmt.Println(DiscreteLog(3, 6, 7))
	// Output: 3
}

func ExampleSqrtMod() {
	root, ok := SqrtMod(2, 7)
	fmt.Println(root*root%7, ok)
	// Output: 2 true
}

func ExampleFloorSum() {
	fmt.Println(FloorSum(4, 5, 2, 3))
	// Output: 3
}

func ExampleConvolution() {
	fmt.Println(Convolution([]int{1, 2}, []int{3, 4}))
	// Output: [3 10 8]
}

func ExampleConvolutionMod() {
	fmt.Println(ConvolutionMod([]int{1, 2}, []int{3, 4}, 9))
	// Output: [3 1 8]
}

func ExampleConvolutionExact() {
	fmt.Println(ConvolutionExact([]int{1, -2}, []int{1 << 40, 4}))
	// Output: [1099511627776 -2199023255548 -8]
}

func TestConvolutionExact(t *testing.T) {
	random := rand.New(rand.NewSource(5))
	for run := 0; run < 1000; run++ {
		a, b := make([]int, 1+random.Intn(80)), make([]int, 1+random.Intn(80))

		// For small factors, ConvolutionExact computes with two primes. For large ones, it needs a third
		// prime.
		mostA, mostB := 1<<random.Intn(30), 1<<random.Intn(28)
		for i := range a {
			a[i] = random.Intn(2*mostA) - mostA
		}
		for i := range b {
			b[i] = random.Intn(2*mostB) - mostB
		}
		want := make([]int, len(a)+len(b)-1)
		for i, x := range a {
			for j, y := range b {
				want[i+j] += x * y
			}
		}
		if got := ConvolutionExact(a, b); !reflect.DeepEqual(got, want) {
			t.Fatalf("%v times %v: %v, want %v", a, b, got, want)
		}
	}

	// Squares are a special case: both factors are the same slice.
	for n := 0; n < 80; n++ {
		a := make([]int, n)
		for i := range a {
			a[i] = random.Intn(1<<30) - 1<<29
		}
		other := append([]int(nil), a...)
		if got, want := ConvolutionExact(a, a), ConvolutionExact(a, other); !reflect.DeepEqual(got, want) {
			t.Fatalf("%v squared: %v, want %v", a, got, want)
		}
	}
	for _, x := range []int{math.MaxInt64, math.MinInt64, -1, 0} {
		a, b := make([]int, 40), make([]int, 40)
		a[0], b[39] = x, 1
		got := ConvolutionExact(a, b)
		if got[39] != x || got[0] != 0 || len(got) != 79 {
			t.Errorf("%d times x^39: %v", x, got)
		}
	}
	if got := ConvolutionExact(nil, []int{1}); len(got) > 0 {
		t.Errorf("nothing times 1: %v", got)
	}
}

func ExampleGcd() {
	fmt.Println(Gcd(12, 18), 12/Gcd(12, 18)*18) // greatest common divisor and least common multiple
	// Output: 6 36
}

func ExampleMulMod() {
	const m = 1<<62 - 57
	fmt.Println(MulMod(m-1, m-2, m)) // (m-1)*(m-2) does not fit into an int
	// Output: 2
}

func ExampleSegmentedSieve() {
	SegmentedSieve(1_000_000_000_000, 1_000_000_000_100, func(p int) { fmt.Print(p%1000, " ") })
	// Output: 39 61 63 91
}
