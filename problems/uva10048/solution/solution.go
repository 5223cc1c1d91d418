// UVa 10048, Audiophobia: the quietest path between two crossings, where the noise of a path is that of its
// loudest street.
//
// State: a crossing.
// Neighbours: the crossings at the other ends of the streets of this crossing.
// Start: the first crossing of a query.
// Goal: its second crossing, on a path with the least possible maximum noise.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

// A town stores the crossings that occur in streets, with a vertex for each of them. Their names are numbers,
// which in some files exceed the announced number of crossings.
type town struct {
	crossings map[int]int // from names to vertices
	quietest  [][]int     // the noise of a quietest path between two vertices
}

// vertex returns the vertex of a crossing. A crossing with a new name gets a new vertex.
func (t town) vertex(name int) int {
	v, known := t.crossings[name]
	if !known {
		v = len(t.crossings)
		t.crossings[name] = v
	}
	return v
}

// noise returns the noise of a quietest path between two crossings, and false if there is no path.
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

	// The number of crossings is known only now. Of several streets between the same crossings, only the
	// quietest counts.
	t.quietest = graph.Apart(len(t.crossings))
	for _, s := range all {
		if s.Cost < t.quietest[s.From][s.To] {
			t.quietest[s.From][s.To] = s.Cost
			t.quietest[s.To][s.From] = s.Cost
		}
	}
	graph.AllPairs(t.quietest, seq.Max) // the noise of a path is that of its loudest street
	return t
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for number := 1; in.CaseUntil(0); number++ {
		in.Int(1, scan.Max) // the number of crossings is ignored, because it is too small in some files
		streets, queries := in.Int(0, scan.Max), in.Int(0, scan.Max)
		t := read(in, streets)

		if number > 1 {
			fmt.Fprintln(out)
		}
		fmt.Fprintf(out, "Case #%d\n", number)
		for ; queries > 0; queries-- {
			a, b := in.Int(-scan.Max, scan.Max), in.Int(-scan.Max, scan.Max)
			if noise, ok := t.noise(a, b); ok {
				fmt.Fprintln(out, noise)
			} else {
				fmt.Fprintln(out, "no path")
			}
		}
	}
}

func main() { scan.Main(solve) }
