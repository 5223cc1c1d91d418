// Library Checker, Binomial Coefficient (Prime Mod): number.Binomials. It reads T, the prime m, and T pairs n, k.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

const most = 10000000 // numbers are smaller

func solve(in *scan.Scanner, out *bufio.Writer) {
	cases, m := in.Int(0, scan.Max), in.Int(2, scan.Max)
	limit := most
	if m < limit {
		limit = m
	}
	binomials := number.NewBinomials(limit-1, m)
	for ; cases > 0; cases-- {
		n, k := in.Int(0, scan.Max), in.Int(0, scan.Max)
		scan.WriteInts(out, binomials.Choose(n, k))
	}
}

func main() { scan.Main(solve) }
