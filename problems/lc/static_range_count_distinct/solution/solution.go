// Library Checker, Static Range Count Distinct: seq.Wavelet. Queries are "l r" (how many different elements are in
// the range?). An element counts if no equal element before it is in the range: if the position after that one, or
// 0, is at most l.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(0, scan.Max), in.Int(0, scan.Max)
	after := make([]int, n)
	last := make(map[int]int) // the position after the last occurrence
	for i, x := range in.Ints(n, 0, scan.Max) {
		after[i] = last[x]
		last[x] = i + 1
	}
	wavelet := seq.NewWavelet(after)
	for ; queries > 0; queries-- {
		l, r := in.Int(0, n), in.Int(0, n)
		scan.WriteInts(out, wavelet.Less(l, r, l+1))
	}
}

func main() { scan.Main(solve) }
