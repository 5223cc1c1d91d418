// UVa 10004, Bicoloring: can the vertices of a graph get two colours so that the two ends of each edge differ?
//
// State: a vertex.
// Neighbours: the vertices at the other ends of its edges.
// Start: any vertex; its colour does not matter.
// Goal: all vertices; their colours are the parities of their distances.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/graph"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

// isBicolorable reports whether the distances from some vertex give the ends of each edge different parities. It does this
// for each component, although the statement promises that there is only one.
func isBicolorable(vertices int, edges []graph.Edge) bool {
	beside := make([][]int32, vertices)
	for _, e := range edges {
		beside[e.From] = append(beside[e.From], int32(e.To))
		beside[e.To] = append(beside[e.To], int32(e.From))
	}
	next := func(v int32, _ int, buf []int32) []int32 { return append(buf, beside[v]...) }

	done := make([]bool, vertices)
	for start := range beside {
		if done[start] {
			continue
		}
		distance := search.DenseDistances(vertices, []int32{int32(start)}, next)
		for _, e := range edges {
			if distance[e.From] >= 0 && distance[e.From]%2 == distance[e.To]%2 {
				return false
			}
		}
		for v, d := range distance {
			done[v] = done[v] || d >= 0
		}
	}
	return true
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CaseUntil(0) {
		vertices, count := in.Int(1, scan.MaxSize), in.Int(0, scan.Max)
		edges := graph.ReadEdges(in, count, 0, vertices-1)
		fmt.Fprintln(out, scan.Choose(isBicolorable(vertices, edges), "BICOLORABLE.", "NOT BICOLORABLE."))
	}
}

func main() { scan.Main(solve) }
