package matrix

import (
	"fmt"
	"math"
	"math/big"
	"math/rand"
	"reflect"
	"testing"
)

func randomMatrix(random *rand.Rand, rows, columns, m int) [][]int {
	a := make([][]int, rows)
	for i := range a {
		a[i] = make([]int, columns)
		for j := range a[i] {
			a[i][j] = random.Intn(m)
		}
	}
	return a
}

// times multiplies two matrices modulo m by the definition of the product.
func times(a, b [][]int, columns, m int) [][]int {
	product := make([][]int, len(a))
	for i := range a {
		product[i] = make([]int, columns)
		for j := range product[i] {
			for k := range b {
				product[i][j] = (product[i][j] + a[i][k]*b[k][j]) % m
			}
		}
	}
	return product
}

func TestProduct(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for round := 0; round < 300; round++ {
		m := []int{1, 2, 7, 998244353, 1<<31 - 1}[round%5]
		n, k, l := random.Intn(5), 1+random.Intn(5), 1+random.Intn(5)
		a, b := randomMatrix(random, n, k, m), randomMatrix(random, k, l, m)
		want := times(a, b, l, m)
		if got := Modulo(m).Product(a, b); !reflect.DeepEqual(got, want) {
			t.Fatalf("%v times %v: %v, want %v", a, b, got, want)
		}
		if got := ProductMod(a, b, m); !reflect.DeepEqual(got, want) {
			t.Fatalf("ProductMod of %v and %v: %v, want %v", a, b, got, want)
		}
	}

	// Sums of squares of the largest residue must not overflow. ProductMod processes four rows at a time, so
	// the test uses sizes n with every remainder modulo 4.
	for _, m := range []int{1<<31 - 1, 1 << 31} {
		for n := 297; n <= 300; n++ {
			full := [][]int{make([]int, n)}
			column := make([][]int, n)
			for i := range column {
				full[0][i], column[i] = m-1, []int{m - 1}
			}
			if got := ProductMod(full, column, m); got[0][0] != n {
				t.Errorf("modulo %d, %d times (-1)*(-1) is %d", m, n, got[0][0])
			}
		}
	}
}

func TestPower(t *testing.T) {
	random := rand.New(rand.NewSource(2))
	for n := 1; n <= 4; n++ {
		a := randomMatrix(random, n, n, 97)
		want := Modulo(97).Power(a, 0)
		for k := 0; k < 20; k++ {
			if got := Modulo(97).Power(a, k); !reflect.DeepEqual(got, want) {
				t.Fatalf("%v to the power %d: %v, want %v", a, k, got, want)
			}
			want = times(want, a, n, 97)
		}
	}
}

// determinant is the expansion along the first row.
func determinant(a [][]int, p int) int {
	if len(a) == 0 {
		return 1 % p
	}
	sum := 0
	for column, x := range a[0] {
		var minor [][]int
		for _, row := range a[1:] {
			minor = append(minor, append(append([]int(nil), row[:column]...), row[column+1:]...))
		}
		if column%2 == 1 {
			x = p - x
		}
		sum = (sum + x*determinant(minor, p)) % p
	}
	return sum
}

func copied(a [][]int) [][]int {
	b := make([][]int, len(a))
	for i := range a {
		b[i] = append([]int(nil), a[i]...)
	}
	return b
}

func TestDeterminant(t *testing.T) {
	random := rand.New(rand.NewSource(3))
	for round := 0; round < 500; round++ {
		p := []int{2, 3, 5, 998244353}[round%4]
		n := round % 6
		a := randomMatrix(random, n, n, p)
		if _, got := EliminateMod(copied(a), n, p); got != determinant(a, p) {
			t.Fatalf("determinant of %v modulo %d: %d, want %d", a, p, got, determinant(a, p))
		}
	}
}

