// UVa 11235, Frequent values: how often does the most frequent value of a range occur, if the values never descend?
//
// State: a run of equal values.
// Step: to the next run; whole runs are looked up in a table of maxima.
// Start: the run of the first position of a question, of which only the rest lies in the range.
// Answer: the most of this rest, the longest whole run of the range, and the part of the last run.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

func greater(a, b int) int {
	if a > b {
		return a
	}
	return b
}

// Runs are the stretches of equal values.
type runs struct {
	of      []int // the run of each position
	start   []int // the first position of each run, and the end of the last run
	longest *seq.SparseTable[int]
}

func newRuns(values []int) runs {
	var r runs
	for i, v := range values {
		if i == 0 || v != values[i-1] {
			r.start = append(r.start, i)
		}
		r.of = append(r.of, len(r.start)-1)
	}

	r.start = append(r.start, len(values))
	lengths := make([]int, len(r.start)-1)
	for k := range lengths {
		lengths[k] = r.start[k+1] - r.start[k]
	}
	r.longest = seq.NewSparseTable(lengths, greater)
	return r
}

// mostFrequent answers a question about the positions from i up to, but without, j.
func (r runs) mostFrequent(i, j int) int {
	first, last := r.of[i], r.of[j-1]
	if first == last {
		return j - i
	}

	most := greater(r.start[first+1]-i, j-r.start[last])
	if first+1 < last {
		most = greater(most, r.longest.Fold(first+1, last))
	}
	return most
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.Case() {
		n := in.Int(0, scan.MaxSize)
		if n == 0 {
			break // the end marker
		}

		questions := in.Int(0, scan.Max)
		values := make([]int, n)
		for i := range values {
			values[i] = in.Int(-scan.Max, scan.Max)
		}
		r := newRuns(values)
		for ; questions > 0; questions-- {
			i := in.Int(1, n)
			j := in.Int(i, n)
			fmt.Fprintln(out, r.mostFrequent(i-1, j))
		}
	}
}

func main() { scan.Main(solve) }
