// Library Checker, Range Reverse Range Sum: seq.Sequence. Queries are "0 l r" (reverse) and "1 l r" (sum).
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

func add(a, b int) int { return a + b }

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(0, scan.Max), in.Int(0, scan.Max)
	list := seq.NewSequence(in.Ints(n, 0, scan.Max), add, 0)
	for ; queries > 0; queries-- {
		asks, l, r := in.Int(0, 1) == 1, in.Int(0, n), in.Int(0, n)
		if asks {
			scan.WriteInts(out, list.Fold(l, r))
		} else {
			list.Reverse(l, r)
		}
	}
}

func main() { scan.Main(solve) }
