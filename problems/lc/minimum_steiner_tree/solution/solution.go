// Library Checker, Minimum Steiner Tree: graph.SteinerTree. The program reads a graph and terminals, and
// writes the cost and the edges of a cheapest tree that connects them.
package main

import (
	"bufio"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n := in.Int(1, scan.Max)
	edges := make([]graph.Edge, in.Int(0, scan.Max))
	for i := range edges {
		edges[i] = graph.Edge{From: in.Int(0, n-1), To: in.Int(0, n-1), Cost: in.Int(0, scan.Max)}
	}
	terminals := in.Ints(in.Int(1, n), 0, n-1)
	chosen, cost, _ := graph.SteinerTree(n, edges, terminals)
	scan.WriteInts(out, cost, len(chosen))
	scan.WriteInts(out, chosen...)
}

func main() { scan.Main(solve) }
