// UVa 11402, Ahoy, Pirates!: the number of Buccaneers in a range of pirates, with changes of whole ranges.
//
// State: a vertex of a segment tree: the Buccaneers of its range, and a pending change of the whole range.
// Step: a change of the whole range of a vertex is stored at the vertex. It is pushed down to the children
// only when a part of the range is needed.
// Start: the pirates of the input, 1 for a Buccaneer.
// Answer: the sum over the vertices that make up the range of a question.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

// A land is the value of a vertex of the segment tree: how many of the pirates of its range are Buccaneers.
// Two int32 take half the memory of two ints, so building the tree takes half the time.
type land struct{ buccaneers, pirates int32 }

func join(a, b land) land { return land{a.buccaneers + b.buccaneers, a.pirates + b.pirates} }

// A change maps a Barbary pirate (0) and a Buccaneer (1) to their new kinds.
type change [2]int32

var keep, changes = change{0, 1}, map[string]change{"F": {1, 1}, "E": {0, 0}, "I": {1, 0}}

func compose(later, earlier change) change { return change{later[earlier[0]], later[earlier[1]]} }

func apply(c change, l land) land {
	return land{c[0]*(l.pirates-l.buccaneers) + c[1]*l.buccaneers, l.pirates}
}

// read appends the leaves of the segment tree, one for each pirate. The digit 1 stands for a Buccaneer, 0 for
// a Barbary pirate.
func read(in *scan.Scanner, pirates []land) []land {
	for pieces := in.Int(0, scan.Max); pieces > 0; pieces-- {
		times, piece := in.Int(0, scan.MaxSize), in.Word()
		for ; times > 0; times-- {
			for i := range piece {
				pirates = append(pirates, land{buccaneers: int32(piece[i] & 1), pirates: 1})
			}
		}
	}
	return pirates
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	var pirates []land
	tree := seq.NewLazySegTree(pirates, join, land{}, apply, compose, keep)
	for number := 1; in.CountedCase(); number++ {
		pirates = read(in, pirates[:0])
		tree.Reset(pirates)
		fmt.Fprintf(out, "Case %d:\n", number)

		question := 0
		for lines := in.Int(0, scan.Max); lines > 0; lines-- {
			what, from := in.Word(), in.Int(0, len(pirates)-1)
			to := in.Int(from, len(pirates)-1) + 1
			if what == "S" {
				question++
				fmt.Fprintf(out, "Q%d: %d\n", question, tree.Fold(from, to).buccaneers)
			} else {
				tree.Change(from, to, changes[what])
			}
		}
	}
}

func main() { scan.Main(solve) }
