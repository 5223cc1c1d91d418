// Library Checker, Matching on General Graph: graph.GeneralMatching. The program reads N, M and the edges, and writes
// the number of pairs and the pairs.
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
		edges[i] = graph.Edge{From: in.Int(0, n-1), To: in.Int(0, n-1)}
	}

	var pairs [][2]int
	for v, u := range graph.GeneralMatching(n, edges) {
		if u > v {
			pairs = append(pairs, [2]int{v, u})
		}
	}
	scan.WriteInts(out, len(pairs))
	for _, p := range pairs {
		scan.WriteInts(out, p[0], p[1])
	}
}

func main() { scan.Main(solve) }
