package matrix

import "math"

// The results of LinearProgram.
const (
	Solved     = iota // there is a best solution
	Infeasible        // no x satisfies all conditions
	Unbounded         // the value can be as large as you like
)

// LinearProgram maximises c*x over all x with a*x <= b and x >= 0, in floating-point numbers. Row i of a and
// b[i] are one condition. If the status is Solved, value is the maximum and x a place where it is. For a
// condition with >=, negate the row; for an equation, use two conditions; for a variable that may be
// negative, use the difference of two.
// Other names: simplex algorithm, linear programming, LP.
//
// Cost: O(n m) for each pivot; usually O(n + m) pivots, exponentially many at worst.
// Idea: the simplex algorithm on a dense table. The first phase looks for a feasible x with an artificial
// variable. Bland's rule prevents cycles.
// Tested: against trying all corners of the feasible region, on random small programs; also infeasible and
// unbounded ones. Source: Dantzig 1947; Bland 1977.
func LinearProgram(a [][]float64, b, c []float64) (value float64, x []float64, status int) {
	n := len(c)
	t := &linearTable{rows: make([][]float64, len(a)), n: n, basis: make([]int, len(a)), out: make([]int, n+1)}

	// Columns: the variables, the artificial variable, the right-hand side. basis holds the variable of each
	// row: slack variable i is n+1+i. out holds the variable of each column.
	lowest := -1
	for i := range a {
		t.rows[i] = append(append(append([]float64(nil), a[i]...), -1), b[i])
		t.basis[i] = n + 1 + i
		if b[i] < -tiny && (lowest < 0 || b[i] < b[lowest]) {
			lowest = i
		}
	}
	for j := range t.out {
		t.out[j] = j
	}
	goal := make([]float64, n+2) // goal[j] is minus the gain by the variable of column j; the last element is the value
	for j, v := range c {
		goal[j] = -v
	}
	t.rows = append(t.rows, goal)

	if lowest >= 0 {
		// Maximise minus the artificial variable; its first pivot makes all right-hand sides positive.
		phase := make([]float64, n+2)
		phase[n] = 1
		t.rows = append(t.rows, phase)
		t.pivot(lowest, n)
		t.maximise(len(t.rows) - 1)
		if t.rows[len(t.rows)-1][n+1] < -1e-7 {
			return 0, nil, Infeasible
		}
		t.rows = t.rows[:len(t.rows)-1]
		t.dropArtificial()
	}
	if !t.maximise(len(t.rows) - 1) {
		return 0, nil, Unbounded
	}
	x = make([]float64, n)
	for i, v := range t.basis {
		if v < n {
			x[v] = t.rows[i][n+1]
		}
	}
	return t.rows[len(t.rows)-1][n+1], x, Solved
}

const tiny = 1e-9

// A linearTable is the table of the simplex algorithm.
type linearTable struct {
	rows       [][]float64
	n          int
	basis, out []int
}

// maximise pivots until no column makes the given row's value larger. It returns false if the value has no
// bound.
func (t *linearTable) maximise(row int) bool {
	artificial := t.n
	isFirstPhase := row > len(t.basis)
	for {
		// Bland's rule: the variable with the least number enters.
		column := -1
		for j, v := range t.out {
			blocked := v == artificial && !isFirstPhase
			if !blocked && t.rows[row][j] < -tiny && (column < 0 || v < t.out[column]) {
				column = j
			}
		}
		if column < 0 {
			return true
		}

		// The first variable that would become negative leaves; among several, the one with the least number.
		leaves, least := -1, math.Inf(1)
		for i, v := range t.basis {
			if t.rows[i][column] > tiny {
				ratio := t.rows[i][t.n+1] / t.rows[i][column]
				if ratio < least-tiny || ratio < least+tiny && v < t.basis[leaves] {
					leaves, least = i, ratio
				}
			}
		}
		if leaves < 0 {
			return false
		}
		t.pivot(leaves, column)
	}
}

// dropArtificial takes the artificial variable, whose value is 0, out of the basis.
func (t *linearTable) dropArtificial() {
	for i, v := range t.basis {
		if v != t.n {
			continue
		}
		best := 0
		for j := range t.out {
			if math.Abs(t.rows[i][j]) > math.Abs(t.rows[i][best]) {
				best = j
			}
		}
		if math.Abs(t.rows[i][best]) > tiny {
			t.pivot(i, best)
		}
	}
}

// pivot exchanges the variables of a row and a column.
func (t *linearTable) pivot(row, column int) {
	r := t.rows[row]
	inverse := 1 / r[column]
	for i, other := range t.rows {
		if i == row || other[column] == 0 {
			continue
		}
		factor := other[column] * inverse
		for j := range other {
			if j != column {
				other[j] -= factor * r[j]
			}
		}
		other[column] = -factor
	}
	for j := range r {
		r[j] *= inverse
	}
	r[column] = inverse
	t.basis[row], t.out[column] = t.out[column], t.basis[row]
}
