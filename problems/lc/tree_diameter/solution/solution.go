// Library Checker, Tree Diameter: tree.DiameterEdges. The program reads N and the edges with their lengths, and
// writes the length and the vertices of a longest path.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/tree"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n := in.Int(1, scan.Max)
	edges, length := make([][2]int, n-1), make([]int, n-1)
	for i := range edges {
		edges[i] = [2]int{in.Int(0, n-1), in.Int(0, n-1)}
		length[i] = in.Int(0, scan.Max)
	}

	path, total := tree.DiameterEdges(edges, length)
	scan.WriteInts(out, total, len(path))
	scan.WriteInts(out, path...)
}

func main() { scan.Main(solve) }
