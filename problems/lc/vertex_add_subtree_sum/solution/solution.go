// Library Checker, Vertex Add Subtree Sum: tree.FromParents and Heavy with seq.Fenwick. Queries are "0 u x" (add x
// to vertex u) and "1 u" (the sum of its subtree).
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
	"oj/problems/lib/tree"
)

// readParents reads the parents of the vertices 1 to n-1. Vertex 0 is the root.
func readParents(in *scan.Scanner, n int) []int {
	parent := make([]int, n)
	parent[0] = -1
	for v := 1; v < n; v++ {
		parent[v] = in.Int(0, v-1)
	}
	return parent
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	values := make([]int, n)
	for v := range values {
		values[v] = in.Int(0, scan.Max)
	}
	heavy := tree.FromParents(readParents(in, n)).Heavy()

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
