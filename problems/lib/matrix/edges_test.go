package matrix

import (
	"math"
	"math/big"
	"math/rand"
	"reflect"
	"testing"
)

// This file runs each helper at the edges of the domain that its header states, against math/big.

func bigOf(x int) *big.Int { return big.NewInt(int64(x)) }

// edgeMatrix returns a matrix whose elements are the least and the greatest residues modulo m, and one in the middle.
func edgeMatrix(random *rand.Rand, rows, columns, m int) [][]int {
	values := []int{0, 1 % m, m / 2, m - 1, m - 1, max(0, m-2)}
	a := make([][]int, rows)
	for i := range a {
		a[i] = make([]int, columns)
		for j := range a[i] {
			a[i][j] = values[random.Intn(len(values))]
		}
	}
	return a
}

// bigProduct returns a times b modulo m.
func bigProduct(a, b [][]int, columns, m int) [][]int {
	product := make([][]int, len(a))
	for i := range a {
		product[i] = make([]int, columns)
		for j := range product[i] {
			sum := new(big.Int)
			for k, x := range a[i] {
				sum.Add(sum, new(big.Int).Mul(bigOf(x), bigOf(b[k][j])))
			}
			product[i][j] = int(sum.Mod(sum, bigOf(m)).Int64())
		}
	}
	return product
}

// bigPower returns the k-th power of a square matrix modulo m.
func bigPower(a [][]int, k *big.Int, m int) [][]int {
	result := make([][]int, len(a))
	for i := range result {
		result[i] = make([]int, len(a))
		result[i][i] = 1 % m
	}
	for bit := k.BitLen() - 1; bit >= 0; bit-- {
		result = bigProduct(result, result, len(a), m)
		if k.Bit(bit) == 1 {
			result = bigProduct(result, a, len(a), m)
		}
	}
	return result
}

var largeExponents = []int{0, 1, 2, 1<<31 - 1, 1 << 32, 1 << 62, math.MaxInt64 - 1, math.MaxInt64}

func TestProductEdges(t *testing.T) {
	random := rand.New(rand.NewSource(10))
	for _, m := range []int{1, 2, 3, 1<<31 - 1, 1 << 31} {
		for n := 0; n <= 9; n++ {
			a, b := edgeMatrix(random, n, n, m), edgeMatrix(random, n, n, m)
			want := bigProduct(a, b, n, m)
			if got := ProductMod(a, b, m); !reflect.DeepEqual(got, want) {
				t.Errorf("ProductMod(%v, %v, %d) = %v, want %v", a, b, m, got, want)
			}
			if got := Modulo(m).Product(a, b); !reflect.DeepEqual(got, want) {
				t.Errorf("%v times %v modulo %d is %v, want %v", a, b, m, got, want)
			}
			for _, k := range largeExponents {
				want := bigPower(a, bigOf(k), m)
				if got := PowerMod(a, k, m); !reflect.DeepEqual(got, want) {
					t.Errorf("PowerMod(%v, %d, %d) = %v, want %v", a, k, m, got, want)
				}
				if got := Modulo(m).Power(a, k); !reflect.DeepEqual(got, want) {
					t.Errorf("%v to the power %d modulo %d is %v, want %v", a, k, m, got, want)
				}
			}
		}
	}
}

// TestPowerSum uses sums in place of products. The power of a path with an edge of the largest cost must not add two
// such costs.
func TestPowerSum(t *testing.T) {
	squares := 0
	costs := Semiring[int]{
		Zero: math.MaxInt64, One: 0,
		Add: func(a, b int) int { return min(a, b) },
		Mul: func(a, b int) int {
			if a == math.MaxInt64 || b == math.MaxInt64 {
				return math.MaxInt64
			}
			if a > 0 && b > 0 {
				squares++
			}
			return a + b
		},
	}
	if got := costs.Power([][]int{{math.MaxInt64 - 1}}, 1); got[0][0] != math.MaxInt64-1 || squares != 0 {
		t.Errorf("%v, with %d needless products", got, squares)
	}
}

