// Library Checker, Static RMQ: seq.SparseTable. Queries are "l r" (the minimum of [l, r)).
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

// least is the minimum of int32s: the table needs half of the memory.
func least(a, b int32) int32 {
	if a < b {
		return a
	}
	return b
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	values := make([]int32, n)
	for i := range values {
		values[i] = int32(in.Int(0, scan.Max))
	}
	table := seq.NewSparseTable(values, least)
	for ; queries > 0; queries-- {
		l, r := in.Int(0, n), in.Int(0, n)
		scan.WriteInts(out, int(table.Fold(l, r)))
	}
}

func main() { scan.Main(solve) }
