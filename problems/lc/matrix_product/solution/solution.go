// Library Checker, Matrix Product: matrix.ProductMod. The program reads N, M, K, an N x M matrix and an M x K matrix,
// and writes their product modulo a prime.
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
	n, m, k := in.Int(0, scan.Max), in.Int(0, scan.Max), in.Int(0, scan.Max)
	a := readMatrix(in, n, m)
	b := readMatrix(in, m, k)
	for _, row := range matrix.ProductMod(a, b, prime) {
		scan.WriteInts(out, row...)
	}
}

func main() { scan.Main(solve) }
