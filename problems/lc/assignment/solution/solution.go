// Library Checker, Assignment Problem: graph.Assign. The program reads an N x N cost matrix, and writes the
// least total cost and, for each row, the column assigned to it.
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
