// Library Checker, Rank of Matrix: matrix.EliminateMod. The program reads N, M and an N x M matrix, and writes its
// rank modulo a prime.
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
	n, m := in.Int(0, scan.Max), in.Int(0, scan.Max)
	pivots, _ := matrix.EliminateMod(readMatrix(in, n, m), m, prime)
	scan.WriteInts(out, len(pivots))
}

func main() { scan.Main(solve) }
