// UVa 11790, Murcia's Skyline: which is longer, the longest increasing or the longest decreasing subsequence of
// buildings?
//
// State: a building as the end of a subsequence, with the greatest sum of widths.
// Step: append a building to the best subsequence that ends at a lower building.
// Start: each building alone.
// Answer: the greatest sum, computed once for the heights and once for the negated heights.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

// greater is the operation of the segment tree.
func greater(a, b int) int {
	if a > b {
		return a
	}
	return b
}

// heaviest returns the greatest sum of widths of a subsequence with strictly increasing heights.
func heaviest(heights, widths []int) int {
	rank, sorted := seq.Compress(heights)
	sums := seq.NewSegTree(make([]int, len(sorted)), greater, 0) // the greatest sum for each rank of the last building
	for i, r := range rank {
		sum := sums.Fold(0, r) + widths[i]
		sums.Set(r, greater(sums.Get(r), sum))
	}
	return sums.Fold(0, len(sorted))
}

// skyline returns the greatest sums of widths of increasing heights and of decreasing heights.
func skyline(heights, widths []int) (up, down int) {
	negated := make([]int, len(heights)) // decreasing subsequences increase here
	for i, height := range heights {
		negated[i] = -height
	}
	return heaviest(heights, widths), heaviest(negated, widths)
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	cases := in.CountCases()
	for number := 1; number <= cases && in.Case(); number++ {
		n := in.Int(0, scan.MaxSize)
		heights, widths := in.Ints(n, 0, scan.Max), in.Ints(n, 0, scan.Max)
		up, down := skyline(heights, widths)
		if up >= down {
			fmt.Fprintf(out, "Case %d. Increasing (%d). Decreasing (%d).\n", number, up, down)
		} else {
			fmt.Fprintf(out, "Case %d. Decreasing (%d). Increasing (%d).\n", number, down, up)
		}
	}
}

func main() { scan.Main(solve) }
