// Library Checker, Assignment Problem: graph.Assign. It reads a matrix of N rows, and writes the least cost and the column
// of each row.
package main

import (
	"bufio"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

func solve(in *scan.Scanner, out *bufio.Writer) {
	n := in.Int(1, scan.Max)
	cost := make([][]int, n)
	for i := range cost {
		cost[i] = make([]int, n)
		for j := range cost[i] {
			cost[i][j] = in.Int(-scan.Max, scan.Max)
		}
	}

	column, total := graph.Assign(cost)
	scan.WriteInts(out, total)
	scan.WriteInts(out, column...)
}

func main() { scan.Main(solve) }
