// Library Checker, Pow of Formal Power Series: number.SeriesPow. The program reads n, an exponent and n
// coefficients, and writes those of the power.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, exponent := in.Int(1, scan.Max), in.Int(0, 1e18)
	scan.WriteInts(out, number.SeriesPow(in.Ints(n, 0, number.NTTPrime-1), exponent, n)...)
}

func main() { scan.Main(solve) }
