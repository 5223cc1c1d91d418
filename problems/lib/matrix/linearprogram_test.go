package matrix

import (
	"fmt"
	"math"
	"math/rand"
	"testing"
)

// cornersOf calls visit for the corners of the region a*x <= b, x >= 0: the feasible points at which n of the
// conditions are equations.
func cornersOf(a [][]float64, b []float64, n int, visit func(x []float64)) {
	rows, sides := append([][]float64(nil), a...), append([]float64(nil), b...)
	for j := range n {
		row := make([]float64, n)
		row[j] = -1
		rows, sides = append(rows, row), append(sides, 0)
	}
	for set := range 1 << len(rows) {
		var square [][]float64
		var right []float64
		for i := range rows {
			if set>>i&1 == 1 {
				square, right = append(square, rows[i]), append(right, sides[i])
			}
		}
		if len(square) != n {
			continue
		}
		x, ok := Solve(square, right, 1e-9)
		for i := range rows {
			sum := 0.0
			for j := 0; ok && j < n; j++ {
				sum += rows[i][j] * x[j]
			}
			ok = ok && sum <= sides[i]+1e-7
		}
		if ok {
			visit(x)
		}
	}
}

func TestLinearProgram(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	var seen [3]int
	for range 1500 {
		n, m := 1+random.Intn(3), random.Intn(5)
		numbers := func(k int) []float64 {
			list := make([]float64, k)
			for i := range list {
				list[i] = float64(random.Intn(11) - 4)
			}
			return list
		}
		a := make([][]float64, m)
		for i := range a {
			a[i] = numbers(n)
		}
		b, c := numbers(m), numbers(n)

		// Infeasible: no corner. Unbounded: a bound on the sum of all variables is used up in the best
		// corner, however large it is.
		most := func(bound float64) (best float64, ok bool) {
			row := make([]float64, n)
			for j := range row {
				row[j] = 1
			}
			best = math.Inf(-1)
			cornersOf(append(append([][]float64(nil), a...), row), append(append([]float64(nil), b...), bound), n, func(x []float64) {
				ok = true
				value := 0.0
				for j := range x {
					value += c[j] * x[j]
				}
				best = math.Max(best, value)
			})
			return best, ok
		}
		near, ok := most(1e4)
		far, _ := most(2e4)
		want := Solved
		if !ok {
			want = Infeasible
		} else if far > near+1e-3 {
			want = Unbounded
		}

		value, x, status := LinearProgram(a, b, c)
		if status != want || status == Solved && math.Abs(value-near) > 1e-6 {
			t.Fatalf("a %v, b %v, c %v: %v, status %d; want %v, status %d", a, b, c, value, status, near, want)
		}
		seen[status]++
		if status != Solved {
			continue
		}
		sum := 0.0
		for j := range x {
			sum += c[j] * x[j]
			if x[j] < -1e-7 {
				t.Fatalf("x is %v", x)
			}
		}
		if math.Abs(sum-value) > 1e-6 {
			t.Fatalf("a %v, b %v, c %v: x %v has the value %v, not %v", a, b, c, x, sum, value)
		}
		for i := range a {
			sum := 0.0
			for j := range x {
				sum += a[i][j] * x[j]
			}
			if sum > b[i]+1e-6 {
				t.Fatalf("a %v, b %v: x %v breaks condition %d", a, b, x, i)
			}
		}
	}
	for status, count := range seen {
		if count < 100 {
			t.Errorf("status %d only %d times", status, count)
		}
	}
}

// Two products need 1 and 3 hours of a machine, 2 and 1 of another, and bring 3 and 4.
func ExampleLinearProgram() {
	value, x, status := LinearProgram([][]float64{{1, 3}, {2, 1}}, []float64{9, 8}, []float64{3, 4})
	fmt.Printf("%.2f %.2f %v\n", value, x, status == Solved)
	// Output: 17.00 [3.00 2.00] true
}
