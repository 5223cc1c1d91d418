package lc

import "math/rand"

// A matrix is a list of rows. Its numbers are integers modulo the constant prime.
type matrix [][]int

func readMatrix(in *Tokens, rows, columns int) matrix {
	a := make(matrix, rows)
	for i := range a {
		a[i] = in.Ints(columns)
	}
	return a
}

// addTo adds a line for each row of the matrix.
func (a matrix) addTo(l *lines) {
	for _, row := range a {
		l.add(row...)
	}
}

// times returns the product of two matrices. It skips zeros in a.
func (a matrix) times(b matrix, columns int) matrix {
	c := make(matrix, len(a))
	for i, row := range a {
		c[i] = make([]int, columns)
		for k, x := range row {
			if x == 0 {
				continue
			}
			for j, y := range b[k] {
				c[i][j] = (c[i][j] + x*y) % prime
			}
		}
	}
	return c
}

// makeRows returns a random matrix: dense, sparse, or of low rank. A large matrix is dense.
func makeRows(r *rand.Rand, rows, columns int) matrix {
	const large = 50
	density := 1 + r.Intn(3)
	most := []int{2, prime - 1}[r.Intn(2)]

	// The largest matrices are dense, because dense matrices take the most time.
	if rows > large {
		density, most = 1, prime-1
	}

	a := make(matrix, rows)
	for i := range a {
		a[i] = randomInts(r, columns, most)

		// On average, only one of `density` numbers is not 0.
		for j := range a[i] {
			if r.Intn(density) > 0 {
				a[i][j] = 0
			}
		}

		if i > 1 && rows <= large && r.Intn(4) == 0 { // make this row a combination of two earlier rows
			x, y := r.Intn(prime), r.Intn(prime)
			for j := range a[i] {
				a[i][j] = (x*a[i-1][j] + y*a[i-2][j]) % prime
			}
		}
	}
	return a
}

// makeMatrixProduct returns two matrices. In a large input, the first matrix is sparse.
func makeMatrixProduct(r *rand.Rand, n int) string {
	m, k := 1+r.Intn(n), 1+r.Intn(n)
	if n > 100 {
		m, k = n, n
	}

	a, b := makeRows(r, n, m), makeRows(r, m, k)

	// Multiplication skips the zeros of the first matrix. If this matrix is sparse, the answer is computed
	// quickly.
	if n > 100 {
		for i := range a {
			for j := range a[i] {
				if r.Intn(20) > 0 {
					a[i][j] = 0
				}
			}
		}
	}

	var l lines
	l.add(n, m, k)
	a.addTo(&l)
	b.addTo(&l)
	return l.String()
}

func answerMatrixProduct(in *Tokens) string {
	var out lines
	n, m, k := in.N(), in.N(), in.N()
	a := readMatrix(in, n, m)
	a.times(readMatrix(in, m, k), k).addTo(&out)
	return out.String()
}

// makePower returns a matrix and an exponent. A large matrix has only one nonzero number in each row and
// column.
func makePower(r *rand.Rand, n int) string {
	exponent := r.Intn([]int{4, 1e9, 1e18}[r.Intn(3)] + 1)
	a := makeRows(r, n, n)

	// If each row and column has one nonzero number, the same holds for all powers of the matrix. Such
	// matrices are multiplied quickly.
	if n > 100 {
		exponent = 1e18 - 1
		for i, j := range r.Perm(n) {
			a[i] = make([]int, n)
			a[i][j] = 1 + r.Intn(prime-1)
		}
	}

	var l lines
	l.add(n, exponent)
	a.addTo(&l)
	return l.String()
}

// answerPower squares and multiplies, from the highest bit of the exponent to the lowest.
func answerPower(in *Tokens) string {
	var out lines
	n, exponent := in.N(), in.N()
	a := readMatrix(in, n, n)

	result := make(matrix, n)
	for i := range result {
		result[i] = make([]int, n)
		result[i][i] = 1
	}

	for bit := 62; bit >= 0; bit-- {
		result = result.times(result, n)
		if exponent>>bit&1 == 1 {
			result = result.times(a, n)
		}
	}

	result.addTo(&out)
	return out.String()
}

