// Library Checker, Bitwise And Convolution: number.AndConvolution. The program reads n and two sequences of
// 2^n residues, and writes their convolution.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	length := 1 << in.Int(0, 20)
	a := in.Ints(length, 0, number.NTTPrime-1)
	b := in.Ints(length, 0, number.NTTPrime-1)
	scan.WriteInts(out, number.AndConvolution(a, b)...)
}

func main() { scan.Main(solve) }
