package matrix

// EliminateMod transforms a matrix of residues modulo a prime p below 2^31 into reduced row echelon form, in place.
// Only the first `columns` columns can have pivots; pivots lists, in ascending order, the columns that have one. For
// i < len(pivots), row i has a 1 (its pivot) in column pivots[i], and every other row has 0 in this column. The rows
// from len(pivots) on are 0 in the first `columns` columns. If columns is the size of a square matrix, determinant is
// its determinant.
// Other names: Gaussian elimination, Gauss-Jordan.
//
// Use: the rank is len(pivots). For a linear system, call SolveMod. For an inverse, append the unit matrix as
// columns; if there are n pivots, the right half is the inverse.
// Cost: O(rows * columns * rank).
// Tested: determinants against their expansion, solutions against all vectors over small fields. Source:
// cp-algorithms 2014, linear-system-gauss (Gauss-Jordan).
func EliminateMod(a [][]int, columns, p int) (pivots []int, determinant int) {
	// Elements may be larger than p: addMultiple leaves the reduction to whoever needs a residue.
	determinant = 1 % p
	for column := 0; column < columns; column++ {
		row := len(pivots)
		found := row
		for found < len(a) && a[found][column]%p == 0 {
			found++
		}
		if found == len(a) {
			determinant = 0
			continue
		}

		// Exchanging two rows changes the sign of the determinant.
		if found != row {
			a[row], a[found] = a[found], a[row]
			determinant = (p - determinant) % p
		}
		pivots = append(pivots, column)

		pivot := a[row][column] % p
		determinant = determinant * pivot % p
		inverse := inverseMod(pivot, p)
		for j, x := range a[row] {
			a[row][j] = x % p * inverse % p
		}

		for i := row + 1; i < len(a); i++ {
			if factor := a[i][column] % p; factor != 0 {
				addMultiple(a[i][column:], a[row][column:], p-factor, p)
			}
		}
	}

	// Clear the columns above the pivots, the last pivot first. Then row k has only zeros between its pivot and the
	// next column without a pivot, so the elements between them need not be computed. For a rank or a determinant, there
	// is almost nothing to do.
	for i := range a {
		if i >= len(pivots) {
			reduceAll(a[i], p)
		}
	}
	free := 0
	for k := len(pivots) - 1; k >= 0; k-- {
		column := pivots[k]
		if k == len(pivots)-1 || pivots[k+1] != column+1 {
			free = column + 1
		}
		reduceAll(a[k], p)
		for i := 0; i < k; i++ {
			if factor := a[i][column] % p; factor != 0 {
				a[i][column] = 0
				addMultiple(a[i][free:], a[k][free:], p-factor, p)
			}
		}
	}
	return pivots, determinant
}

// reduceAll replaces the elements by their residues.
func reduceAll(row []int, p int) {
	for j, x := range row {
		row[j] = x % p
	}
}

// addMultiple adds factor*other to row, element by element, modulo p below 2^31. The elements of other are residues.
// Those of row grow by less than 2p, so that they stay below 2^63 in any matrix.
//
// Why not %: p is not a constant, so % needs a division for each element, and addMultiple would take three times
// as long.
// Source: Shoup's method, Harvey 2014.
func addMultiple(row, other []int, factor, p int) {
	quotient := factor << 32 / p
	other = other[:len(row)]
	for j, x := range other {
		// The number added is congruent to factor*x modulo p, and between 0 and 2p-1.
		row[j] += factor*x - x*quotient>>32*p
	}
}

// inverseMod returns a^(p-2), which is 1/a modulo the prime p.
func inverseMod(a, p int) int {
	result := 1
	for e := p - 2; e > 0; e /= 2 {
		if e%2 == 1 {
			result = result * a % p
		}
		a = a * a % p
	}
	return result % p
}
