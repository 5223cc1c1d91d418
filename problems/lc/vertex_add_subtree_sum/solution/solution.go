// Library Checker, Vertex Add Subtree Sum: tree.Heavy with seq.Fenwick. Queries are "0 u x" (add x to vertex u) and "1 u"
// (the sum of its subtree).
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
	"oj/problems/lib/tree"
)

// readParents reads the parents of the vertices 1 to n-1 and returns the neighbours of each vertex.
func readParents(in *scan.Scanner, n int) [][]int {
	edges := make([][2]int, n-1)
	for i := range edges {
		edges[i] = [2]int{in.Int(0, i), i + 1}
	}
	return tree.Adjacent(n, edges)
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	values := make([]int, n)
	for v := range values {
		values[v] = in.Int(0, scan.Max)
	}
	heavy := tree.NewHeavy(readParents(in, n), 0)

	sums := seq.NewFenwick(n)
	for v, x := range values {
		sums.Add(heavy.Number[v], x)
	}
	for ; queries > 0; queries-- {
		asks := in.Int(0, 1) == 1
		u := in.Int(0, n-1)
		if asks {
			l, r := heavy.Subtree(u)
			scan.WriteInts(out, sums.Sum(l, r))
		} else {
			sums.Add(heavy.Number[u], in.Int(0, scan.Max))
		}
	}
}

func main() { scan.Main(solve) }
