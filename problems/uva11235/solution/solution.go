// UVa 11235, Frequent values: how often does the most frequent value of a range occur, if the list never
// descends?
//
// State: a position, with the number of equal values of its run up to and including it.
// Step: to the end of the first run; every later run begins inside the range.
// Start: the first position of a query.
// Answer: the part of the first run in the range, or the greatest number after the first run.
package main

import (
	"bufio"
	"fmt"
	"sort"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

// runs prepares a list of equal, adjacent values (runs) for queries.
type runs struct {
	values []int
	counts *seq.SparseTable[int] // for each position, the number of values of its run up to it
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

// mostFrequent answers the query about the positions i to j-1.
func (r runs) mostFrequent(i, j int) int {
	end := sort.SearchInts(r.values, r.values[i]+1) // the end of the run of position i
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

		questions := in.Int(0, scan.Max)
		r := newRuns(in.Ints(n, -scan.Max, scan.Max))
		for ; questions > 0; questions-- {
			i := in.Int(1, n)
			fmt.Fprintln(out, r.mostFrequent(i-1, in.Int(i, n)))
		}
	}
}

func main() { scan.Main(solve) }
