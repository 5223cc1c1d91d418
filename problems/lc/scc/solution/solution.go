// Library Checker, Strongly Connected Components: graph.SCC. The program reads N, M and the edges, and writes the
// components in an order in which each edge leads to the same component or to a later one.
package main

import (
	"bufio"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, m := in.Int(1, scan.Max), in.Int(0, scan.Max)
	component, count := graph.SCC(graph.Leaving(n, graph.ReadEdges(in, m, 0, n-1)))

	// graph.SCC numbers the components so that no edge leads to a larger number. So write the components in
	// descending order.
	members := make([][]int, count)
	for v, c := range component {
		members[count-1-c] = append(members[count-1-c], v)
	}
	scan.WriteInts(out, count)
	for _, list := range members {
		scan.WriteInts(out, append([]int{len(list)}, list...)...)
	}
}

func main() { scan.Main(solve) }
