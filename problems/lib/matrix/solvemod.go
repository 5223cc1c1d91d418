package matrix

// SolveMod solves a*x = b modulo a prime p below 2^31. basis is a basis of the kernel: every solution is x plus
// a linear combination of the vectors in basis. ok is false if there is no solution. a has the given number of
// columns.
//
// Cost: that of EliminateMod.
// Tested: against all vectors over small fields. Source: Cohen 1993, section 2.3.
func SolveMod(a [][]int, b []int, columns, p int) (x []int, basis [][]int, ok bool) {
	rows := make([][]int, len(a))
	for i := range a {
		rows[i] = append(append([]int(nil), a[i]...), b[i])
	}

	pivots, _ := EliminateMod(rows, columns, p)
	for _, row := range rows[len(pivots):] {
		if row[columns] != 0 {
			return nil, nil, false
		}
	}

	x = make([]int, columns)
	isPivot := make([]bool, columns)
	for i, column := range pivots {
		x[column] = rows[i][columns]
		isPivot[column] = true
	}

	// Each column without a pivot is a free variable and gives one vector of the basis.
	for free := 0; free < columns; free++ {
		if isPivot[free] {
			continue
		}
		vector := make([]int, columns)
		vector[free] = 1 % p
		for i, column := range pivots {
			vector[column] = (p - rows[i][free]) % p
		}
		basis = append(basis, vector)
	}
	return x, basis, true
}
