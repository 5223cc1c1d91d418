// Library Checker, System of Linear Equations: matrix.SolveMod. The program reads N, M, an N x M matrix, and the
// right-hand sides, and writes a solution and a basis of the kernel.
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
	a := readMatrix(in, n, m)
	b := readMatrix(in, 1, n)[0]
	x, basis, ok := matrix.SolveMod(a, b, m, prime)
	if !ok {
		scan.WriteInts(out, -1)
		return
	}

	scan.WriteInts(out, len(basis))
	scan.WriteInts(out, x...)
	for _, vector := range basis {
		scan.WriteInts(out, vector...)
	}
}

func main() { scan.Main(solve) }
