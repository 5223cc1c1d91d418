// Library Checker, K-Shortest Walk: graph.ShortestWalks. The program reads a graph, two vertices and k, and
// writes the lengths of the k shortest walks, -1 for those that do not exist.
package main

import (
	"bufio"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, m := in.Int(1, scan.Max), in.Int(1, scan.Max)
	s, t, k := in.Int(0, n-1), in.Int(0, n-1), in.Int(1, scan.Max)
	edges := make([]graph.Edge, m)
	for i := range edges {
		edges[i] = graph.Edge{From: in.Int(0, n-1), To: in.Int(0, n-1), Cost: in.Int(0, scan.Max)}
	}
	lengths := graph.ShortestWalks(n, edges, s, t, k)
	for i := 0; i < k; i++ {
		length := -1
		if i < len(lengths) {
			length = lengths[i]
		}
		scan.WriteInts(out, length)
	}
}

func main() { scan.Main(solve) }
