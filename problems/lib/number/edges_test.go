package number

import (
	"fmt"
	"math"
	"math/big"
	"math/rand"
	"reflect"
	"testing"
)

// This file runs each helper at the edges of the domain that its header states, against math/big or brute force.

// edgeInts returns the ints at which 64-bit arithmetic goes wrong first: 0, 1, 2, the numbers around powers of two,
// and their negatives.
func edgeInts() []int {
	list := []int{0, 1, 2, 3, math.MaxInt64, math.MaxInt64 - 1, math.MinInt64, math.MinInt64 + 1}
	for _, power := range []int{1 << 31, 1 << 32, 1 << 62} {
		list = append(list, power-1, power, power+1)
	}
	for _, x := range list[:len(list):len(list)] {
		list = append(list, -x)
	}
	return list
}

// edgeModuli returns the positive numbers of edgeInts, and some large primes.
func edgeModuli() []int {
	list := []int{NTTPrime, 1<<31 - 1, 1<<61 - 1, 1<<63 - 25}
	for _, x := range edgeInts() {
		if x > 0 {
			list = append(list, x)
		}
	}
	return list
}

// around returns edge ints, and the numbers around the modulus m, as arguments for a function modulo m.
func around(m int) []int { return append(edgeInts(), m-2, m-1, m, -m, 1-m, m/2, m/2+1) }

func bigOf(x int) *big.Int { return big.NewInt(int64(x)) }

// bigMod returns the residue of x modulo m.
func bigMod(x *big.Int, m int) int { return int(new(big.Int).Mod(x, bigOf(m)).Int64()) }

// TestGcdEdges excludes the pairs for which the header of Gcd makes an exception: their gcd 2^63 is no int.
func TestGcdEdges(t *testing.T) {
	for _, a := range edgeInts() {
		for _, b := range edgeInts() {
			want := new(big.Int).GCD(nil, nil, new(big.Int).Abs(bigOf(a)), new(big.Int).Abs(bigOf(b)))
			if !want.IsInt64() {
				if Gcd(a, b) != math.MinInt64 {
					t.Errorf("Gcd(%d, %d) = %d", a, b, Gcd(a, b))
				}
				continue
			}
			if got := Gcd(a, b); got != int(want.Int64()) {
				t.Errorf("Gcd(%d, %d) = %d, want %v", a, b, got, want)
			}
			g, x, y := ExtGcd(a, b)
			sum := new(big.Int).Mul(bigOf(a), bigOf(x))
			sum.Add(sum, new(big.Int).Mul(bigOf(b), bigOf(y)))
			if bigOf(g).Cmp(want) != 0 || sum.Cmp(want) != 0 {
				t.Errorf("ExtGcd(%d, %d) = %d, %d, %d", a, b, g, x, y)
			}
		}
	}
}

func TestModEdges(t *testing.T) {
	for _, m := range edgeModuli() {
		for _, a := range around(m) {
			if got, want := residue(a, m), bigMod(bigOf(a), m); got != want {
				t.Fatalf("the residue of %d modulo %d is %d, want %d", a, m, got, want)
			}

			x, ok := InvMod(a, m)
			inverse := new(big.Int).ModInverse(bigOf(a), bigOf(m))
			if m == 1 {
				inverse = new(big.Int)
			}
			if ok != (inverse != nil) || ok && x != int(inverse.Int64()) || !ok && x != 0 {
				t.Fatalf("InvMod(%d, %d) = %d, %t; want %v", a, m, x, ok, inverse)
			}

			for _, b := range around(m) {
				product := new(big.Int).Mul(bigOf(a), bigOf(b))
				if got, want := MulMod(a, b, m), bigMod(product, m); got != want {
					t.Fatalf("MulMod(%d, %d, %d) = %d, want %d", a, b, m, got, want)
				}
				if b < 0 {
					continue
				}
				power := new(big.Int).Exp(bigOf(bigMod(bigOf(a), m)), bigOf(b), bigOf(m))
				if got := PowMod(a, b, m); got != int(power.Int64()) {
					t.Fatalf("PowMod(%d, %d, %d) = %d, want %v", a, b, m, got, power)
				}
			}
		}
	}
}