func TestEliminateModEdges(t *testing.T) {
	random := rand.New(rand.NewSource(11))
	for _, p := range []int{2, 3, 1<<31 - 1} {
		for run := range 300 {
			n := run % 6
			a := edgeMatrix(random, n, n, p)
			want := bigDeterminant(a)
			want.Mod(want, bigOf(p))
			reduced := copied(a)
			pivots, determinant := EliminateMod(reduced, n, p)
			if determinant != int(want.Int64()) || (len(pivots) == n) != (want.Sign() != 0) {
				t.Fatalf("%v modulo %d: determinant %d with %d pivots, want %v", a, p, determinant, len(pivots), want)
			}

			// Append the unit matrix: the right half becomes the inverse.
			wide := copied(a)
			for i := range wide {
				wide[i] = append(wide[i], make([]int, n)...)
				wide[i][n+i] = 1
			}
			if pivots, _ := EliminateMod(wide, n, p); len(pivots) == n {
				inverse := make([][]int, n)
				for i := range inverse {
					inverse[i] = wide[i][n:]
				}
				if got := bigProduct(a, inverse, n, p); !reflect.DeepEqual(got, bigPower(a, bigOf(0), p)) {
					t.Fatalf("the inverse of %v modulo %d: %v", a, p, inverse)
				}
			}

			// A solution must satisfy the system, and each vector of the basis must be mapped to 0.
			m := n + random.Intn(3)
			system := edgeMatrix(random, n, m, p)
			b := edgeMatrix(random, 1, n, p)[0]
			x, basis, ok := SolveMod(system, b, m, p)
			column := func(v []int) (list [][]int) {
				for _, value := range v {
					list = append(list, []int{value})
				}
				return list
			}
			if ok && n > 0 && !reflect.DeepEqual(bigProduct(system, column(x), 1, p), column(b)) {
				t.Fatalf("SolveMod(%v, %v, %d, %d) = %v", system, b, m, p, x)
			}
			for _, v := range basis {
				if n > 0 && !reflect.DeepEqual(bigProduct(system, column(v), 1, p), column(make([]int, n))) {
					t.Fatalf("SolveMod(%v, %v, %d, %d): basis %v", system, b, m, p, v)
				}
			}
		}
	}
}

// bigDeterminant expands along the first row.
func bigDeterminant(a [][]int) *big.Int {
	if len(a) == 0 {
		return big.NewInt(1)
	}
	sum := new(big.Int)
	for column, x := range a[0] {
		var minor [][]int
		for _, row := range a[1:] {
			minor = append(minor, append(append([]int(nil), row[:column]...), row[column+1:]...))
		}
		term := bigDeterminant(minor)
		term.Mul(term, bigOf(x))
		if column%2 == 1 {
			term.Neg(term)
		}
		sum.Add(sum, term)
	}
	return sum
}

// TestNoRows calls the functions for matrices without rows or columns.
func TestNoRows(t *testing.T) {
	if pivots, determinant := EliminateMod(nil, 0, 7); len(pivots) != 0 || determinant != 1 {
		t.Errorf("EliminateMod: %v, %d", pivots, determinant)
	}
	if x, basis, ok := SolveMod(nil, nil, 2, 7); !ok || len(x) != 2 || len(basis) != 2 {
		t.Errorf("SolveMod: %v, %v, %t", x, basis, ok)
	}
	if _, _, ok := SolveMod([][]int{{}}, []int{3}, 0, 7); ok {
		t.Error("SolveMod: 0 = 3 has a solution")
	}
	if x, ok := Solve(nil, nil, 1e-9); !ok || len(x) != 0 {
		t.Errorf("Solve: %v, %t", x, ok)
	}
	if _, ok := Solve([][]float64{{0}}, []float64{0}, 1e-9); ok {
		t.Error("Solve: the matrix 0 is not singular")
	}
	if x, free := SolveRational(nil, nil, 0); len(x) != 0 || free != 0 {
		t.Errorf("SolveRational: %v, %d", x, free)
	}
	if _, free := SolveRational(nil, nil, 2); free != 2 {
		t.Errorf("SolveRational: %d free variables", free)
	}
	if got := ProductMod(nil, nil, 7); len(got) != 0 {
		t.Errorf("ProductMod: %v", got)
	}
}

