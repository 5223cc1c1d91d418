package graph

// TwoEdgeComponents splits an undirected graph into components that remain connected if any single edge is
// removed: component[v] is the number of v's component, from 0 to count-1. Each bridge joins two different components.
// Other names: 2-edge-connected components, bridge tree.
//
// Cost: that of Bridges.
// Tested: on the graphs of graph/table_test.go, against the connected components after removing one edge at a
// time.
// Source: Tarjan 1974.
func TwoEdgeComponents(n int, edges []Edge) (component []int, count int) {
	sets := NewSets(n)
	for i, isBridge := range Bridges(n, edges) {
		if !isBridge {
			sets.Join(edges[i].From, edges[i].To)
		}
	}

	// Number the components in the order of their first vertices.
	component = make([]int, n)
	number := make([]int, n) // number[root] is the number of the set with this root, counted from 1
	for v := range component {
		root := sets.Find(v)
		if number[root] == 0 {
			count++
			number[root] = count
		}
		component[v] = number[root] - 1
	}
	return component, count
}
