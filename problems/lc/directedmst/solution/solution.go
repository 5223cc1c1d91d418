// Library Checker, Directed MST: graph.Arborescence. The program reads N, M, the root and the edges, and writes the
// cost of the tree and the parent of each vertex; the parent of the root is the root itself.
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
		edges[i] = graph.Edge{From: in.Int(0, n-1), To: in.Int(0, n-1), Cost: in.Int(0, scan.Max)}
	}

	into, cost, ok := graph.Arborescence(n, root, edges)
	if !ok {
		in.Fatalf("some vertex cannot be reached from the root")
	}
	parents := make([]int, n)
	for v, i := range into {
		parents[v] = v
		if i >= 0 {
			parents[v] = edges[i].From
		}
	}
	scan.WriteInts(out, cost)
	scan.WriteInts(out, parents...)
}

func main() { scan.Main(solve) }
