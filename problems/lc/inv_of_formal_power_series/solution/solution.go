// Library Checker, Inv of Formal Power Series: number.SeriesInverse. The program reads n coefficients and
// writes those of the result.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n := in.Int(1, scan.Max)
	a := in.Ints(n, 0, number.NTTPrime-1)
	scan.WriteInts(out, number.SeriesInverse(a, n)...)
}

func main() { scan.Main(solve) }