// eliminate makes the matrix triangular. It applies Euclid's algorithm to pairs of rows, so it needs no
// inverses modulo the prime. It returns the rank and the determinant.
func (a matrix) eliminate(columns int) (rank, determinant int) {
	determinant = 1
	for column := 0; column < columns; column++ {
		// Euclid's algorithm on two rows leaves a zero below the pivot.
		for i := rank + 1; i < len(a); i++ {
			for a[i][column] != 0 {
				factor := a[rank][column] / a[i][column]
				for j := column; j < columns; j++ {
					a[rank][j] = (a[rank][j] + (prime-factor)*a[i][j]) % prime
				}

				// Swapping two rows changes the sign of the determinant.
				a[rank], a[i] = a[i], a[rank]
				determinant = (prime - determinant) % prime
			}
		}

		if rank < len(a) && a[rank][column] != 0 {
			determinant = determinant * a[rank][column] % prime
			rank++
		} else {
			// A column without a pivot makes the determinant 0.
			determinant = 0
		}
	}
	return rank, determinant
}

func makeSquare(r *rand.Rand, n int) string {
	var l lines
	l.add(n)
	makeRows(r, n, n).addTo(&l)
	return l.String()
}

func answerDeterminant(in *Tokens) string {
	var out lines
	n := in.N()
	_, determinant := readMatrix(in, n, n).eliminate(n)
	out.add(determinant)
	return out.String()
}

func makeRank(r *rand.Rand, n int) string {
	m := 1 + r.Intn(n)
	if n > 100 {
		m = n
	}

	var l lines
	l.add(n, m)
	makeRows(r, n, m).addTo(&l)
	return l.String()
}

func answerRank(in *Tokens) string {
	var out lines
	n, m := in.N(), in.N()
	rank, _ := readMatrix(in, n, m).eliminate(m)
	out.add(rank)
	return out.String()
}

// answerInverse reports whether there is an inverse.
func answerInverse(in *Tokens) string {
	n := in.N()
	if rank, _ := readMatrix(in, n, n).eliminate(n); rank < n {
		return "-1\n"
	}
	return "inverse\n"
}

func checkInverse(in, answer, out *Tokens) {
	n := in.N()
	a := readMatrix(in, n, n)
	if answer.Word() == "-1" {
		out.Int(-1, -1)
		return
	}

	// The product with the inverse is the identity.
	product := a.times(readResidues(out, n, n), n)
	for i, row := range product {
		for j, x := range row {
			out.Is((i == j) == (x == 1) && (i != j) == (x == 0), "row %d times column %d is %d", i, j, x)
		}
	}
}

func readResidues(out *Tokens, rows, columns int) matrix {
	a := make(matrix, rows)
	for i := range a {
		a[i] = make([]int, columns)
		for j := range a[i] {
			a[i][j] = out.Int(0, prime-1)
		}
	}
	return a
}

func makeSystem(r *rand.Rand, n int) string {
	m := 1 + r.Intn(n+2)
	if n > 100 {
		m = n
	}

	a := makeRows(r, n, m)

	// Compute the right-hand side from a hidden solution, so that there is a solution.
	x := make(matrix, m)
	for j := range x {
		x[j] = []int{r.Intn(prime)}
	}
	var b []int
	for _, row := range a.times(x, 1) {
		b = append(b, row[0])
	}

	// Changing the right-hand side may make the system unsolvable.
	if n <= 100 && r.Intn(3) == 0 {
		b[r.Intn(n)] = r.Intn(prime)
	}

	var l lines
	l.add(n, m)
	a.addTo(&l)
	l.add(b...)
	return l.String()
}

// answerSystem returns the dimension of the kernel, or -1 if there is no solution.
func answerSystem(in *Tokens) string {
	var out lines
	n, m := in.N(), in.N()
	a := readMatrix(in, n, m)

	// Copy the rows, because eliminate changes the matrix.
	extended := make(matrix, n)
	for i, b := range in.Ints(n) {
		extended[i] = append(append([]int(nil), a[i]...), b)
	}

	// There is a solution if and only if adding the right-hand side as a column does not increase the rank.
	rank, _ := a.eliminate(m)
	if with, _ := extended.eliminate(m + 1); with > rank {
		out.add(-1)
	} else {
		out.add(m - rank)
	}
	return out.String()
}

