// Library Checker, Range Add Range Min: seq.LazySegTree. Queries are "0 l r x" (add x to a range) and "1 l r"
// (its least element).
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

func add(x, y int) int { return x + y }

func solve(in *scan.Scanner, out *bufio.Writer) {
	const far = 1 << 60
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	tree := seq.NewLazySegTree(in.Ints(n, -scan.Max, scan.Max), seq.Min, far, add, add, 0)
	for ; queries > 0; queries-- {
		asks, l, r := in.Int(0, 1) == 1, in.Int(0, n), in.Int(0, n)
		if asks {
			scan.WriteInts(out, tree.Fold(l, r))
		} else {
			tree.Change(l, r, in.Int(-scan.Max, scan.Max))
		}
	}
}

func main() { scan.Main(solve) }
