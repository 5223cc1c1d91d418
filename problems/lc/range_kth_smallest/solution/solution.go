// Library Checker, Range Kth Smallest: seq.Wavelet over the ranks of the values. Queries are "l r k" (the
// k-th smallest value at the positions l to r-1, where k counts from 0).
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

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	rank, sorted := seq.Compress(readInts(in, n))
	wavelet := seq.NewWavelet(rank)
	for ; queries > 0; queries-- {
		l, r, k := in.Int(0, n), in.Int(0, n), in.Int(0, n-1)
		scan.WriteInts(out, sorted[wavelet.Kth(l, r, k)])
	}
}

func main() { scan.Main(solve) }
