// Library Checker, Determinant of Matrix: matrix.EliminateMod. The program reads N and an N x N matrix, and writes
// its determinant modulo a prime.
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
	_, determinant := matrix.EliminateMod(readMatrix(in, n, n), n, prime)
	scan.WriteInts(out, determinant)
}

func main() { scan.Main(solve) }
