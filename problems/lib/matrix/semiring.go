package matrix

// A Semiring defines the sums and products of matrix elements. Add must be associative and commutative with
// the neutral element Zero, Mul must be associative with the neutral element One, and Mul(Zero, x) must be
// Zero. If Add is the minimum and Mul the sum, the k-th power of the cost matrix of a graph contains the
// costs of the cheapest walks of exactly k edges.
//
// Use: Modulo(m).Power(a, k).
// Cost: see Product and Power.
// Tested: see Product and Power. Source: Cormen et al. 2009, section 25.1 (there for minimum and sum).
type Semiring[T any] struct {
	Zero, One T
	Add, Mul  func(a, b T) T
}

// Modulo returns the semiring of residues modulo m, 1 <= m <= 2^31.
func Modulo(m int) Semiring[int] {
	return Semiring[int]{
		Zero: 0, One: 1 % m,
		Add: func(a, b int) int { return (a + b) % m },
		Mul: func(a, b int) int { return a * b % m },
	}
}

// Product returns a times b. The number of columns of a must be the number of rows of b.
//
// Cost: O(n^3), 0.9 s for n = 500 with Modulo. For large matrices of residues use ProductMod.
// Tested: against the definition.
func (s Semiring[T]) Product(a, b [][]T) [][]T {
	columns := 0
	if len(b) > 0 {
		columns = len(b[0])
	}
	product := make([][]T, len(a))
	for i, row := range a {
		sums := make([]T, columns)
		for j := range sums {
			sums[j] = s.Zero
		}
		for k, x := range row {
			for j, y := range b[k] {
				sums[j] = s.Add(sums[j], s.Mul(x, y))
			}
		}
		product[i] = sums
	}
	return product
}

// Power returns the k-th power of a square matrix, k >= 0; for k = 0, the unit matrix.
//
// Cost: 2 log2(k) products.
// Tested: against multiplying step by step, and on walks in a graph.
func (s Semiring[T]) Power(a [][]T, k int) [][]T {
	result := make([][]T, len(a))
	for i := range result {
		result[i] = make([]T, len(a))
		for j := range result[i] {
			result[i][j] = s.Zero
		}
		result[i][i] = s.One
	}

	// Repeated squaring. The last step does not square a, because its elements may be too large.
	for k > 0 {
		if k%2 == 1 {
			result = s.Product(result, a)
		}
		k /= 2
		if k > 0 {
			a = s.Product(a, a)
		}
	}
	return result
}