// bigCRT is the oracle for CRT. It computes in math/big, so no product overflows.
func bigCRT(r1, m1, r2, m2 int) (r, m *big.Int, ok bool) {
	g := new(big.Int).GCD(nil, nil, bigOf(m1), bigOf(m2))
	m = new(big.Int).Mul(bigOf(m1), new(big.Int).Div(bigOf(m2), g))
	difference := new(big.Int).Sub(bigOf(r2), bigOf(r1))
	k, rest := new(big.Int).QuoRem(difference, g, new(big.Int))
	if rest.Sign() != 0 {
		return nil, nil, false
	}
	step := new(big.Int).Div(bigOf(m2), g)
	if step.Cmp(big.NewInt(1)) == 0 {
		k.SetInt64(0)
	} else {
		k.Mul(k, new(big.Int).ModInverse(new(big.Int).Div(bigOf(m1), g), step))
	}
	r = new(big.Int).Add(bigOf(r1), k.Mul(k, bigOf(m1)))
	return r.Mod(r, m), m, true
}

func TestCRTEdges(t *testing.T) {
	check := func(r1, m1, r2, m2 int) {
		t.Helper()
		wantR, wantM, want := bigCRT(r1, m1, r2, m2)
		if want && !wantM.IsInt64() {
			return // outside the domain: the least common multiple is no int
		}
		r, m, ok := CRT(r1, m1, r2, m2)
		if ok != want || ok && (bigOf(r).Cmp(wantR) != 0 || bigOf(m).Cmp(wantM) != 0) || !ok && (r != 0 || m != 0) {
			t.Fatalf("CRT(%d, %d, %d, %d) = %d, %d, %t; want %v, %v, %t", r1, m1, r2, m2, r, m, ok, wantR, wantM, want)
		}
	}

	for _, m1 := range edgeModuli() {
		for _, m2 := range edgeModuli() {
			for _, r1 := range around(m1) {
				for _, r2 := range around(m2) {
					check(r1, m1, r2, m2)
				}
			}
		}
	}

	// Moduli whose product, or least common multiple, is just below 2^63: the product inside CRT exceeds 64 bits.
	random := rand.New(rand.NewSource(6))
	for run := 0; run < 20000; run++ {
		common := 1 + random.Intn(1<<random.Intn(20))
		m1 := common * (1 + random.Intn(1<<random.Intn(22)))
		most := math.MaxInt64 / m1
		m2 := most - random.Intn(most/2+1)
		if random.Intn(2) == 0 {
			m2 = m2 / common * common
		}
		if m2 < 1 {
			continue
		}
		r1 := random.Intn(m1)
		r2 := (r1 + common*random.Intn(1<<30)) % m2
		check(r1, m1, r2, m2)
		check(r2, m2, r1, m1)
		check(r1-m1, m1, r2-m2, m2)
	}
}

// TestCRTProduct contains a case for which k*x inside CRT exceeds 64 bits.
func TestCRTProduct(t *testing.T) {
	const m2, r2 = 1<<61 - 1, 100000000000000007
	r, m, ok := CRT(1, 3, r2, m2)
	if !ok || m != 3*m2 || r < 0 || r >= m || r%3 != 1 || r%m2 != r2 {
		t.Errorf("CRT(1, 3, %d, %d) = %d, %d, %t", r2, m2, r, m, ok)
	}
}

func TestFloorSumEdges(t *testing.T) {
	// bigFloorSum adds up the terms from index `from` to n-1, one by one, modulo 2^64.
	bigFloorSum := func(from, n, m, a, b int) int {
		sum := new(big.Int)
		for i := from; i < n; i++ {
			term := new(big.Int).Mul(bigOf(a), bigOf(i))
			term.Add(term, bigOf(b))
			sum.Add(sum, term.Div(term, bigOf(m))) // Div rounds down, because m is positive
		}
		low := new(big.Int).And(sum, new(big.Int).SetUint64(math.MaxUint64))
		return int(low.Uint64())
	}
	for _, m := range edgeModuli() {
		for _, a := range around(m) {
			for _, b := range around(m) {
				for n := 0; n <= 6; n++ {
					if got, want := FloorSum(n, m, a, b), bigFloorSum(0, n, m, a, b); got != want {
						t.Fatalf("FloorSum(%d, %d, %d, %d) = %d, want %d", n, m, a, b, got, want)
					}
				}
				// For large n, check only the last five terms: the difference of two results.
				for _, n := range []int{1 << 31, 1 << 32, 1<<62 + 1, math.MaxInt64} {
					got := FloorSum(n, m, a, b) - FloorSum(n-5, m, a, b)
					if want := bigFloorSum(n-5, n, m, a, b); got != want {
						t.Fatalf("FloorSum(%d, %d, %d, %d) minus that of n-5 is %d, want %d", n, m, a, b, got, want)
					}
				}
			}
		}
	}

	random := rand.New(rand.NewSource(7))
	for run := 0; run < 2000; run++ {
		n, m := random.Intn(2000), 1+random.Intn(1<<(1+random.Intn(62)))
		a, b := int(random.Uint64())>>random.Intn(60), int(random.Uint64())>>random.Intn(60)
		if got, want := FloorSum(n, m, a, b), bigFloorSum(0, n, m, a, b); got != want {
			t.Fatalf("FloorSum(%d, %d, %d, %d) = %d, want %d", n, m, a, b, got, want)
		}
	}
}

