// Library Checker, Dynamic Tree Vertex Add Path Sum: tree.LinkCut. Queries are "0 u v w x" (replace the edge
// uv by wx), "1 v x" (add x to the value of v) and "2 u v" (the sum of the values on the path).
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/tree"
)

func add(a, b int) int { return a + b }

func solve(in *scan.Scanner, out *bufio.Writer) {
	n, queries := in.Int(1, scan.Max), in.Int(0, scan.Max)
	values, edges := in.Ints(n, 0, scan.Max), make([][2]int, n-1)
	for i := range edges {
		edges[i] = [2]int{in.Int(0, n-1), in.Int(0, n-1)}
	}
	forest := tree.LinkCutOf(tree.Adjacent(n, edges), values, add, 0)
	for ; queries > 0; queries-- {
		kind, u := in.Int(0, 2), in.Int(0, n-1)
		switch kind {
		case 0:
			forest.Cut(u, in.Int(0, n-1))
			forest.Link(in.Int(0, n-1), in.Int(0, n-1))
		case 1:
			forest.Set(u, forest.Get(u)+in.Int(0, scan.Max))
		case 2:
			scan.WriteInts(out, forest.Fold(u, in.Int(0, n-1)))
		}
	}
}

func main() { scan.Main(solve) }
