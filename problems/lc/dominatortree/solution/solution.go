// Library Checker, Dominator Tree: graph.Dominators. The program reads N, M, S and the edges, and writes the
// immediate dominator of each vertex.
package main

import (
	"bufio"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, m := in.Int(1, scan.Max), in.Int(0, scan.Max)
	root := in.Int(0, n-1)
	edges := make([]graph.Edge, m)
	for i := range edges {
		edges[i] = graph.Edge{From: in.Int(0, n-1), To: in.Int(0, n-1)}
	}
	scan.WriteInts(out, graph.Dominators(graph.Leaving(n, edges), root)...)
}

func main() { scan.Main(solve) }
