package graph

// AllPairs computes the cost of a best path between every pair of vertices. Before the call, d[i][j] is the
// cost of the edge from i to j, or Unreached if there is no such edge; d[i][i] is the cost of staying at i,
// usually 0. AllPairs replaces each entry by the cost of a best path. join returns the cost of a path from
// the costs a and b of its two parts; the result must be at least a and b, and must not fall if a or b rises.
// With a+b, the best path is a shortest path. With max(a, b), it is a path whose most expensive edge is as
// cheap as possible (a minimax path).
//
// Idea: the algorithm of Floyd and Warshall. It begins with paths without inner vertices. Each round allows
// one more vertex as an inner vertex.
// Cost: n^3 calls of join, no additional memory.
// Advantages: it is the shortest code for graphs of a few hundred vertices. With other operations join, it
// also solves problems other than shortest paths.
// Tested: on the graphs of graph/table_test.go: with a+b, against BellmanFord from every vertex; with max(a,
// b), against searches that use only the edges of cost at most c, for each c. Source: Floyd 1962; Warshall
// 1962.
func AllPairs(d [][]int, join func(a, b int) int) {
	for k := range d {
		// Allow vertex k as an inner vertex. After this step, d[i][j] is the cost of a best path from i to j
		// among the paths whose inner vertices are at most k.
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

// Apart returns the matrix of n vertices without edges, as an initial matrix for AllPairs. Its diagonal is 0,
// and all other entries are Unreached.
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
