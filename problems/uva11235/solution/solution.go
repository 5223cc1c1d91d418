// UVa 11235, Frequent values: how often does the most frequent value of a range occur, if the values never descend?
//
// State: a position: how many values of its run of equal values stand up to it.
// Step: to the end of the run of the first position; from there on every run begins within the range.
// Start: the first position of a question.
// Answer: the rest of the first run, or the greatest count from its end on.
package main

import (
	"bufio"
	"fmt"
	"sort"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

// Runs are the stretches of equal values.
type runs struct {
	values []int
	counts *seq.SparseTable[int] // of the values of a run up to a position
}

func newRuns(values []int) runs {
	counts := make([]int, len(values))
	for i := range values {
		counts[i] = 1
		if i > 0 && values[i] == values[i-1] {
			counts[i] += counts[i-1]
		}
	}
	return runs{values, seq.NewSparseTable(counts, greater)}
}

func greater(a, b int) int {
	if a > b {
		return a
	}
	return b
}

// mostFrequent answers a question about the positions from i up to, but without, j.
func (r runs) mostFrequent(i, j int) int {
	end := sort.SearchInts(r.values, r.values[i]+1) // of the run of position i
	if end >= j {
		return j - i
	}
	return greater(end-i, r.counts.Fold(end, j))
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.Case() {
		n := in.Int(0, scan.MaxSize)
		if n == 0 {
			break // the end marker
		}

		questions, values := in.Int(0, scan.Max), make([]int, n)
		for i := range values {
			values[i] = in.Int(-scan.Max, scan.Max)
		}
		r := newRuns(values)
		for ; questions > 0; questions-- {
			i := in.Int(1, n)
			fmt.Fprintln(out, r.mostFrequent(i-1, in.Int(i, n)))
		}
	}
}

func main() { scan.Main(solve) }
