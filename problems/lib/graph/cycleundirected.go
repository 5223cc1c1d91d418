package graph

// CycleUndirected returns a cycle of an undirected graph: edge cycle[i] joins vertices[i] and the next vertex.
// The cycle has no repeated vertex. A loop is a cycle of one edge, and two parallel edges are a cycle of two.
// Both results are empty if there is no cycle.
//
// Idea: join the ends of the edges by union-find until an edge has both ends in one set. The cycle consists of
// this edge and the path between its ends.
// Cost: O(n + m), and the cost of union-find.
// Tested: on the graphs of graph/table_test.go, against this rule: a cycle exists if and only if there are
// more edges than n minus the number of components.
// Source: Cormen et al. 2009, exercise 22.4-3 and section 21.1.
func CycleUndirected(n int, edges []Edge) (vertices, cycle []int) {
	sets := NewSets(n)
	closing := none
	for i, e := range edges {
		if !sets.Join(e.From, e.To) {
			closing = i
			break
		}
	}
	if closing == none {
		return nil, nil
	}

	// The edges before the closing edge form a forest. Search the forest from one end of the closing edge,
	// because this finds the path to the other end.
	at := make([][]int, n)
	for i, e := range edges[:closing] {
		at[e.From] = append(at[e.From], i)
		at[e.To] = append(at[e.To], i)
	}

	start, end := edges[closing].To, edges[closing].From
	came := make([]int, n) // came[v]: the edge through which v was discovered
	for v := range came {
		came[v] = none
	}
	queue := []int{end}
	for i := 0; i < len(queue); i++ {
		v := queue[i]
		for _, j := range at[v] {
			u := edges[j].From + edges[j].To - v
			if j != came[v] {
				came[u] = j
				queue = append(queue, u)
			}
		}
	}

	// The closing edge and the path in the forest form the cycle.
	for v := start; v != end; {
		vertices = append(vertices, v)
		cycle = append(cycle, came[v])
		v = edges[came[v]].From + edges[came[v]].To - v
	}
	return append(vertices, end), append(cycle, closing)
}
