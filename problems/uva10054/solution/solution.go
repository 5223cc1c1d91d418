// UVa 10054, The Necklace: can beads with two coloured ends form a ring in which touching ends have the same
// colour?
//
// State: the colour at the open end of the chain.
// Neighbours: the other colours of the unused beads with this colour.
// Start: a colour of any bead.
// Goal: the same colour when no bead is left.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

const mostColour = 1 << 20 // because the tour takes memory for each number up to the largest

// read returns the beads, and a number greater than all colours.
func read(in *scan.Scanner) (beads []graph.Edge, colours int) {
	colours = 1 // graph.Trail needs at least one vertex
	for n := in.Int(0, scan.Max); n > 0; n-- {
		bead := graph.Edge{From: in.Int(0, mostColour), To: in.Int(0, mostColour)}
		beads = append(beads, bead)

		for _, colour := range []int{bead.From, bead.To} {
			if colour >= colours {
				colours = colour + 1
			}
		}
	}
	return beads, colours
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	in.CountCases()
	for number := 1; in.Case(); number++ {
		beads, colours := read(in)

		if number > 1 {
			fmt.Fprintln(out)
		}
		fmt.Fprintf(out, "Case #%d\n", number)

		// An open chain of all beads is no ring.
		walk, _, ok := graph.Trail(colours, beads, false)
		if !ok || walk[0] != walk[len(beads)] {
			fmt.Fprintln(out, "some beads may be lost")
			continue
		}
		for i := range beads {
			fmt.Fprintln(out, walk[i], walk[i+1])
		}
	}
}

func main() { scan.Main(solve) }
