package search

// Reach returns every state that can be reached from the starts, the starts included, each once. The states are
// in the order of breadth-first search: those with fewer steps come first. next appends the states one step
// from s to buf.
//
// Cost: one call of next and one map entry for each state. The result serves as the queue; no recursion.
// Tested: on all graphs of search/table_test.go, against the transitive closure. Source: Moore 1959.
func Reach[S comparable](starts []S, next func(s S, buf []S) []S) []S {
	seen := make(map[S]bool)
	var order, found []S
	add := func(states []S) {
		for _, s := range states {
			if !seen[s] {
				seen[s] = true
				order = append(order, s)
			}
		}
	}

	// The result is the queue of a breadth-first search.
	add(starts)
	for i := 0; i < len(order); i++ {
		found = next(order[i], found[:0])
		add(found)
	}
	return order
}
