// Package graph has the algorithms for graphs with vertices 0..n-1 and an explicit list of edges.
//
// Every result depends on the arguments alone: where several are right, the order of the edges decides. Nothing
// recurses, so the depth of a graph does not matter. All functions run on the small graphs of table_test.go, each
// against an oracle of its own.
package graph

// An Edge leads from one vertex to another at a cost. Algorithms that need no cost ignore it.
type Edge struct{ From, To, Cost int }

// Unreached is the cost of a vertex to which no path leads. It is so large that two of them can still be added.
const Unreached = 1 << 61

// Leaving returns for each of n vertices the edges that leave it, in the order given.
//
// Cost: two passes over the edges and one copy of them.
func Leaving(n int, edges []Edge) [][]Edge {
	first := make([]int, n+1)
	for _, e := range edges {
		first[e.From+1]++
	}
	for v := 0; v < n; v++ {
		first[v+1] += first[v]
	}
	all, out := make([]Edge, len(edges)), make([][]Edge, n)
	for v := range out {
		out[v] = all[first[v]:first[v]:first[v+1]]
	}
	for _, e := range edges {
		out[e.From] = append(out[e.From], e)
	}
	return out
}