func TestRecurrenceEdges(t *testing.T) {
	random := rand.New(rand.NewSource(12))
	for _, p := range []int{1, 2, 3, 1<<31 - 1, 1 << 31} {
		for d := 0; d <= 4; d++ {
			first, coefficients := edgeMatrix(random, 1, d, p)[0], edgeMatrix(random, 1, d, p)[0]

			// The companion matrix maps d neighbouring elements, the latest first, to those one step later.
			companion := make([][]int, d)
			for i := range companion {
				companion[i] = make([]int, d)
				if i > 0 {
					companion[i][i-1] = 1 % p
				}
			}
			if d > 0 {
				copy(companion[0], coefficients)
			}

			for _, k := range append(largeExponents, d, d+1, 2*d) {
				want := 0
				if k < d {
					want = first[k]
				} else if d > 0 {
					power := bigPower(companion, bigOf(k-d+1), p)
					sum := new(big.Int)
					for j, x := range power[0] {
						sum.Add(sum, new(big.Int).Mul(bigOf(x), bigOf(first[d-1-j])))
					}
					want = int(sum.Mod(sum, bigOf(p)).Int64())
				}
				if got := Recurrence(first, coefficients, k, p); got != want {
					t.Errorf("Recurrence(%v, %v, %d, %d) = %d, want %d", first, coefficients, k, p, got, want)
				}
			}
		}
	}

	// The least residues, the greatest ones, and nothing.
	for _, p := range []int{2, 3, 1<<31 - 1} {
		for n := 0; n <= 8; n++ {
			for range 50 {
				values := edgeMatrix(random, 1, n, p)[0]
				c := FindRecurrence(values, p)
				for k, want := range values {
					if got := Recurrence(values[:len(c)], c, k, p); got != want {
						t.Fatalf("%v modulo %d: element %d of the recurrence %v is %d", values, p, k, c, got)
					}
				}
			}
		}
	}
	for _, k := range largeExponents {
		c := FindRecurrence([]int{0, 0, 0}, 7)
		if got := Recurrence(nil, c, k, 7); got != 0 {
			t.Errorf("element %d of a sequence of zeros is %d", k, got)
		}
	}
}

func TestXorBasisEdges(t *testing.T) {
	var b XorBasis
	if b.Add(0) || b.Rank() != 0 || b.Max(5) != 5 || b.Min(5) != 5 {
		t.Error("the empty basis")
	}
	if !b.Add(math.MaxInt64) || !b.Add(1<<62) || b.Add(1<<62-1) || b.Rank() != 2 {
		t.Errorf("%v", b)
	}
	if b.Max(0) != math.MaxInt64 || b.Min(math.MaxInt64) != 0 || b.Max(1<<62) != math.MaxInt64 || b.Min(1) != 1 {
		t.Errorf("Max or Min: %v", b)
	}
	for bit := range 63 {
		b.Add(1 << bit)
	}
	if b.Rank() != 63 || b.Min(math.MaxInt64) != 0 || b.Max(1) != math.MaxInt64 {
		t.Errorf("all bits: %v", b)
	}
}

// TestSolveScale multiplies a system by large and small numbers. Whether it counts as singular must not change.
func TestSolveScale(t *testing.T) {
	for _, scale := range []float64{1e-12, 1, 1e12} {
		a := [][]float64{{2 * scale, scale}, {scale, 3 * scale}}
		x, ok := Solve(a, []float64{3 * scale, 4 * scale}, 1e-9)
		if !ok || math.Abs(x[0]-1) > 1e-9 || math.Abs(x[1]-1) > 1e-9 {
			t.Errorf("scale %g: %v, %t", scale, x, ok)
		}
		a = [][]float64{{scale, scale}, {scale, scale * (1 + 1e-12)}}
		if x, ok := Solve(a, []float64{scale, scale}, 1e-9); ok {
			t.Errorf("scale %g: a nearly singular system has the solution %v", scale, x)
		}
	}
}

// TestSolveRationalEdges solves systems with the largest ints, for which floating-point numbers are not exact.
func TestSolveRationalEdges(t *testing.T) {
	rat := func(x int) *big.Rat { return new(big.Rat).SetInt(bigOf(x)) }
	a := [][]*big.Rat{{rat(math.MaxInt64), rat(math.MinInt64)}, {rat(1), rat(-1)}}
	x, free := SolveRational(a, []*big.Rat{rat(-1), rat(0)}, 2)
	if free != 0 || x[0].Cmp(rat(1)) != 0 || x[1].Cmp(rat(1)) != 0 {
		t.Errorf("%v, %d", x, free)
	}
	a[1] = a[0]
	if _, free := SolveRational(a, []*big.Rat{rat(0), rat(1)}, 2); free != -1 {
		t.Errorf("a contradiction: %d", free)
	}
	if _, free := SolveRational(a, []*big.Rat{rat(1), rat(1)}, 2); free != 1 {
		t.Errorf("equal rows: %d", free)
	}
}
