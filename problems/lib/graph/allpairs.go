package graph

// AllPairs computes the cost of a best path between every pair of vertices. Before the call, d[i][j] is the
// cost of the edge from i to j, or Unreached without an edge; d[i][i] is the cost of staying at i, usually 0.
// AllPairs replaces each entry by the cost of a best path. join returns the cost of a path from the costs a and
// b of its two parts; the result must not be less than a or b. With a+b, the best path is a shortest path. With
// max(a, b), it is a path whose most expensive edge is as cheap as possible (a minimax path).
//
// Idea: the algorithm of Floyd and Warshall. It allows one vertex after the other as an inner vertex of paths.
// Cost: n^3 calls of join, no additional memory.
// Advantage: no other algorithm for a few hundred vertices is as short, and it accepts any join that never
// makes a path cheaper.
// Tested: on the graphs of graph/table_test.go, for a+b against BellmanFord from every vertex, for max(a, b) against
// a flood fill over the edges up to each cost. Source: Floyd 1962; Warshall 1962.
func AllPairs(d [][]int, join func(a, b int) int) {
	for k := range d {
		// Allow vertex k as an inner vertex. Now d has the best paths whose inner vertices are at most k.
		for i := range d {
			if d[i][k] == Unreached {
				continue
			}
			for j := range d {
				if d[k][j] == Unreached {
					continue
				}
				if c := join(d[i][k], d[k][j]); c < d[i][j] {
					d[i][j] = c
				}
			}
		}
	}
}

// Apart returns an initial matrix for AllPairs: n vertices without edges, where staying costs 0.
func Apart(n int) [][]int {
	d := make([][]int, n)
	for i := range d {
		d[i] = make([]int, n)
		for j := range d[i] {
			if i != j {
				d[i][j] = Unreached
			}
		}
	}
	return d
}
