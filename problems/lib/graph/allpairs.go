package graph

// AllPairs makes the best path for every pair of vertices out of best edges: d[i][j] is what the edge from i to j
// costs, Unreached if there is none, and becomes what the best path costs. join says what a path costs whose halves
// cost a and b; it must not be less than either. With a+b the best path is the shortest one, with max(a, b) the one
// whose dearest edge is the cheapest. d[i][i] is what it costs to stay; 0 is usual.
//
// What: Floyd and Warshall (1962), who try vertex after vertex as a stop on the way.
// Cost: n^3 calls of join, no memory.
// Why: for some hundred vertices nothing else is as short, and it takes any join that only makes paths dearer.
// Tested: on the small graphs, for a+b against BellmanFord from every vertex, for max(a, b) against flooding at each level.
func AllPairs(d [][]int, join func(a, b int) int) {
	for k := range d {
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
