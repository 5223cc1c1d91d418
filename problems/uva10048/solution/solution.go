// UVa 10048, Audiophobia: the quietest way between two crossings, where the loudest street of a way counts.
//
// State: a crossing.
// Neighbours: the crossings at the other ends of its streets.
// Start: the first crossing of a query.
// Goal: its second crossing, on a way with the quietest possible loudest street.
package main

import (
	"bufio"
	"fmt"
	"io"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

// louder returns the noise on a way from the noises a and b of its two halves.
func louder(a, b int) int {
	if a > b {
		return a
	}
	return b
}

// A town knows its crossings by the names that the streets give them, because some files name crossings beyond the
// number that they announce.
type town struct {
	crossings map[int]int // from names to vertices
	quietest  [][]int     // the noise on the quietest way between two vertices
}

// vertex returns the vertex of a crossing, a new one if this is its first street.
func (t town) vertex(name int) int {
	v, known := t.crossings[name]
	if !known {
		v = len(t.crossings)
		t.crossings[name] = v
	}
	return v
}

// noise returns the noise on the quietest way between two crossings; false if there is no way.
func (t town) noise(a, b int) (int, bool) {
	if a == b {
		return 0, true
	}

	from, hasStreets := t.crossings[a]
	to, hasStreetsToo := t.crossings[b]
	if !hasStreets || !hasStreetsToo {
		return 0, false
	}

	noise := t.quietest[from][to]
	return noise, noise != graph.Unreached
}

// read returns the town with the given number of streets.
func read(in *scan.Scanner, streets int) town {
	t := town{crossings: make(map[int]int)}
	var all []graph.Edge
	for ; streets > 0; streets-- {
		a, b := in.Int(-scan.Max, scan.Max), in.Int(-scan.Max, scan.Max)
		noise := in.Int(-scan.Max, scan.Max)
		all = append(all, graph.Edge{From: t.vertex(a), To: t.vertex(b), Cost: noise})
	}

	// The number of crossings is known only now. Of several streets between two crossings the quietest one counts.
	t.quietest = graph.Apart(len(t.crossings))
	for _, s := range all {
		if s.Cost < t.quietest[s.From][s.To] {
			t.quietest[s.From][s.To] = s.Cost
			t.quietest[s.To][s.From] = s.Cost
		}
	}
	graph.AllPairs(t.quietest, louder)
	return t
}

func answer(in *scan.Scanner, out io.Writer, t town, queries int) {
	for ; queries > 0; queries-- {
		a, b := in.Int(-scan.Max, scan.Max), in.Int(-scan.Max, scan.Max)
		if noise, ok := t.noise(a, b); ok {
			fmt.Fprintln(out, noise)
		} else {
			fmt.Fprintln(out, "no path")
		}
	}
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for number := 1; in.Case(); number++ {
		crossings, streets, queries := in.Int(0, scan.Max), in.Int(0, scan.Max), in.Int(0, scan.Max)
		if crossings == 0 {
			break
		}
		t := read(in, streets)

		if number > 1 {
			fmt.Fprintln(out)
		}
		fmt.Fprintf(out, "Case #%d\n", number)
		answer(in, out, t, queries)
	}
}

func main() { scan.Main(solve) }