// TestSolveMod compares the solutions with those found by trying all vectors, modulo 2 and modulo 3.
func TestSolveMod(t *testing.T) {
	random := rand.New(rand.NewSource(4))
	for round := 0; round < 600; round++ {
		p := 2 + round%2
		rows, columns := random.Intn(5), 1+random.Intn(4)
		a := randomMatrix(random, rows, columns, p)
		b := make([]int, rows)
		for i := range b {
			b[i] = random.Intn(p)
		}

		solutions := 0
		for _, v := range vectors(columns, p) {
			if solves(a, v, b, p) {
				solutions++
			}
		}
		x, basis, ok := SolveMod(a, b, columns, p)
		if ok != (solutions > 0) {
			t.Fatalf("%v x = %v modulo %d: %v, want %d solutions", a, b, p, ok, solutions)
		}
		if !ok {
			continue
		}
		found := make(map[string]bool)
		for _, factors := range vectors(len(basis), p) {
			sum := append([]int(nil), x...)
			for i, f := range factors {
				for j := range sum {
					sum[j] = (sum[j] + f*basis[i][j]) % p
				}
			}
			if !solves(a, sum, b, p) {
				t.Fatalf("%v x = %v modulo %d: %v is not a solution", a, b, p, sum)
			}
			found[fmt.Sprint(sum)] = true
		}
		if len(found) != solutions {
			t.Fatalf("%v x = %v modulo %d: %d solutions, want %d", a, b, p, len(found), solutions)
		}
	}
}

func vectors(n, p int) [][]int {
	list := [][]int{{}}
	for ; n > 0; n-- {
		var longer [][]int
		for _, v := range list {
			for x := 0; x < p; x++ {
				longer = append(longer, append(append([]int(nil), v...), x))
			}
		}
		list = longer
	}
	return list
}

func solves(a [][]int, x, b []int, p int) bool {
	for i, row := range a {
		sum := 0
		for j, v := range row {
			sum += v * x[j]
		}
		if sum%p != b[i] {
			return false
		}
	}
	return true
}

// TestSolve solves random systems of linear equations in fractions and in floating-point numbers. The right-hand side
// is computed from a known solution.
func TestSolve(t *testing.T) {
	random := rand.New(rand.NewSource(5))
	for round := 0; round < 500; round++ {
		n := 1 + random.Intn(4)
		a := randomMatrix(random, n, n, 7)
		floats, rats := make([][]float64, n), make([][]*big.Rat, n)
		b, c := make([]float64, n), make([]*big.Rat, n)
		for i, row := range a {
			sum := 0
			for j, v := range row {
				sum += v * (j - 1)
				floats[i] = append(floats[i], float64(v))
				rats[i] = append(rats[i], big.NewRat(int64(v), 1))
			}
			b[i], c[i] = float64(sum), big.NewRat(int64(sum), 1)
		}

		singular := determinant(a, 1<<31-1) == 0
		pivots, _ := EliminateMod(copied(a), n, 1<<31-1)
		x, ok := Solve(floats, b, 1e-12)
		y, free := SolveRational(rats, c, n)
		if ok == singular || free != n-len(pivots) {
			t.Fatalf("%v: ok %v, %d unknowns free, singular %v", a, ok, free, singular)
		}
		for j := 0; j < n && ok; j++ {
			if math.Abs(x[j]-float64(j-1)) > 1e-9 || y[j].Cmp(big.NewRat(int64(j-1), 1)) != 0 {
				t.Fatalf("%v: solutions %v and %v, want -1, 0, 1, ...", a, x, y)
			}
		}
		if singular && n > 1 { // a singular system must never have exactly one solution
			one := big.NewRat(1, 1)
			for i := range c {
				c[i].Add(c[i], one)
				if _, free := SolveRational(rats, c, n); free == 0 {
					t.Fatalf("%v: one solution of a singular system", a)
				}
			}
		}
	}
	zero, one := new(big.Rat), big.NewRat(1, 1)
	if _, free := SolveRational([][]*big.Rat{{zero}}, []*big.Rat{one}, 1); free != -1 {
		t.Errorf("0 x = 1 has solutions, %d unknowns are free", free)
	}
}

func TestXorBasis(t *testing.T) {
	random := rand.New(rand.NewSource(6))
	for round := 0; round < 300; round++ {
		var b XorBasis
		sums := map[int]bool{0: true}
		for n := random.Intn(7); n > 0; n-- {
			x := random.Intn(32) << (round % 3 * 29)
			if b.Add(x) == sums[x] {
				t.Fatalf("Add(%d) returned %v, but these xors were possible before: %v", x, sums[x], sums)
			}
			more := make(map[int]bool)
			for s := range sums {
				more[s], more[s^x] = true, true
			}
			sums = more
		}
		for x := 0; x < 32; x++ {
			most, least := 0, math.MaxInt
			for s := range sums {
				if s^x > most {
					most = s ^ x
				}
				if s^x < least {
					least = s ^ x
				}
			}
			if b.Max(x) != most || b.Min(x) != least || 1<<b.Rank() != len(sums) {
				t.Fatalf("xors %v with %d: Max %d, Min %d, rank %d", sums, x, b.Max(x), b.Min(x), b.Rank())
			}
		}
	}
}

