package graph

// CutTree describes the minimum cuts between all pairs of vertices of an undirected graph. It returns a tree
// with the root 0: the edge from v to parent[v] has the cost cut[v]. The least cost of a cut that separates
// two vertices is the least number cut[v] on the path between them in the tree. parent[0] and cut[0] are 0.
// Costs must not be negative. The tree gives only the costs of minimum cuts. Removing a tree edge splits the
// vertices into two parts, but these need not be the sides of a minimum cut.
// Other names: Gomory-Hu tree, equivalent flow tree, Gusfield's algorithm, all-pairs minimum cut, all-pairs maximum flow.
//
// Cost: n-1 calls of FlowOf.
// Why not the algorithm of Gomory and Hu: it has to contract vertices. Gusfield's version always works on the
// whole graph.
// Tested: on the graphs of graph/table_test.go, against the maximum flow of each pair. Source: Gomory and Hu 1961;
// Gusfield 1990.
func CutTree(n int, edges []Edge) (parent, cut []int) {
	var pipes []Pipe
	for _, e := range edges {
		pipes = append(pipes,
			Pipe{From: e.From, To: e.To, Capacity: e.Cost},
			Pipe{From: e.To, To: e.From, Capacity: e.Cost})
	}

	parent, cut = make([]int, n), make([]int, n)
	for v := 1; v < n; v++ {
		total, _, side := FlowOf(n, pipes, v, parent[v])
		cut[v] = total

		// A vertex u > v becomes a child of v if it is a child of parent[v] and lies on v's side of the cut.
		for u := v + 1; u < n; u++ {
			if side[u] && parent[u] == parent[v] {
				parent[u] = v
			}
		}
	}
	return parent, cut
}
