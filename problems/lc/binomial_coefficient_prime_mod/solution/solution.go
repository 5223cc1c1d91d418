// Library Checker, Binomial Coefficient (Prime Mod): number.Binomials. The program reads T, the prime m, and T pairs
// n, k. It writes n choose k modulo m for each pair.
package main

import (
	"bufio"

	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	cases, m := in.Int(0, scan.Max), in.Int(2, scan.Max)

	// Prepare factorials up to the largest n only.
	pairs := make([][2]int, cases)
	largest := 0
	for i := range pairs {
		n, k := in.Int(0, scan.Max), in.Int(0, scan.Max)
		pairs[i] = [2]int{n, k}
		if n > largest {
			largest = n
		}
	}

	binomials := number.NewBinomials(largest, m)
	for _, p := range pairs {
		n, k := p[0], p[1]
		scan.WriteInts(out, binomials.Choose(n, k))
	}
}

func main() { scan.Main(solve) }
