// Library Checker, Bitwise Xor Convolution: number.XorConvolution. The program reads N and two sequences of 2^N
// numbers, and writes their xor convolution.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	length := 1 << in.Int(0, 30)
	a := in.Ints(length, 0, number.NTTPrime-1)
	b := in.Ints(length, 0, number.NTTPrime-1)
	scan.WriteInts(out, number.XorConvolution(a, b)...)
}

func main() { scan.Main(solve) }
