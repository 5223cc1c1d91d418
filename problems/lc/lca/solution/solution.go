// Library Checker, Lowest Common Ancestor: tree.FromParents and Heavy. The program reads N, Q, the parents of the
// vertices 1 to N-1, and Q pairs, and writes the lowest common ancestor of each pair.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/tree"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	parent := make([]int, n)
	parent[0] = -1
	for v := 1; v < n; v++ {
		parent[v] = in.Int(0, v-1)
	}
	heavy := tree.FromParents(parent).Heavy()
	for ; queries > 0; queries-- {
		u, v := in.Int(0, n-1), in.Int(0, n-1)
		scan.WriteInts(out, heavy.LCA(u, v))
	}
}

func main() { scan.Main(solve) }
