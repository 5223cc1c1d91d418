// Library Checker, Lowest Common Ancestor: tree.Heavy. The program reads N, Q, the parents of the vertices 1 to N-1,
// and Q pairs, and writes the lowest common ancestor of each pair.
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
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	heavy := tree.NewHeavy(readParents(in, n), 0)
	for ; queries > 0; queries-- {
		u, v := in.Int(0, n-1), in.Int(0, n-1)
		scan.WriteInts(out, heavy.LCA(u, v))
	}
}

func main() { scan.Main(solve) }
