// Library Checker, Minimum Spanning Tree: graph.SpanningTree. The program reads N, M and the edges with their costs,
// and writes the cost of the tree and the numbers of its edges.
package main

import (
	"bufio"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, m := in.Int(1, scan.Max), in.Int(0, scan.Max)
	edges := make([]graph.Edge, m)
	for i := range edges {
		edges[i] = graph.Edge{From: in.Int(0, n-1), To: in.Int(0, n-1), Cost: in.Int(0, scan.Max)}
	}

	chosen, cost := graph.SpanningTree(n, edges)
	scan.WriteInts(out, cost)
	scan.WriteInts(out, chosen...)
}

func main() { scan.Main(solve) }