func TestMontgomeryEdges(t *testing.T) {
	for _, m := range edgeModuli() {
		if m%2 == 0 {
			continue
		}
		g := NewMontgomery(m)
		for _, a := range around(m) {
			for _, b := range around(m) {
				x, y := residue(a, m), residue(b, m)
				sum := bigMod(new(big.Int).Add(bigOf(x), bigOf(y)), m)
				difference := bigMod(new(big.Int).Sub(bigOf(x), bigOf(y)), m)
				product := bigMod(new(big.Int).Mul(bigOf(x), bigOf(y)), m)
				gx, gy := g.Of(x), g.Of(y)
				if g.Int(gx) != x || g.Int(g.Add(gx, gy)) != sum || g.Int(g.Sub(gx, gy)) != difference ||
					g.Int(g.Mul(gx, gy)) != product || (gx == gy) != (x == y) {
					t.Fatalf("%d and %d modulo %d", x, y, m)
				}
				if b < 0 {
					continue
				}
				if want := new(big.Int).Exp(bigOf(x), bigOf(b), bigOf(m)); g.Int(g.Pow(gx, b)) != int(want.Int64()) {
					t.Fatalf("%d to the power %d modulo %d is %d, want %v", x, b, m, g.Int(g.Pow(gx, b)), want)
				}
			}
		}
	}
}

func TestPrimeEdges(t *testing.T) {
	for _, x := range append(edgeInts(), 1<<31-19, 1<<62-57, 1<<63-25, 1<<63-165) {
		if want := x > 1 && bigOf(x).ProbablyPrime(20); IsPrime(x) != want {
			t.Errorf("IsPrime(%d) = %t", x, !want)
		}
		if x < 1 {
			continue
		}

		product := big.NewInt(1)
		phi := bigOf(x)
		factors := Factor(x)
		for i, p := range factors {
			product.Mul(product, bigOf(p))
			if !bigOf(p).ProbablyPrime(20) || i > 0 && p < factors[i-1] {
				t.Fatalf("Factor(%d) = %v", x, factors)
			}
			if i == 0 || p != factors[i-1] {
				phi.Mul(phi.Div(phi, bigOf(p)), bigOf(p-1))
			}
		}
		if product.Cmp(bigOf(x)) != 0 {
			t.Errorf("Factor(%d) = %v", x, factors)
		}
		if got := Phi(x); got != int(phi.Int64()) {
			t.Errorf("Phi(%d) = %d, want %v", x, got, phi)
		}

		// The number of divisors is the product of the exponents plus 1.
		divisors := Divisors(x)
		count := 1
		for i := 0; i < len(factors); {
			j := i
			for j < len(factors) && factors[j] == factors[i] {
				j++
			}
			count *= j - i + 1
			i = j
		}
		if len(divisors) != count {
			t.Errorf("%d has %d divisors, want %d", x, len(divisors), count)
		}
		for i, d := range divisors {
			if d < 1 || x%d != 0 || i > 0 && d <= divisors[i-1] {
				t.Errorf("divisors of %d: %v", x, divisors)
			}
		}
	}
}

func TestSieveEdges(t *testing.T) {
	for n := 0; n <= 2; n++ {
		primes, least := Sieve(n)
		if len(least) != n+1 || len(primes) != n/2 {
			t.Errorf("Sieve(%d) = %v, %v", n, primes, least)
		}
	}
	for _, around := range []int{2, 1 << 17, 1 << 31, 1 << 32, 1e14 - 300} {
		lo, hi := max(0, around-300), around+300
		var want, got []int
		for x := lo; x < hi; x++ {
			if bigOf(x).ProbablyPrime(5) {
				want = append(want, x)
			}
		}
		SegmentedSieve(lo, hi, func(p int) { got = append(got, p) })
		if !reflect.DeepEqual(got, want) {
			t.Errorf("from %d to %d: %v, want %v", lo, hi, got, want)
		}
	}
}

