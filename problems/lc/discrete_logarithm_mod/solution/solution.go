// Library Checker, Discrete Logarithm: number.DiscreteLog. The program reads T triples X, Y, M, and writes for each
// triple the least k with X^k = Y modulo M, or -1.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	for cases := in.Int(0, scan.Max); cases > 0; cases-- {
		x, y, m := in.Int(0, scan.Max), in.Int(0, scan.Max), in.Int(1, scan.Max)
		scan.WriteInts(out, number.DiscreteLog(x, y, m))
	}
}

func main() { scan.Main(solve) }
