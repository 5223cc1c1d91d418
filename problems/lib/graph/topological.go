package graph

// Topological returns the vertices 0 to n-1 in an order in which every edge leads to a later vertex; ok is
// false if the graph has a cycle. A vertex is added as soon as its last predecessor has been added.
// Other names: topological sort, Kahn's algorithm, DAG order.
//
// Use: for longest paths in a DAG, go through the order; for each edge e that leaves v, raise longest[e.To] to
// longest[v]+e.Cost.
// Cost: O(n + m).
// Tested: on the graphs of graph/table_test.go, against a check whether some vertex can reach itself. Source:
// Kahn 1962.
func Topological(out [][]Edge) (order []int, ok bool) {
	entering := make([]int, len(out))
	for _, edges := range out {
		for _, e := range edges {
			entering[e.To]++
		}
	}

	// Start with the vertices without predecessors.
	for v, count := range entering {
		if count == 0 {
			order = append(order, v)
		}
	}

	// Removing a vertex decreases the in-degree of its successors. A successor is appended to the order
	// as soon as no edge leads to it any more.
	for i := 0; i < len(order); i++ {
		for _, e := range out[order[i]] {
			entering[e.To]--
			if entering[e.To] == 0 {
				order = append(order, e.To)
			}
		}
	}
	return order, len(order) == len(out)
}
