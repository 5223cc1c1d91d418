package graph

// AllPairs computes the cost of the best path between every pair of vertices. At the call, d[i][j] is the cost of the
// edge from i to j, or Unreached without an edge. AllPairs replaces it by the cost of the best path. join returns the
// cost of a path from the costs a and b of its two halves; the result must not be less than a or b. With a+b the best
// path is the shortest one. With max(a, b) it is the path with the cheapest most expensive edge (a minimax path).
// d[i][i] is the cost of staying at i, usually 0.
//
// What: the algorithm of Floyd and Warshall (1962). It tries vertex after vertex as a stop on the way.
// Cost: n^3 calls of join, no memory.
// Why: for some hundred vertices nothing else is as short, and it takes any join that only makes paths dearer.
// Tested: on the small graphs, for a+b against BellmanFord from every vertex, for max(a, b) against flooding at each level.
func AllPairs(d [][]int, join func(a, b int) int) {
	for k := range d {
		// Allow vertex k as a stop. d then has the best paths whose inner vertices are at most k.
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

// Apart returns what AllPairs starts from: n vertices without an edge, where staying costs nothing.
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
