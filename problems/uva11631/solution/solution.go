// UVa 11631, Dark Roads: how much money is saved if as many street lights as possible are switched off, but lit
// roads still connect all junctions?
//
// State: a set of lit roads.
// Neighbours: one more lit road, the shortest one that joins two groups of junctions.
// Start: no road is lit; each junction is a group of its own.
// Goal: all junctions are one group.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CaseUntil(0) {
		junctions, count := in.Int(1, scan.MaxSize), in.Int(0, scan.Max)
		var roads []graph.Edge
		all := 0
		for ; count > 0; count-- {
			from, to := in.Int(0, junctions-1), in.Int(0, junctions-1)
			length := in.Int(-scan.Max, scan.Max)
			roads = append(roads, graph.Edge{From: from, To: to, Cost: length})
			all += length
		}

		_, lit := graph.SpanningTree(junctions, roads)
		fmt.Fprintln(out, all-lit)
	}
}

func main() { scan.Main(solve) }