func checkSystem(in, answer, out *Tokens) {
	n, m := in.N(), in.N()
	a := readMatrix(in, n, m)
	b := in.Ints(n)
	free := answer.N()
	out.Int(free, free)

	if free < 0 {
		return
	}

	// The first vector must solve the system, the others the system with zeros on the right-hand side.
	solution := readResidues(out, 1, m)[0]
	kernel := readResidues(out, free, m)
	for i, row := range a {
		for k, vector := range append(matrix{solution}, kernel...) {
			sum := 0
			for j, x := range row {
				sum = (sum + x*vector[j]) % prime
			}
			out.Is(k == 0 && sum == b[i] || k > 0 && sum == 0, "row %d times vector %d is %d", i, k, sum)
		}
	}

	// The number of vectors is the dimension of the kernel, so the vectors span the kernel if they are independent.
	rank, _ := kernel.eliminate(m)
	out.Is(rank == free, "the vectors of the kernel are linearly dependent")
}

const (
	fewValues  = 200  // up to this many values, answerRecurrence solves systems of equations
	longLength = 1000 // the length of the recurrence of a large input
)

// makeSequence returns n residues that follow a linear recurrence. In about a third of the small inputs, a random
// number replaces the last residue.
func makeSequence(r *rand.Rand, n int) string {
	length := 1 + r.Intn(n/2+1)
	if n > fewValues {
		length = longLength
	}
	coefficients := randomInts(r, length, prime-1)
	coefficients[length-1] = 1 + r.Intn(prime-1)

	values := randomInts(r, min(n, length), prime-1)
	for len(values) < n {
		next := 0
		for j, c := range coefficients {
			next = (next + c*values[len(values)-1-j]) % prime
		}
		values = append(values, next)
	}
	if n <= fewValues && r.Intn(3) == 0 {
		values[n-1] = r.Intn(prime)
	}

	var l lines
	l.add(n)
	l.add(values...)
	return l.String()
}

// answerRecurrence returns the length of the shortest recurrence. In a small input it tries all lengths in ascending
// order.
func answerRecurrence(in *Tokens) string {
	values := in.Ints(in.N())
	length := longLength
	if len(values) <= fewValues {
		for length = 0; !hasRecurrence(values, length); length++ {
		}
	}
	var out lines
	out.add(length)
	return out.String()
}

// hasRecurrence reports whether the values follow a linear recurrence of the given length: each value, except
// the first `length` ones, is a fixed linear combination of the previous `length` values. Each of these sums
// gives an equation for the coefficients.
func hasRecurrence(values []int, length int) bool {
	var rows [][]int
	for i := length; i < len(values); i++ {
		row := make([]int, length+1)
		for j := range length {
			row[j] = values[i-1-j]
		}
		row[length] = values[i]
		rows = append(rows, row)
	}

	for column := range length {
		pivot := -1
		for i, row := range rows {
			if row[column] != 0 {
				pivot = i
				break
			}
		}
		if pivot < 0 {
			continue
		}
		p := rows[pivot]
		rows[pivot] = rows[len(rows)-1]
		rows = rows[:len(rows)-1]
		for _, row := range rows {
			// p is the pivot row. Subtract p*row[column] from row*p[column]: the new row has a zero in this
			// column.
			factor := row[column]
			for j := column; j <= length; j++ {
				row[j] = (row[j]*p[column] + (prime-factor)*p[j]%prime) % prime
			}
		}
	}
	for _, row := range rows {
		if row[length] != 0 {
			return false
		}
	}
	return true
}

func checkRecurrence(in, answer, out *Tokens) {
	values := in.Ints(in.N())
	want := answer.N()
	coefficients := make([]int, out.Int(want, want))
	for j := range coefficients {
		coefficients[j] = out.Int(0, prime-1)
	}
	for i := want; i < len(values); i++ {
		sum := 0
		for j, c := range coefficients {
			sum = (sum + c*values[i-1-j]) % prime
		}
		out.Is(sum == values[i], "the recurrence gives %d for value %d", sum, i)
	}
}