func TestBinomialsEdges(t *testing.T) {
	for _, c := range []struct{ most, p int }{{0, 2}, {1, 2}, {2, 3}, {30, 31}, {100, 1<<31 - 1}, {1000, 998244353}} {
		b := NewBinomials(c.most, c.p)
		for _, n := range []int{0, 1, 2, c.most / 2, c.most - 1, c.most} {
			for _, k := range []int{math.MinInt64, -1, 0, 1, 2, n / 2, n - 1, n, n + 1, math.MaxInt64} {
				if n < 0 || n > c.most {
					continue
				}
				want := 0
				if k >= 0 && k <= n {
					want = bigMod(new(big.Int).Binomial(int64(n), int64(k)), c.p)
				}
				if got := b.Choose(n, k); got != want {
					t.Errorf("Choose(%d, %d) modulo %d is %d, want %d", n, k, c.p, got, want)
				}
			}
		}
	}
}

func TestDiscreteLogEdges(t *testing.T) {
	// slowLog tries the exponents up to a limit, which is above the result of each case below.
	slowLog := func(a, b, m, limit int) int {
		power := 1 % m
		for k := 0; k <= limit; k++ {
			if power == b {
				return k
			}
			power = power * a % m
		}
		return -1
	}
	for _, m := range []int{1, 2, 3, 1 << 16, 1<<31 - 1, 1<<31 - 2, 1 << 30, NTTPrime} {
		for _, a := range []int{0, 1, 2, m / 2, m - 2, m - 1} {
			for _, k := range []int{0, 1, 2, 30, 31, 32, 100, 30000} {
				if a < 0 || a >= m {
					continue
				}
				b := PowMod(a, k, m)
				if got, want := DiscreteLog(a, b, m), slowLog(a, b, m, k); got != want {
					t.Errorf("DiscreteLog(%d, %d, %d) = %d, want %d", a, b, m, got, want)
				}
			}
		}
	}

	// 9973 is a prime just below 100^2, so the last exponents need the last giant step. 11 is a primitive root.
	const p, root = 9973, 11
	power := 1
	for k := 0; k < p-1; k++ {
		if got := DiscreteLog(root, power, p); got != k {
			t.Fatalf("DiscreteLog(%d, %d, %d) = %d, want %d", root, power, p, got, k)
		}
		power = power * root % p
	}
	if got := DiscreteLog(2, 3, 1<<30); got != -1 {
		t.Errorf("2 to the power %d is 3 modulo 2^30", got)
	}
}

func TestSqrtModEdges(t *testing.T) {
	for _, p := range []int{2, 3, NTTPrime, 1<<31 - 1, 1<<61 - 1, 1<<62 - 57, 1<<63 - 25} {
		for _, a := range []int{0, 1, 2, 3, 4, p / 2, p - 4, p - 2, p - 1} {
			if a < 0 || a >= p {
				continue
			}
			isSquare := p == 2 || big.Jacobi(bigOf(a), bigOf(p)) >= 0
			x, ok := SqrtMod(a, p)
			square := bigMod(new(big.Int).Mul(bigOf(x), bigOf(x)), p)
			if ok != isSquare || ok && (square != a || x < 0 || x >= p) {
				t.Errorf("SqrtMod(%d, %d) = %d, %t", a, p, x, ok)
			}
		}
	}
}

func TestLagrangeEdges(t *testing.T) {
	for _, p := range []int{2, 3, 5, NTTPrime, 1<<31 - 1} {
		for n := 0; n <= min(p, 5); n++ {
			f := make([]int, n) // the highest residues
			for i := range f {
				f[i] = p - 1 - i%2
			}
			values := make([]int, n)
			xs := make([]int, n)
			for x := range values {
				values[x] = evaluate(f, x, p)
				xs[x] = p - 1 - x
			}
			ys := make([]int, n)
			for i, x := range xs {
				ys[i] = evaluate(f, x, p)
			}
			if got := Interpolate(xs, ys, p); len(got) != n || n > 0 && !reflect.DeepEqual(got, f) {
				t.Errorf("Interpolate(%v, %v, %d) = %v, want %v", xs, ys, p, got, f)
			}
			for _, x := range around(p) {
				if got, want := Lagrange(values, x, p), evaluate(f, residue(x, p), p); got != want {
					t.Errorf("Lagrange(%v, %d, %d) = %d, want %d", values, x, p, got, want)
				}
			}
		}
	}
	if got, want := Lagrange([]int{math.MinInt64, math.MaxInt64}, 1, 7), math.MaxInt64%7; got != want {
		t.Errorf("values that are no residues: %d, want %d", got, want)
	}
}

