package number

import (
	"fmt"
	"math/rand"
	"reflect"
	"testing"
)

// product returns n coefficients of a*b, term by term.
func product(a, b []int, n int) []int {
	c := make([]int, n)
	for i, x := range a {
		for j, y := range b {
			if i+j < n {
				c[i+j] = (c[i+j] + x*y) % NTTPrime
			}
		}
	}
	return c
}

// slowLog and slowExp are oracles: log(1+x) is the sum of (-1)^(k+1) x^k/k, and exp(x) is the sum of x^k/k!.
func slowLog(a []int, n int) []int {
	x := append([]int{0}, a[1:]...)
	sum, power := make([]int, n), []int{1}
	for k := 1; k <= n; k++ {
		power = product(power, x, n)
		factor := PowMod(k, NTTPrime-2, NTTPrime)
		if k%2 == 0 {
			factor = NTTPrime - factor
		}
		for i, c := range power {
			sum[i] = (sum[i] + c*factor) % NTTPrime
		}
	}
	return sum
}

func slowExp(a []int, n int) []int {
	sum, power, factorial := make([]int, n), []int{1}, 1
	for k := 0; k <= n; k++ {
		for i, c := range power {
			if i < n {
				sum[i] = (sum[i] + c*PowMod(factorial, NTTPrime-2, NTTPrime)) % NTTPrime
			}
		}
		power = product(power, a, n)
		factorial = factorial * (k + 1) % NTTPrime
	}
	return sum
}

func TestSeries(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for round := range 120 {
		length, n := 1+round%14, random.Intn(20)
		if round%5 == 0 {
			length, n = 1+round%50, random.Intn(70)
		}
		a := residues(random, length)
		if a[0] == 0 {
			a[0] = 5
		}
		one := make([]int, n)
		if n > 0 {
			one[0] = 1
		}
		if got := SeriesInverse(a, n); len(got) != n || !reflect.DeepEqual(product(a, got, n), one) {
			t.Fatalf("1 / %v is %v", a, got)
		}
		a[0] = 1
		want := slowLog(a, n)
		if got, dense := SeriesLog(a, n), denseLog(a, n); !reflect.DeepEqual(got, want) || !reflect.DeepEqual(dense, want) {
			t.Fatalf("log %v is %v, with transforms %v, want %v", a, got, dense, want)
		}
		a[0] = 0
		want = slowExp(a, n)
		if got, dense := SeriesExp(a, n), denseExp(a, n); !reflect.DeepEqual(got, want) || !reflect.DeepEqual(dense, want) {
			t.Fatalf("exp %v is %v, with transforms %v, want %v", a, got, dense, want)
		}

		// Leading zeros, and a first coefficient that is not 1.
		for i := range a {
			if i < round%4 {
				a[i] = 0
			}
		}
		power := first([]int{1}, n)
		for k := range 6 {
			if got := SeriesPow(a, k, n); !reflect.DeepEqual(got, power) {
				t.Fatalf("%v to the power %d is %v, want %v", a, k, got, power)
			}
			if k > 0 && n > 0 && a[0] > 0 {
				if got := densePower(a, k, power[0], n); !reflect.DeepEqual(got, power) {
					t.Fatalf("with transforms, %v to the power %d is %v, want %v", a, k, got, power)
				}
			}
			power = product(power, a, n)
		}
		square := product(a, a, n)
		if got, ok := SeriesSqrt(square, n); !ok || !reflect.DeepEqual(product(got, got, n), square) {
			t.Fatalf("the root of %v is %v, %t", square, got, ok)
		}
		if n > 0 && a[0] > 0 {
			if got := denseSqrt(square, a[0], n); !reflect.DeepEqual(product(got, got, n), square) {
				t.Fatalf("with transforms, the root of %v is %v", square, got)
			}
		}
	}
	if _, ok := SeriesSqrt([]int{0, 1}, 3); ok {
		t.Error("x has a root")
	}
	if _, ok := SeriesSqrt([]int{3}, 3); ok {
		t.Error("3 is no square modulo 998244353, but has a root")
	}
	const k = 1<<63 - 1 // (1+x)^k = 1 + k x + ...; for (2x)^k nothing is left
	if got := SeriesPow([]int{1, 1}, k, 2); got[0] != 1 || got[1] != k%NTTPrime {
		t.Errorf("(1+x)^k begins with %v", got)
	}
	if got := SeriesPow([]int{0, 2}, k, 3); !reflect.DeepEqual(got, []int{0, 0, 0}) {
		t.Errorf("(2x)^k begins with %v", got)
	}
}

