// Library Checker, Two-Edge-Connected Components: graph.TwoEdgeComponents. The program reads N, M and the edges, and
// writes the vertices of each component.
package main

import (
	"bufio"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, m := in.Int(1, scan.Max), in.Int(0, scan.Max)
	component, count := graph.TwoEdgeComponents(n, graph.ReadEdges(in, m, 0, n-1))

	members := make([][]int, count)
	for v, c := range component {
		members[c] = append(members[c], v)
	}
	scan.WriteInts(out, count)
	for _, list := range members {
		scan.WriteInts(out, append([]int{len(list)}, list...)...)
	}
}

func main() { scan.Main(solve) }
