// Library Checker, Static Range Count Distinct: seq.Fenwick. Queries are "l r" (how many different elements are in the
// range?). All queries are read first and answered by ascending r: then an element counts if it is the last one of its
// kind before r.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(0, scan.Max), in.Int(0, scan.Max)
	kind, sorted := seq.Compress(in.Ints(n, 0, scan.Max))

	// The queries with the end r are first[r], next[first[r]] and so on, until 0.
	left, next := make([]int, queries+1), make([]int, queries+1)
	first := make([]int, n+1)
	for q := 1; q <= queries; q++ {
		l, r := in.Int(0, n), in.Int(0, n)
		left[q], next[q], first[r] = l, first[r], q
	}

	counted := seq.NewFenwick(n)
	last := make([]int, len(sorted)) // the position after the last element of each kind, 0 for none
	answers := left
	for r := 0; r <= n; r++ {
		if r > 0 {
			k := kind[r-1]
			if last[k] > 0 {
				counted.Add(last[k]-1, -1)
			}
			counted.Add(r-1, 1)
			last[k] = r
		}
		for q := first[r]; q > 0; q = next[q] {
			answers[q] = counted.Sum(left[q], r)
		}
	}
	for _, answer := range answers[1:] {
		scan.WriteInts(out, answer)
	}
}

func main() { scan.Main(solve) }
