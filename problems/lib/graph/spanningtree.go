package graph

import "sort"

// SpanningTree returns the numbers of the edges of a minimum spanning forest, cheapest first, and its cost. If
// the graph of n vertices is connected, the forest is a tree of n-1 edges. Costs may be negative. For a maximum
// spanning tree, negate the costs.
// Other names: minimum spanning tree, MST, Kruskal.
//
// Cost: O(m log m).
// Tested: on the graphs of graph/table_test.go, against all sets of edges. Source: Kruskal 1956.
func SpanningTree(n int, edges []Edge) (chosen []int, cost int) {
	order := make([]int, len(edges))
	for i := range order {
		order[i] = i
	}
	sort.Slice(order, func(i, j int) bool {
		a, b := order[i], order[j]
		if edges[a].Cost != edges[b].Cost {
			return edges[a].Cost < edges[b].Cost
		}
		return a < b
	})

	sets := NewSets(n)
	for _, i := range order {
		e := edges[i]
		if sets.Join(e.From, e.To) {
			chosen = append(chosen, i)
			cost += e.Cost
		}
	}
	return chosen, cost
}