func TestRecurrence(t *testing.T) {
	random := rand.New(rand.NewSource(7))
	for d := 1; d <= 5; d++ {
		for _, p := range []int{1, 2, 1000000007} {
			first, coefficients := randomMatrix(random, 1, d, p)[0], randomMatrix(random, 1, d, p)[0]
			a := append([]int(nil), first...)
			for k := 0; k < 50; k++ {
				if k >= d {
					next := 0
					for j, c := range coefficients {
						next = (next + c*a[k-1-j]) % p
					}
					a = append(a, next)
				}
				if got := Recurrence(first, coefficients, k, p); got != a[k] {
					t.Fatalf("%v, %v modulo %d: element %d is %d, want %d", first, coefficients, p, k, got, a[k])
				}
			}
		}
	}
}

// The example prints the cost of a cheapest walk of exactly three edges, and a Fibonacci number.
func ExampleSemiring() {
	const far = 1 << 40
	cheapest := Semiring[int]{Zero: far, One: 0, Add: func(a, b int) int {
		if a < b {
			return a
		}
		return b
	}, Mul: func(a, b int) int {
		if a+b > far {
			return far
		}
		return a + b
	}}
	walks := cheapest.Power([][]int{{far, 1}, {2, far}}, 3)
	fmt.Println(walks[0][1], Modulo(1000).Power([][]int{{1, 1}, {1, 0}}, 50)[0][1])
	// Output: 4 25
}

func ExampleEliminateMod() {
	a := [][]int{{1, 2}, {3, 4}}
	_, determinant := EliminateMod(a, 2, 998244353)
	fmt.Println(determinant)
	// Output: 998244351
}

func ExampleSolveMod() {
	fmt.Println(SolveMod([][]int{{1, 1}}, []int{3}, 2, 7))
	// Output: [3 0] [[6 1]] true
}

func ExampleProductMod() {
	a := [][]int{{1, 1}, {1, 0}}
	fmt.Println(ProductMod(a, a, 998244353), PowerMod(a, 50, 1000)[0][1])
	// Output: [[2 1] [1 1]] 25
}

func ExampleSolveRational() {
	a := [][]*big.Rat{{big.NewRat(2, 1), big.NewRat(1, 1)}, {big.NewRat(1, 1), big.NewRat(-1, 1)}}
	x, free := SolveRational(a, []*big.Rat{big.NewRat(1, 1), big.NewRat(1, 1)}, 2)
	fmt.Println(x[0], x[1], free)
	// Output: 2/3 -1/3 0
}

func ExampleSolve() {
	fmt.Println(Solve([][]float64{{2, 0}, {1, 1}}, []float64{6, 4}, 1e-12))
	// Output: [3 1] true
}

func ExampleXorBasis() {
	var b XorBasis
	fmt.Println(b.Add(5), b.Add(3), b.Add(6), b.Max(0), b.Rank())
	// Output: true true false 6 2
}

func ExampleRecurrence() {
	fmt.Println(Recurrence([]int{0, 1}, []int{1, 1}, 50, 1000))
	// Output: 25
}

func TestPowerMod(t *testing.T) {
	random := rand.New(rand.NewSource(7))
	for n := 0; n < 5; n++ {
		for _, m := range []int{1, 2, 10, 1000000007, 1 << 31} {
			a := make([][]int, n)
			for i := range a {
				a[i] = make([]int, n)
				for j := range a[i] {
					a[i][j] = random.Intn(m)
				}
			}
			for _, k := range []int{0, 1, 2, 3, 6, 7, 100, 1 << 40} {
				if got, want := PowerMod(a, k, m), Modulo(m).Power(a, k); !reflect.DeepEqual(got, want) {
					t.Fatalf("%v to the power %d modulo %d: %v, want %v", a, k, m, got, want)
				}
			}
		}
	}
}
