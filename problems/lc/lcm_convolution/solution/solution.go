// Library Checker, LCM Convolution: number.LcmConvolution. The program reads n and two sequences with the
// indices 1 to n, and writes their convolution.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

// readFrom1 reads n residues, which become the elements 1 to n of the result.
func readFrom1(in *scan.Scanner, n int) []int {
	a := make([]int, n+1)
	for i := 1; i <= n; i++ {
		a[i] = in.Int(0, number.NTTPrime-1)
	}
	return a
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	n := in.Int(1, scan.Max)
	a, b := readFrom1(in, n), readFrom1(in, n)
	scan.WriteInts(out, number.LcmConvolution(a, b)[1:]...)
}

func main() { scan.Main(solve) }
