// Library Checker, Rooted Tree Isomorphism Classification: tree.FromParents and Classes. The program reads N and
// the parents of the vertices 1 to N-1, and writes the class of each subtree.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
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
	n := in.Int(1, scan.Max)
	class, count := tree.FromParents(readParents(in, n)).Classes()
	scan.WriteInts(out, count)
	scan.WriteInts(out, class...)
}

func main() { scan.Main(solve) }
