// UVa 10003, Cutting Sticks: the least cost of cutting a stick, if a cut costs the length of the piece.
//
// State: a piece between two cuts, or between a cut and an end of the stick.
// Step: the first cut of a piece costs its length and leaves two shorter pieces.
// Start: pieces without a cut inside cost nothing.
// Answer: the cost of the whole stick.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
	"oj/problems/lib/seq"
)

const mostCuts = 1000 // the most cuts: the table takes 8 bytes for each pair of places

// cheapest returns the least cost of the cuts at all places except the first and the last one, the ends of the stick.
func cheapest(places []int) int {
	cost := make([][]int, len(places)) // cost[i][j] is the least cost of the piece from places[i] to places[j]
	for i := len(places) - 1; i >= 0; i-- {
		cost[i] = make([]int, len(places))
		for j := i + 2; j < len(places); j++ {

			// rest is the least cost of both parts after the first cut. After a cut at i+1, the left part
			// needs no cut.
			rest := cost[i+1][j]
			for cut := i + 2; cut < j; cut++ {
				rest = seq.Min(rest, cost[i][cut]+cost[cut][j])
			}
			cost[i][j] = places[j] - places[i] + rest
		}
	}
	return cost[0][len(places)-1]
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CaseUntil(0) {
		length := in.Int(1, scan.Max)
		cuts := in.Ints(in.Int(0, mostCuts), 0, length)
		places := append(append([]int{0}, cuts...), length)
		fmt.Fprintf(out, "The minimum cutting is %d.\n", cheapest(places))
	}
}

func main() { scan.Main(solve) }
