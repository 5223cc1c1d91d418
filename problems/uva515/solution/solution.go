// UVa 515, King: is there a sequence of whole numbers in which certain sums of neighbouring numbers are above or
// below given bounds?
//
// State: sum i, the sum of the first i numbers, for i from 0 to n.
// Neighbours: a condition says that one sum is at most another sum plus a constant.
// Start: a virtual source with an edge of cost 0 to every sum, so the distance of every sum is 0 at first.
// Goal: a negative cycle: then no sequence exists, because a sum would have to be less than itself.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
)

// above returns the condition that the numbers from position first to position last have a sum greater than k. The
// numbers are whole, so this means sum[last] - sum[first-1] >= k+1. An edge says that sum To is at most sum From plus
// Cost.
func above(first, last, k int) graph.Edge {
	return graph.Edge{From: last, To: first - 1, Cost: -k - 1}
}

// below returns the condition that the sum is less than k: sum[last] - sum[first-1] <= k-1.
func below(first, last, k int) graph.Edge {
	return graph.Edge{From: first - 1, To: last, Cost: k - 1}
}

func read(in *scan.Scanner, n, conditions int) []graph.Edge {
	var all []graph.Edge
	for ; conditions > 0; conditions-- {
		first := in.Int(1, n)
		last := first + in.Int(0, n-first)
		word := in.Word()
		k := in.Int(-1<<31, 1<<31-1)

		switch word {
		case "gt":
			all = append(all, above(first, last, k))
		case "lt":
			all = append(all, below(first, last, k))
		default:
			in.Fatalf("want gt or lt before the last number of the line")
		}
	}
	return all
}

// possible reports whether the sums 0 to n can have values that satisfy all conditions.
func possible(n int, conditions []graph.Edge) bool {
	sums := make([]int, n+1) // all 0: the edges of the virtual source have been relaxed already
	return graph.BellmanFord(sums, conditions, nil) == nil
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CaseUntil(0) {
		n, lines := in.Int(1, scan.MaxSize), in.Int(0, scan.Max)
		conditions := read(in, n, lines)
		fmt.Fprintln(out, scan.Choose(possible(n, conditions), "lamentable kingdom", "successful conspiracy"))
	}
}

func main() { scan.Main(solve) }
