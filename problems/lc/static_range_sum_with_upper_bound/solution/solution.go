// Library Checker, Static Range Sum with Upper Bound: seq.WaveletSums over the ranks of the values. Queries are
// "l r x" (the number and the sum of the elements up to x in a range).
package main

import (
	"bufio"
	"sort"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	a := in.Ints(n, 0, scan.Max)
	rank, sorted := seq.Compress(a)
	wavelet := seq.NewWaveletSums(rank, a)
	for ; queries > 0; queries-- {
		l, r, x := in.Int(0, n), in.Int(0, n), in.Int(0, scan.Max)
		count, sum := wavelet.Below(l, r, sort.SearchInts(sorted, x+1))
		scan.WriteInts(out, count, sum)
	}
}

func main() { scan.Main(solve) }
