// Library Checker, Static Range Frequency: seq.Compress. Queries are "l r x" (how often x occurs in [l, r)). Two binary
// searches in the positions of x answer a query; seq.Wavelet also answers it, in as many steps, but takes longer to make.
package main

import (
	"bufio"
	"sort"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(0, scan.Max), in.Int(0, scan.Max)
	rank, sorted := seq.Compress(in.Ints(n, 0, scan.Max))

	// The value sorted[k] occurs at positions[start[k]:start[k+1]], in ascending order.
	start := make([]int, len(sorted)+1)
	for _, k := range rank {
		start[k+1]++
	}
	for k := range sorted {
		start[k+1] += start[k]
	}
	positions, next := make([]int, n), append([]int(nil), start...)
	for i, k := range rank {
		positions[next[k]] = i
		next[k]++
	}

	for ; queries > 0; queries-- {
		l, r, x := in.Int(0, n), in.Int(0, n), in.Int(0, scan.Max)
		k := sort.SearchInts(sorted, x)
		count := 0
		if k < len(sorted) && sorted[k] == x {
			of := positions[start[k]:start[k+1]]
			count = sort.SearchInts(of, r) - sort.SearchInts(of, l)
		}
		scan.WriteInts(out, count)
	}
}

func main() { scan.Main(solve) }
