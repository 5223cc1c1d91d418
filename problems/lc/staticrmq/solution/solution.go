// Library Checker, Static RMQ: seq.SparseTable. Queries are "l r" (the minimum of [l, r)).
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

func readInts(in *scan.Scanner, n int) []int {
	list := in.Ints(n, 0, scan.Max)
	return list
}

func smaller(a, b int) int {
	if a < b {
		return a
	}
	return b
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	table := seq.NewSparseTable(readInts(in, n), smaller)
	for ; queries > 0; queries-- {
		l, r := in.Int(0, n), in.Int(0, n)
		scan.WriteInts(out, table.Fold(l, r))
	}
}

func main() { scan.Main(solve) }
