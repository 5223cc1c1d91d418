// UVa 11790, Murcia's Skyline: which is wider, the widest increasing or the widest decreasing subsequence of
// buildings?
//
// State: a building as the end of a subsequence, with the greatest sum of widths.
// Step: append a building to the best subsequence that ends at a lower building (or at a higher one).
// Start: each building alone.
// Answer: the greatest sums of both directions.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

// widest returns the greatest sum of widths of a subsequence with strictly increasing heights, and of one with
// strictly decreasing heights.
func widest(heights, widths []int) (increasing, decreasing int) {
	rank, sorted := seq.Compress(heights)
	ranks := len(sorted)
	// Both trees store, for each rank of a height, the greatest sum of a subsequence that ends with it.
	up := seq.NewSegTree(make([]int, ranks), seq.Max, 0)
	down := seq.NewSegTree(make([]int, ranks), seq.Max, 0)
	for i, r := range rank {
		up.Set(r, seq.Max(up.Get(r), up.Fold(0, r)+widths[i]))
		down.Set(r, seq.Max(down.Get(r), down.Fold(r+1, ranks)+widths[i]))
	}
	return up.Fold(0, ranks), down.Fold(0, ranks)
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for number := 1; in.CountedCase(); number++ {
		n := in.Int(0, scan.MaxSize)
		heights, widths := in.Ints(n, 0, scan.Max), in.Ints(n, 0, scan.Max)
		up, down := widest(heights, widths)
		if up >= down {
			fmt.Fprintf(out, "Case %d. Increasing (%d). Decreasing (%d).\n", number, up, down)
		} else {
			fmt.Fprintf(out, "Case %d. Decreasing (%d). Increasing (%d).\n", number, down, up)
		}
	}
}

func main() { scan.Main(solve) }
