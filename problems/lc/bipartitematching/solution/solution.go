// Library Checker, Matching on Bipartite Graph: graph.Matching. The program reads L, R, M and the edges, and writes a
// largest matching.
package main

import (
	"bufio"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	left, right, m := in.Int(1, scan.Max), in.Int(1, scan.Max), in.Int(0, scan.Max)
	likes := make([][]int, left)
	for ; m > 0; m-- {
		a, b := in.Int(0, left-1), in.Int(0, right-1)
		likes[a] = append(likes[a], b)
	}

	partners := graph.Matching(likes, right)
	count := 0
	for _, b := range partners {
		if b >= 0 {
			count++
		}
	}
	scan.WriteInts(out, count)
	for a, b := range partners {
		if b >= 0 {
			scan.WriteInts(out, a, b)
		}
	}
}

func main() { scan.Main(solve) }
