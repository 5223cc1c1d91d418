// Library Checker, Static Range Frequency: seq.Wavelet over the ranks of the values. Queries are "l r x" (how often x
// occurs in [l, r)).
package main

import (
	"bufio"
	"sort"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

func readInts(in *scan.Scanner, n int) []int {
	list := in.Ints(n, 0, scan.Max)
	return list
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(0, scan.Max), in.Int(0, scan.Max)
	rank, sorted := seq.Compress(readInts(in, n))
	wavelet := seq.NewWavelet(rank)
	for ; queries > 0; queries-- {
		l, r, x := in.Int(0, n), in.Int(0, n), in.Int(0, scan.Max)
		k := sort.SearchInts(sorted, x)
		count := 0
		if k < len(sorted) && sorted[k] == x {
			count = wavelet.Less(l, r, k+1) - wavelet.Less(l, r, k)
		}
		scan.WriteInts(out, count)
	}
}

func main() { scan.Main(solve) }
