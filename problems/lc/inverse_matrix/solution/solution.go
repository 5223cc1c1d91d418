// Library Checker, Inverse Matrix: matrix.EliminateMod. The program reads N and an N x N matrix, and writes its
// inverse modulo a prime, or -1 if there is none.
package main

import (
	"bufio"

	"oj/problems/lib/matrix"
	"oj/problems/lib/scan"
)

const prime = 998244353

func readMatrix(in *scan.Scanner, rows, columns int) [][]int {
	a := make([][]int, rows)
	for i := range a {
		a[i] = make([]int, columns)
		for j := range a[i] {
			a[i][j] = in.Int(0, prime-1)
		}
	}
	return a
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	n := in.Int(0, scan.Max)
	rows := readMatrix(in, n, n)
	for i := range rows {
		unit := make([]int, n)
		unit[i] = 1
		rows[i] = append(rows[i], unit...)
	}

	// The row operations that turn the left half into the unit matrix turn the right half into the inverse.
	pivots, _ := matrix.EliminateMod(rows, n, prime)
	if len(pivots) < n {
		scan.WriteInts(out, -1)
		return
	}
	for _, row := range rows {
		scan.WriteInts(out, row[n:]...)
	}
}

func main() { scan.Main(solve) }
