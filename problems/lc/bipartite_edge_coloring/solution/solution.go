// Library Checker, Edge Coloring of Bipartite Graph: graph.BipartiteColors. The program reads the edges of a
// bipartite graph, and writes the number of colors and the color of each edge.
package main

import (
	"bufio"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	left, right := in.Int(1, scan.Max), in.Int(1, scan.Max)
	edges := make([][2]int, in.Int(1, scan.Max))
	for i := range edges {
		edges[i] = [2]int{in.Int(0, left-1), in.Int(0, right-1)}
	}
	colors, count := graph.BipartiteColors(left, right, edges)
	scan.WriteInts(out, count)
	for _, color := range colors {
		scan.WriteInts(out, color)
	}
}

func main() { scan.Main(solve) }
