// UVa 11235, Frequent values: how often does the most frequent value of a range occur, in a sorted list?
//
// State: a position, with the number of values of its run at or before this position.
// Step: treat the first run separately, because it may begin before the range; every later run begins
// inside it.
// Start: the first position of a query.
// Answer: the maximum of two numbers. The first one is how many values of the first run are in the range.
// The second one is the greatest stored number at a position of the range after the first run.
package main

import (
	"bufio"
	"fmt"
	"sort"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

// runCounts returns for each position how many values of its run are at or before it. A run is a sequence of
// equal neighbours.
func runCounts(values []int) []int {
	counts := make([]int, len(values))
	for i, value := range values {
		counts[i] = 1
		if i > 0 && values[i-1] == value {
			counts[i] += counts[i-1]
		}
	}
	return counts
}

// mostFrequent answers the query about the positions i to j-1. The sparse table `counts` holds the result of
// runCounts, and returns the maximum of a range.
func mostFrequent(values []int, counts *seq.SparseTable[int], i, j int) int {
	end := sort.SearchInts(values, values[i]+1) // the end of the run of position i
	if end >= j {
		return j - i
	}
	return seq.Max(end-i, counts.Fold(end, j))
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CaseUntil(0) {
		n, questions := in.Int(1, scan.MaxSize), in.Int(0, scan.Max)
		values := in.Ints(n, -scan.Max, scan.Max)
		counts := seq.NewSparseTable(runCounts(values), seq.Max)
		for ; questions > 0; questions-- {
			i := in.Int(1, n)
			fmt.Fprintln(out, mostFrequent(values, counts, i-1, in.Int(i, n)))
		}
	}
}

func main() { scan.Main(solve) }
