// Library Checker, Range Chmin Chmax Add Range Sum: seq.Beats. Queries are "0 l r b" (minimum with b), "1 l r
// b" (maximum), "2 l r b" (add b) and "3 l r" (sum).
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	beats := seq.NewBeats(in.Ints(n, -1e12, 1e12))
	for ; queries > 0; queries-- {
		kind, l, r := in.Int(0, 3), in.Int(0, n), in.Int(0, n)
		switch kind {
		case 0:
			beats.ChMin(l, r, in.NextInt())
		case 1:
			beats.ChMax(l, r, in.NextInt())
		case 2:
			beats.Add(l, r, in.NextInt())
		case 3:
			scan.WriteInts(out, beats.Sum(l, r))
		}
	}
}

func main() { scan.Main(solve) }
