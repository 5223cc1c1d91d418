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
	determinant = 1 % p
	for column := 0; column < columns; column++ {
		row := len(pivots)
		found := row
		for found < len(a) && a[found][column] == 0 {
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

		pivot := a[row][column]
		determinant = determinant * pivot % p
		inverse := inverseMod(pivot, p)
		for j := range a[row] {
			a[row][j] = a[row][j] * inverse % p
		}

		for i := row + 1; i < len(a); i++ {
			if factor := a[i][column]; factor != 0 {
				addMultiple(a[i][column:], a[row][column:], p-factor, p)
			}
		}
	}

	// Clear the columns above the pivots, the last pivot first. Then row k has only zeros between its pivot and the
	// next column without a pivot, so the elements between them need not be computed. For a rank or a determinant, there
	// is almost nothing to do.
	free := 0
	for k := len(pivots) - 1; k >= 0; k-- {
		column := pivots[k]
		if k == len(pivots)-1 || pivots[k+1] != column+1 {
			free = column + 1
		}
		for i := 0; i < k; i++ {
			if factor := a[i][column]; factor != 0 {
				a[i][column] = 0
				addMultiple(a[i][free:], a[k][free:], p-factor, p)
			}
		}
	}
	return pivots, determinant
}

// addMultiple adds factor*other to row, element by element, modulo p below 2^31.
//
// Why not %: p is not a constant, so % needs a division for each element, and addMultiple would take twice
// the time.
// Source: Shoup's method, Harvey 2014.
func addMultiple(row, other []int, factor, p int) {
	quotient := factor << 32 / p
	other = other[:len(row)]
	for j, x := range other {
		// product is congruent to factor*x modulo p, and between 0 and 2p-1.
		product := factor*x - x*quotient>>32*p
		row[j] = reduceOnce(reduceOnce(row[j]+product, 2*p), p)
	}
}

// reduceOnce returns x modulo m, for x below 2m.
func reduceOnce(x, m int) int {
	if x >= m {
		return x - m
	}
	return x
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
