// Library Checker, Unionfind: graph.Sets. Queries are "0 u v" (join) and "1 u v" (are they joined?).
package main

import (
	"bufio"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n := in.Int(1, scan.Max)
	sets := graph.NewSets(n)
	for queries := in.Int(0, scan.Max); queries > 0; queries-- {
		asks := in.Int(0, 1) == 1
		u, v := in.Int(0, n-1), in.Int(0, n-1)
		switch {
		case !asks:
			sets.Join(u, v)
		case sets.Same(u, v):
			scan.WriteInts(out, 1)
		default:
			scan.WriteInts(out, 0)
		}
	}
}

func main() { scan.Main(solve) }
