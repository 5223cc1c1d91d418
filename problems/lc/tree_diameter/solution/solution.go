// Library Checker, Tree Diameter: tree.Diameter. The program reads N and the edges with their lengths, and writes the
// length and the vertices of a longest path.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/tree"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n := in.Int(1, scan.Max)
	near, length := make([][]int, n), make([][]int, n)
	for i := 1; i < n; i++ {
		a, b, c := in.Int(0, n-1), in.Int(0, n-1), in.Int(0, scan.Max)
		near[a], length[a] = append(near[a], b), append(length[a], c)
		near[b], length[b] = append(near[b], a), append(length[b], c)
	}

	path, total := tree.Diameter(near, length)
	scan.WriteInts(out, total, len(path))
	scan.WriteInts(out, path...)
}

func main() { scan.Main(solve) }
