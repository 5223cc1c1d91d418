// Library Checker, GCD Convolution: number.GcdConvolution. The program reads n and two sequences with the
// indices 1 to n, and writes their convolution.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n := in.Int(1, scan.Max)
	a := append([]int{0}, in.Ints(n, 0, number.NTTPrime-1)...)
	b := append([]int{0}, in.Ints(n, 0, number.NTTPrime-1)...)
	scan.WriteInts(out, number.GcdConvolution(a, b)[1:]...)
}

func main() { scan.Main(solve) }
