// UVa 10054, The Necklace: can beads of two colours each be strung to a ring so that equal colours touch?
//
// State: the colour at the end of the string.
// Neighbours: the other colours of beads that have this one; each bead can be used once.
// Start: a colour of any bead.
// Goal: the same colour when no bead is left.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"

	"oj/problems/internal/graph"
	"oj/problems/internal/scan"
)

const colours = 50

func read(in *scan.Scanner) []graph.Edge {
	var beads []graph.Edge
	for n := in.Int(1, 1<<20); n > 0 && in.Err() == nil; n-- {
		left, right := in.Int(1, colours)-1, in.Int(1, colours)-1
		beads = append(beads, graph.Edge{From: left, To: right})
	}
	return beads
}

func run(r io.Reader, w io.Writer) error {
	in, out := scan.New(r), bufio.NewWriter(w)
	cases := in.Int(0, 1<<31-1)
	for number := 1; number <= cases; number++ {
		beads := read(in)
		if in.Err() != nil {
			break
		}
		if number > 1 {
			fmt.Fprintln(out)
		}
		fmt.Fprintf(out, "Case #%d\n", number)
		ring := graph.EulerTour(colours, beads)
		if ring == nil {
			fmt.Fprintln(out, "some beads may be lost")
		}
		for _, bead := range ring {
			fmt.Fprintln(out, bead.From+1, bead.To+1)
		}
	}
	if err := out.Flush(); err != nil {
		return err
	}
	return in.Err()
}

func main() {
	if err := run(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
