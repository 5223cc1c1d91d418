// UVa 11212, Editing a Book: how many cuts and pastes sort the paragraphs of a book?
//
// State: the order of the paragraphs.
// Neighbours: a block is cut and pasted elsewhere; in other words, two adjacent blocks are exchanged.
// Start: the given order.
// Goal: 1 2 3 and so on.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const (
	most     = 14 // the maximum number of paragraphs: searching longer books would take too long
	mostCuts = 14 // the most edits: one for each paragraph is always enough
)

// An order contains the n paragraphs at indices 1 to n. The element before them is 0, and the elements after them are
// n+1, n+2 and so on.
type order [most + 2]uint8

// A book has n paragraphs.
type book struct{ n int }

// edits appends the orders after one edit: the block from i to j-1 is exchanged with the block from j to k-1.
func (b book) edits(o order, buf []order) []order {
	for i := 1; i <= b.n; i++ {
		for j := i + 1; j <= b.n; j++ {
			for k := j + 1; k <= b.n+1; k++ {
				after := o
				copy(after[i:], o[j:k])
				copy(after[i+k-j:], o[i:j])
				buf = append(buf, after)
			}
		}
	}
	return buf
}

// least returns a lower bound for the number of edits. A break is a place where paragraph p is not followed by
// paragraph p+1. An edit changes the neighbours at three places, so it removes at most three breaks.
func (b book) least(o order) int {
	breaks := 0
	for i := 0; i <= b.n; i++ {
		if o[i+1] != o[i]+1 {
			breaks++
		}
	}
	return (breaks + 2) / 3
}

// read reads a permutation of the numbers 1 to n.
func (b book) read(in *scan.Scanner) (o order) {
	var seen [most + 1]bool
	for i := 1; i <= b.n; i++ {
		p := in.Int(1, b.n)
		if seen[p] {
			in.Fatalf("want each paragraph once")
		}
		seen[p] = true
		o[i] = uint8(p)
	}

	for i := b.n + 1; i < len(o); i++ {
		o[i] = uint8(i)
	}
	return o
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for k := 1; in.CaseUntil(0); k++ {
		b := book{in.Int(1, most)}
		path := search.Deepen(b.read(in), b.edits, b.least, mostCuts)
		fmt.Fprintf(out, "Case %d: %d\n", k, len(path)-1)
	}
}

func main() { scan.Main(solve) }
