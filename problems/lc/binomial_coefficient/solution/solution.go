// Library Checker, Binomial Coefficient: number.BinomialsAny. The program reads m and numbers n and k, and
// writes n over k modulo m.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	t, m := in.Int(1, scan.Max), in.Int(1, 1e6)
	binomials := number.NewBinomialsAny(m)
	for ; t > 0; t-- {
		n := in.Int(0, 1e18)
		scan.WriteInts(out, binomials.Choose(n, in.Int(0, n)))
	}
}

func main() { scan.Main(solve) }
