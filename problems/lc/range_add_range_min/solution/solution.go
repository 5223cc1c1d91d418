// Library Checker, Range Add Range Min: seq.AddMin. Queries are "0 l r x" (add x to a range) and "1 l r"
// (its least element).
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	tree := seq.NewAddMin(in.Ints(n, -scan.Max, scan.Max))
	for ; queries > 0; queries-- {
		asks, l, r := in.Int(0, 1) == 1, in.Int(0, n), in.Int(0, n)
		if asks {
			scan.WriteInts(out, tree.Min(l, r))
		} else {
			tree.Add(l, r, in.Int(-scan.Max, scan.Max))
		}
	}
}

func main() { scan.Main(solve) }
