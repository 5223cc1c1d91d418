// UVa 11504, Dominos: how many dominos must be pushed by hand so that all fall?
//
// State: a domino; the dominos of a strongly connected component count as one.
// Neighbours: the dominos that it knocks over.
// Start: the components without an incoming edge.
// Goal: all dominos; each start needs one push.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

// pushes returns the number of strongly connected components without an incoming edge. An edge leads from a domino
// to another one that it knocks over.
func pushes(dominos int, knocks []graph.Edge) int {
	component, components := graph.SCC(graph.Leaving(dominos, knocks))

	// One push is enough for a component, and none is needed if another component knocks it over.
	pushes := components
	falls := make([]bool, components)
	for _, k := range knocks {
		from, to := component[k.From], component[k.To]
		if from != to && !falls[to] {
			falls[to] = true
			pushes--
		}
	}
	return pushes
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CountedCase() {
		dominos, lines := in.Int(0, scan.MaxSize), in.Int(0, scan.Max)
		knocks := graph.ReadEdges(in, lines, 1, dominos)
		fmt.Fprintln(out, pushes(dominos, knocks))
	}
}

func main() { scan.Main(solve) }
