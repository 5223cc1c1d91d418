// Library Checker, Vertex Add Path Sum: tree.Heavy with seq.Fenwick. Queries are "0 p x" (add x to vertex p)
// and "1 u v" (print the sum of the vertices on the path from u to v).
package main

import (
	"bufio"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
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
	values := make([]int, n)
	for v := range values {
		values[v] = in.Int(0, scan.Max)
	}
	heavy := tree.NewHeavy(readTree(in, n), 0)

	sums := seq.NewFenwick(n)
	for v, x := range values {
		sums.Add(heavy.Number[v], x)
	}
	for ; queries > 0; queries-- {
		asks := in.Int(0, 1) == 1
		u := in.Int(0, n-1)
		if !asks {
			sums.Add(heavy.Number[u], in.Int(0, scan.Max))
			continue
		}

		sum := 0
		for _, r := range heavy.Path(u, in.Int(0, n-1)) {
			l, r := r[0], r[1]
			if l > r {
				l, r = r, l
			}
			sum += sums.Sum(l, r+1)
		}
		scan.WriteInts(out, sum)
	}
}

func main() { scan.Main(solve) }
