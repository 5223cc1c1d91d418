// Library Checker, Pow of Matrix: matrix.PowerMod. The program reads N, K and an N x N matrix, and writes the K-th
// power of the matrix modulo a prime.
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
	const most = 1e18
	n, k := in.Int(0, scan.Max), in.Int(0, most)
	for _, row := range matrix.PowerMod(readMatrix(in, n, n), k, prime) {
		scan.WriteInts(out, row...)
	}
}

func main() { scan.Main(solve) }