// TestSparseSeries: a few terms anywhere give the same as transforms, also next to the number of terms at which the
// method changes, and for the largest residues.
func TestSparseSeries(t *testing.T) {
	random := rand.New(rand.NewSource(3))
	for _, count := range []int{0, 1, 2, 10, 29, 30, 31, 32} {
		for round := range 6 {
			n := 100 + random.Intn(2000)
			a := make([]int, n+random.Intn(3)-1)
			for _, i := range random.Perm(len(a) - 1)[:count] {
				a[1+i] = 1 + random.Intn(NTTPrime-1)
				if round == 0 {
					a[1+i] = NTTPrime - 1
				}
			}
			if _, ok := fewTerms(a, n); ok != (count <= 30) && len(a) <= n {
				t.Errorf("%d terms: few is %t", count, ok)
			}
			if !reflect.DeepEqual(SeriesExp(a, n), denseExp(a, n)) {
				t.Fatalf("exp of %d terms, n = %d", count, n)
			}
			a[0] = 1
			if !reflect.DeepEqual(SeriesLog(a, n), denseLog(a, n)) {
				t.Fatalf("log of 1 and %d terms, n = %d", count, n)
			}

			// Powers, with any first coefficient; the root of a square.
			c, k := 1+random.Intn(NTTPrime-1), random.Intn(1e9)
			a[0] = c * c % NTTPrime
			factor := PowMod(a[0], k, NTTPrime)
			if !reflect.DeepEqual(SeriesPow(a, k, n), densePower(a, k, factor, n)) {
				t.Fatalf("power %d of %d and %d terms, n = %d", k, a[0], count, n)
			}
			b, ok := SeriesSqrt(a, n)
			if !ok || b[0] != c && b[0] != NTTPrime-c || !reflect.DeepEqual(b, denseSqrt(a, b[0], n)) {
				t.Fatalf("root of %d and %d terms, n = %d", a[0], count, n)
			}
		}
	}
}

func TestDividePolynomials(t *testing.T) {
	random := rand.New(rand.NewSource(2))
	for round := range 400 {
		a, b := residues(random, round%9), residues(random, 1+random.Intn(7))
		if round%8 == 0 {
			a, b = residues(random, round/4), residues(random, 1+random.Intn(round/4+1))
		}
		if round%8 == 1 {
			// Both sides of the length up to which another method is used, also with the largest residues.
			n, m := 62+random.Intn(5), 62+random.Intn(70)
			a, b = residues(random, n+m-1), residues(random, m)
			if round%16 == 1 {
				for _, x := range [][]int{a, b} {
					for i := range x {
						x[i] = NTTPrime - 1
					}
				}
			}
		}
		if b[len(b)-1] == 0 {
			b[len(b)-1] = 3
		}
		quotient, rest := DividePolynomials(a, b)
		sum := product(quotient, b, len(a)+len(b))
		for i, x := range rest {
			sum[i] = (sum[i] + x) % NTTPrime
		}
		if len(rest) >= len(b) || !reflect.DeepEqual(sum, first(a, len(sum))) {
			t.Fatalf("%v / %v is %v, rest %v", a, b, quotient, rest)
		}
		for _, x := range [][]int{quotient, rest} {
			if len(x) > 0 && x[len(x)-1] == 0 {
				t.Fatalf("%v / %v: %v ends with 0", a, b, x)
			}
		}
	}
}

func TestRecurrenceTerm(t *testing.T) {
	random := rand.New(rand.NewSource(3))
	for round := range 100 {
		d, end := round%6, 60
		if round%10 == 0 {
			d, end = round/2, 700
		}
		start, c := residues(random, d), residues(random, d)
		list := append([]int(nil), start...)
		for k := range end {
			if k == len(list) {
				next := 0
				for i, x := range c {
					next = (next + x*list[k-1-i]) % NTTPrime
				}
				list = append(list, next)
			}
			if got := RecurrenceTerm(start, c, k); got != list[k] {
				t.Fatalf("start %v, coefficients %v: element %d is %d, want %d", start, c, k, got, list[k])
			}
		}
	}
}

func ExampleSeriesInverse() {
	fmt.Println(SeriesInverse([]int{1, NTTPrime - 1, NTTPrime - 1}, 8)) // 1/(1-x-x^2): Fibonacci numbers
	// Output: [1 1 2 3 5 8 13 21]
}

func ExampleSeriesLog() {
	log := SeriesLog([]int{1, 1}, 3) // x - x^2/2
	fmt.Println(log[0], log[1], (log[2]*2)%NTTPrime == NTTPrime-1)
	// Output: 0 1 true
}

// The number of ways to divide a set of n elements into groups (Bell numbers) is n! times the coefficient of
// x^n in exp(exp(x)-1).
func ExampleSeriesExp() {
	const n = 7
	groups := SeriesExp([]int{0, 1}, n)
	groups[0] = 0
	factorial := 1
	for i, c := range SeriesExp(groups, n) {
		if i > 0 {
			factorial *= i
		}
		fmt.Print(c*factorial%NTTPrime, " ")
	}
	// Output: 1 1 2 5 15 52 203
}

func ExampleSeriesPow() {
	fmt.Println(SeriesPow([]int{1, 1}, 5, 6))
	// Output: [1 5 10 10 5 1]
}

func ExampleSeriesSqrt() {
	root, ok := SeriesSqrt([]int{1, 2, 1}, 3)
	fmt.Println(root[0] == 1 && root[1] == 1 || root[0] == NTTPrime-1 && root[1] == NTTPrime-1, root[2], ok)
	// Output: true 0 true
}

func ExampleDividePolynomials() {
	quotient, rest := DividePolynomials([]int{5, 3, 2, 1}, []int{1, 1}) // x^3 + 2x^2 + 3x + 5 by x + 1
	fmt.Println(quotient, rest)
	// Output: [2 1 1] [3]
}

func ExampleRecurrenceTerm() {
	fmt.Println(RecurrenceTerm([]int{0, 1}, []int{1, 1}, 50)) // a Fibonacci number
	// Output: 607336789
}
