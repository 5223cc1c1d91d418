// Library Checker, Static RMQ: seq.SparseTable. Queries are "l r" (the minimum of [l, r)).
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	table := seq.NewSparseTable(in.Ints(n, 0, scan.Max), seq.Min)
	for ; queries > 0; queries-- {
		l, r := in.Int(0, n), in.Int(0, n)
		scan.WriteInts(out, table.Fold(l, r))
	}
}

func main() { scan.Main(solve) }
