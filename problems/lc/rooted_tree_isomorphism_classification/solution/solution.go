// Library Checker, Rooted Tree Isomorphism Classification: tree.Classes. The program reads N and the parents of the
// vertices 1 to N-1, and writes the class of each subtree.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
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
	n := in.Int(1, scan.Max)
	class, count := tree.Classes(readParents(in, n), 0)
	scan.WriteInts(out, count)
	scan.WriteInts(out, class...)
}

func main() { scan.Main(solve) }
