// UVa 10054, The Necklace: can beads with two coloured ends form a ring in which touching ends have the same colour?
//
// State: the colour at the open end of the chain.
// Neighbours: for each unused bead with this colour at one end, the colour of its other end.
// Start: a colour of any bead.
// Goal: the same colour when no bead is left.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

const mostColour = 1 << 20 // the largest allowed colour: graph.Trail takes memory for all colours up to it

// necklace returns the colours along a ring of all beads, the first colour again at its end. ok is false if the
// beads form no ring; an open chain is not a ring.
func necklace(beads []graph.Edge) (colours []int, ok bool) {
	most := 0
	for _, bead := range beads {
		most = seq.Max(most, seq.Max(bead.From, bead.To))
	}

	walk, _, ok := graph.Trail(most+1, beads, false)
	return walk, ok && walk[0] == walk[len(beads)]
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for number := 1; in.CountedCase(); number++ {
		beads := graph.ReadEdges(in, in.Int(0, scan.Max), 0, mostColour)

		if number > 1 {
			fmt.Fprintln(out)
		}
		fmt.Fprintf(out, "Case #%d\n", number)

		colours, ok := necklace(beads)
		if !ok {
			fmt.Fprintln(out, "some beads may be lost")
			continue
		}
		for i := range beads {
			fmt.Fprintln(out, colours[i], colours[i+1])
		}
	}
}

func main() { scan.Main(solve) }
