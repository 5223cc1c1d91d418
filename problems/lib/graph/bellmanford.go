package graph

// BellmanFord relaxes every edge again and again: if cost[e.From] + e.Cost is less than cost[e.To], this sum
// becomes cost[e.To]. If no cost changes any more, BellmanFord returns nil. If some costs would fall for
// ever, it returns the vertices whose costs are still lowered in round n+1. The cost of each of these
// vertices, and of every vertex that can be reached from them, is unbounded.
//
// Before the call, cost[v] is an upper bound for the cost of reaching v: 0 if v is a start, or Unreached if
// no path is known. allowed reports whether v may be reached at the given cost; nil allows everything. If
// it returns true for a cost, it must return true for every lower cost.
//
// Idea: the algorithm of Bellman and Ford, in rounds over all edges.
// Cost: at most n+1 rounds over all edges; no memory besides the result.
// Correctness: without a negative cycle, a best path has fewer than n edges. So a change in a later round
// proves a negative cycle.
// Tested: on the graphs of graph/table_test.go with costs from -4 to 5 and a limit on the allowed costs, against the
// cheapest paths of up to 60 edges.
// Source: Ford 1956; Bellman 1958.
func BellmanFord(cost []int, edges []Edge, allowed func(v, cost int) bool) (falling []int) {
	for round := 0; round <= len(cost); round++ {
		falling = nil
		for _, e := range edges {
			if cost[e.From] == Unreached {
				continue
			}

			c := cost[e.From] + e.Cost
			if c < cost[e.To] && (allowed == nil || allowed(e.To, c)) {
				cost[e.To] = c
				falling = append(falling, e.To)
			}
		}

		// A round without changes is the last one.
		if falling == nil {
			return nil
		}
	}
	return falling
}
