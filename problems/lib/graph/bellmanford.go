package graph

// BellmanFord lowers cost[e.To] to cost[e.From] + e.Cost for every edge, again and again, until nothing falls any
// more, and returns nil; or, if some costs would fall for ever, the vertices that still fall in the round after the
// n-th. From them every vertex that is below all bounds can be reached, and each of them is such a vertex itself.
//
// At the call, cost[v] is a known cost of v, such as 0 for a start, or Unreached. allowed reports whether v may be
// reached at a cost; nil allows everything. If allowed permits a cost, it must permit every lower cost as well.
//
// What: Bellman (1958) and Ford (1956), in rounds over all edges.
// Cost: at most n+1 rounds; no memory.
// Why: edges may have negative costs, and the rounds are what proves a cycle that lowers its own costs: without one, a
// best path has fewer than n edges.
// Tested: on the small graphs with costs -4 to 5 and allowed costs, against paths of up to 60 edges.
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
