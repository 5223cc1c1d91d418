package graph

// EulerTour returns a closed tour of an undirected graph of n vertices that uses each edge once: the edges in its
// order, turned the way they are walked; the first one leaves from where the last one ends. It is nil if there is no
// such tour: if a vertex has an odd number of edges' ends, or the edges are not connected. Loops and parallel edges are
// edges like others, vertices without edges do not matter.
//
// What: Hierholzer (1873): walk until the way is closed, and again from where edges are left over.
// Cost: O(n + m), no recursion.
// Why: it is the only one that never has to look whether an edge can be spared. It stands here, though one solution
// uses it, because it is tested on all small graphs, which need not come from a puzzle.
// Tested: on the small graphs, against every order of the edges.
func EulerTour(n int, edges []Edge) []Edge {
	at := make([][]int, n) // the numbers of a vertex's edges; a loop stands there twice
	for i, e := range edges {
		at[e.From] = append(at[e.From], i)
		at[e.To] = append(at[e.To], i)
	}

	// A closed tour leaves each vertex as often as it enters it, so every degree must be even.
	for _, ends := range at {
		if len(ends)%2 == 1 {
			return nil
		}
	}
	if len(edges) == 0 {
		return nil
	}

	// Hierholzer's algorithm: walk until stuck, then go back and insert detours.
	used := make([]bool, len(edges))
	var tour []Edge
	for path := []Edge{{To: edges[0].From}}; len(path) > 0; { // the first one stands for the start
		last := path[len(path)-1]
		v := last.To
		if len(at[v]) == 0 {
			tour = append(tour, last)
			path = path[:len(path)-1]
			continue
		}

		i := at[v][0]
		at[v] = at[v][1:]
		if !used[i] {
			used[i] = true
			e := edges[i]
			path = append(path, Edge{v, e.From + e.To - v, e.Cost})
		}
	}

	// Edges are missing if the graph is not connected.
	tour = tour[:len(tour)-1]
	if len(tour) < len(edges) {
		return nil
	}
	for i, j := 0, len(tour)-1; i < j; i, j = i+1, j-1 {
		tour[i], tour[j] = tour[j], tour[i]
	}
	return tour
}
