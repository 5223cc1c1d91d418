// Library Checker, Enumerate Triangles: graph.Triangles. The program reads the numbers of the vertices and
// the edges of a graph, and writes the sum over the triangles of the products of their numbers.
package main

import (
	"bufio"

	"oj/problems/lib/graph"
	"oj/problems/lib/number"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	p := number.NewModulus(998244353)
	n, m := in.Int(1, scan.Max), in.Int(0, scan.Max)
	x := in.Ints(n, 0, p.Int()-1)
	edges := make([]graph.Edge, m)
	for i := range edges {
		edges[i] = graph.Edge{From: in.Int(0, n-1), To: in.Int(0, n-1)}
	}
	sum := 0
	graph.Triangles(n, edges, func(a, b, c int) { sum = p.Mod(sum + p.Mul(x[a], x[b])*x[c]) })
	scan.WriteInts(out, sum)
}

func main() { scan.Main(solve) }
