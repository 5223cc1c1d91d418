// Library Checker, Jump on Tree: tree.Heavy. The program reads N, Q, the edges, and Q triples s, t, i, and writes the
// i-th vertex on the path from s to t.
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/tree"
)

func readTree(in *scan.Scanner, n int) [][]int {
	edges := make([][2]int, n-1)
	for i := range edges {
		edges[i] = [2]int{in.Int(0, n-1), in.Int(0, n-1)}
	}
	return tree.Adjacent(n, edges)
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	heavy := tree.NewHeavy(readTree(in, n), 0)
	for ; queries > 0; queries-- {
		s, t := in.Int(0, n-1), in.Int(0, n-1)
		scan.WriteInts(out, heavy.Jump(s, t, in.Int(0, scan.Max)))
	}
}

func main() { scan.Main(solve) }
