// Library Checker, Maximum Independent Set: graph.MaximumIndependentSet. The program reads N, M and the edges, and
// writes the size and the vertices of the set.
package main

import (
	"bufio"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, m := in.Int(1, 64), in.Int(0, scan.Max)
	edges := make([]graph.Edge, m)
	for i := range edges {
		edges[i] = graph.Edge{From: in.Int(0, n-1), To: in.Int(0, n-1)}
	}

	set := graph.MaximumIndependentSet(n, edges)
	scan.WriteInts(out, len(set))
	scan.WriteInts(out, set...)
}

func main() { scan.Main(solve) }