func TestConvolutionEdges(t *testing.T) {
	// product is the oracle: it multiplies term by term in math/big.
	product := func(a, b []int) []*big.Int {
		var list []*big.Int
		for i := 0; i < len(a)+len(b)-1 && len(a) > 0 && len(b) > 0; i++ {
			list = append(list, new(big.Int))
		}
		for i, x := range a {
			for j, y := range b {
				list[i+j].Add(list[i+j], new(big.Int).Mul(bigOf(x), bigOf(y)))
			}
		}
		return list
	}
	check := func(name string, got []int, want []*big.Int, m int) {
		t.Helper()
		if len(got) != len(want) {
			t.Errorf("%s: %d elements, want %d", name, len(got), len(want))
			return
		}
		for k, x := range want {
			isRight := m == 0 && x.Cmp(bigOf(got[k])) == 0 || m > 0 && bigMod(x, m) == got[k]
			if !isRight {
				t.Errorf("%s: element %d is %d, want %v", name, k, got[k], x)
				return
			}
		}
	}
	filled := func(n, x int) []int {
		list := make([]int, n)
		for i := range list {
			list[i] = x
		}
		return list
	}

	for _, n := range []int{0, 1, 2, 3, 33, 64, 65} {
		for _, k := range []int{0, 1, 2, 31, 32, 40} {
			for _, m := range []int{1, 2, 3, NTTPrime, 1<<31 - 1, 1 << 31} {
				a, b := filled(n, m-1), filled(k, m-1)
				check(fmt.Sprint("modulo ", m), ConvolutionMod(a, b, m), product(a, b), m)
				if m == NTTPrime {
					check("Convolution", Convolution(a, b), product(a, b), m)
				}
			}

			// The coefficients of these products just fit into an int. The number of terms is at most 65.
			for _, x := range []int{1, -1, math.MaxInt64 / 65, -math.MaxInt64 / 65} {
				a, b := filled(n, x), filled(k, 1)
				check(fmt.Sprint("exact ", x), ConvolutionExact(a, b), product(a, b), 0)
			}
		}
	}

	// ConvolutionExact uses two primes for small coefficients, and three for large ones. These coefficients are around
	// the product of two primes, and around its half.
	for tenth := 1; tenth <= 25; tenth++ {
		x := int(math.Sqrt(firstPrime * secondPrime / 40 * float64(tenth) / 10))
		for _, y := range []int{x, -x} {
			a, b := filled(40, x), filled(40, y)
			check(fmt.Sprint("exact ", x, " times ", y), ConvolutionExact(a, b), product(a, b), 0)
		}
	}

	a, b := filled(40, 0), filled(40, 0)
	for _, x := range edgeInts() {
		a[39], b[39] = x, 1
		check(fmt.Sprint("exact ", x), ConvolutionExact(a, b), product(a, b), 0)
	}

	check("any ints", Convolution(edgeInts(), around(NTTPrime)), product(edgeInts(), around(NTTPrime)), NTTPrime)

	for size := 1; size <= 16; size *= 2 {
		a, b := filled(size, NTTPrime-1), filled(size, NTTPrime-1)
		a[0], b[size-1] = 0, 1
		want := make([]*big.Int, size)
		for i := range want {
			want[i] = new(big.Int)
		}
		for i, x := range a {
			for j, y := range b {
				want[i^j].Add(want[i^j], new(big.Int).Mul(bigOf(x), bigOf(y)))
			}
		}
		check("XorConvolution", XorConvolution(a, b), want, NTTPrime)
	}
	if got := XorConvolution(nil, nil); len(got) != 0 {
		t.Errorf("XorConvolution of nothing: %v", got)
	}
}

func TestModulusEdges(t *testing.T) {
	for _, m := range []int{1, 2, NTTPrime, 1 << 31} {
		p := NewModulus(m)
		for _, a := range around(m) {
			x := p.Of(a)
			if want := bigMod(bigOf(a), m); x != want {
				t.Errorf("%d modulo %d is %d, want %d", a, m, x, want)
			}
			for _, e := range around(m) {
				if e < 0 {
					continue
				}
				want := new(big.Int).Exp(bigOf(x), bigOf(e), bigOf(m))
				if got := p.Pow(x, e); got != int(want.Int64()) {
					t.Errorf("%d to the power %d modulo %d is %d, want %v", x, e, m, got, want)
				}
			}
		}
	}
}
