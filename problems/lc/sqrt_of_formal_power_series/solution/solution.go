// Library Checker, Sqrt of Formal Power Series: number.SeriesSqrt. The program reads n coefficients, and
// writes those of a square root, or -1.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n := in.Int(1, scan.Max)
	root, ok := number.SeriesSqrt(in.Ints(n, 0, number.NTTPrime-1), n)
	if !ok {
		root = []int{-1}
	}
	scan.WriteInts(out, root...)
}

func main() { scan.Main(solve) }
