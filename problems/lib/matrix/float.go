package matrix

import "math"

// Solve solves a*x = b for a square matrix of floating-point numbers. ok is false if a pivot is less than
// epsilon times the largest element, that is, if the matrix is singular or nearly singular. a and b are not changed.
// Other names: Gaussian elimination with partial pivoting.
//
// Cost: O(n^3).
// Idea: the element of a column with the largest absolute value becomes the pivot, which keeps rounding
// errors small. For exact results, use SolveRational.
// Tested: on random systems with a known solution, and against SolveRational. Source: Golub and Van Loan
// 2013, section 3.4.
func Solve(a [][]float64, b []float64, epsilon float64) (x []float64, ok bool) {
	n := len(a)
	rows := make([][]float64, n)
	largest := 0.0
	for i := range a {
		rows[i] = append(append([]float64(nil), a[i]...), b[i])
		for _, v := range a[i] {
			largest = math.Max(largest, math.Abs(v))
		}
	}

	// Eliminate one column after the other.
	for column := 0; column < n; column++ {
		best := column
		for i := column + 1; i < n; i++ {
			if math.Abs(rows[i][column]) > math.Abs(rows[best][column]) {
				best = i
			}
		}
		rows[column], rows[best] = rows[best], rows[column]
		pivot := rows[column][column]
		if math.Abs(pivot) <= epsilon*largest {
			return nil, false
		}

		// Subtract the pivot row from the rows below.
		for i := column + 1; i < n; i++ {
			factor := rows[i][column] / pivot
			for j := column; j <= n; j++ {
				rows[i][j] -= factor * rows[column][j]
			}
		}
	}

	// Substitute from the last row upwards.
	x = make([]float64, n)
	for i := n - 1; i >= 0; i-- {
		x[i] = rows[i][n]
		for j := i + 1; j < n; j++ {
			x[i] -= rows[i][j] * x[j]
		}
		x[i] /= rows[i][i]
	}
	return x, true
}
