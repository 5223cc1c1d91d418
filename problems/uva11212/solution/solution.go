// UVa 11212, Editing a Book: how often must one cut and paste to bring the paragraphs of a book into order?
//
// State: the order of the paragraphs.
// Neighbours: some paragraphs in a row are cut and pasted elsewhere: two blocks side by side change places.
// Start: the order given.
// Goal: 1 2 3 and so on.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const (
	most     = 14 // paragraphs, so that an order takes 16 bytes; the search takes too long for more
	mostCuts = 14 // one for each paragraph is always enough
)

// An order holds n paragraphs in places 1 to n; 0 stands before them, n+1 and on behind.
type order [most + 2]uint8

// edits appends what one can make of an order of n paragraphs.
func edits(n int) func(o order, buf []order) []order {
	return func(o order, buf []order) []order {
		for i := 1; i <= n; i++ {
			for j := i + 1; j <= n; j++ {
				for k := j + 1; k <= n+1; k++ { // blocks from i to j-1 and from j to k-1
					after := o
					copy(after[i:], o[j:k])
					copy(after[i+k-j:], o[i:j])
					buf = append(buf, after)
				}
			}
		}
		return buf
	}
}

// least returns how many edits are needed at least: each one changes three places where paragraphs meet, so it mends at
// most three where the one behind is not the one that follows.
func least(n int) func(o order) int {
	return func(o order) int {
		breaks := 0
		for i := 0; i <= n; i++ {
			if o[i+1] != o[i]+1 {
				breaks++
			}
		}
		return (breaks + 2) / 3
	}
}

// read takes an order in which each of the numbers 1 to n stands once.
func read(in *scan.Scanner, n int) (o order) {
	var seen [most + 1]bool
	for i := 1; i <= n; i++ {
		p := in.Int(1, n)
		if seen[p] {
			in.Fatalf("want each paragraph once")
		}
		seen[p], o[i] = true, uint8(p)
	}
	for i := n + 1; i < len(o); i++ {
		o[i] = uint8(i)
	}
	return o
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for k := 1; in.Case(); k++ {
		n := in.Int(0, most)
		if n == 0 {
			break // the end marker
		}
		start := read(in, n)
		path := search.Deepen(start, edits(n), least(n), mostCuts)
		fmt.Fprintf(out, "Case %d: %d\n", k, len(path)-1)
	}
}

func main() { scan.Main(solve) }
