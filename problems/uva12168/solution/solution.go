// UVa 12168, Cat vs. Dog: as many viewers as possible shall be content. Each wants one animal to stay and another one to
// go: a cat and a dog, or a dog and a cat.
//
// State: a viewer.
// Neighbours: the viewers whose wish contradicts it: one wants an animal to stay that the other one wants to go.
// Start, goal: a largest set of viewers without neighbours in it. Two viewers contradict each other only if one
// loves cats and the other one dogs, so the graph is bipartite.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

// A vote names two animals, such as C1 and D2.
type vote struct{ stays, goes string }

func (v vote) contradicts(w vote) bool { return v.stays == w.goes || v.goes == w.stays }

// content returns how many viewers can be content.
func content(cats, dogs []vote) int {
	against := make([][]int, len(cats)) // against[i]: the dog lovers who contradict cat lover i
	for i, c := range cats {
		for j, d := range dogs {
			if c.contradicts(d) {
				against[i] = append(against[i], j)
			}
		}
	}

	most := len(cats) + len(dogs)
	for _, opponent := range graph.Matching(against, len(dogs)) {
		if opponent >= 0 {
			most-- // of the two viewers of a pair, one cannot be content
		}
	}
	return most
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CountedCase() {
		in.Int(0, scan.Max) // the numbers of cats and dogs do not matter
		in.Int(0, scan.Max)
		var cats, dogs []vote
		for votes := in.Int(0, scan.Max); votes > 0; votes-- {
			v := vote{stays: in.Word(), goes: in.Word()}
			if v.stays[0] == 'C' {
				cats = append(cats, v)
			} else {
				dogs = append(dogs, v)
			}
		}
		fmt.Fprintln(out, content(cats, dogs))
	}
}

func main() { scan.Main(solve) }
