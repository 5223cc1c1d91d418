// Library Checker, Cycle Detection (Undirected): graph.CycleUndirected. The program reads N, M and the edges, and
// writes the vertices and the edges of a cycle.
package main

import (
	"bufio"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, m := in.Int(1, scan.Max), in.Int(0, scan.Max)
	vertices, cycle := graph.CycleUndirected(n, graph.ReadEdges(in, m, 0, n-1))
	if len(cycle) == 0 {
		scan.WriteInts(out, -1)
		return
	}

	scan.WriteInts(out, len(cycle))
	scan.WriteInts(out, vertices...)
	scan.WriteInts(out, cycle...)
}

func main() { scan.Main(solve) }
