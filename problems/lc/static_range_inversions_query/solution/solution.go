// Library Checker, Static Range Inversions Query: seq.Mo with seq.Fenwick. Queries are "l r" (print the
// number of inversions in [l, r), that is, of pairs in which the larger element comes first).
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
	ranges := make([][2]int, queries)
	for i := range ranges {
		ranges[i] = [2]int{in.Int(0, n), in.Int(0, n)}
	}

	// `inside` stores, for each rank, how often it occurs in the current range [left, right).
	inside := seq.NewFenwick(len(sorted))
	left, right, inversions := 0, 0, 0
	change := func(i, by int, isLeft bool) {
		pairs := inside.Prefix(rank[i])
		if !isLeft {
			pairs = right - left - inside.Prefix(rank[i]+1)
		}
		inversions += by * pairs
	}
	add := func(i int) {
		isLeft := i < left
		change(i, 1, isLeft)
		inside.Add(rank[i], 1)
		if isLeft {
			left = i
		} else {
			right = i + 1
		}
	}
	remove := func(i int) {
		isLeft := i == left
		inside.Add(rank[i], -1)
		if isLeft {
			left = i + 1
		} else {
			right = i
		}
		change(i, -1, isLeft)
	}

	answers := make([]int, queries)
	seq.Mo(n, ranges, add, remove, func(q int) { answers[q] = inversions })
	for _, a := range answers {
		scan.WriteInts(out, a)
	}
}

func main() { scan.Main(solve) }
