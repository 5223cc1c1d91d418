package search

// Shortest returns a shortest path from one of the starts to a state for which goal returns true, both
// included, or nil if there is none. next appends the states one step from s to buf. If there are several
// shortest paths, Shortest returns the lexicographically smallest one: at each step, a state that next
// appends earlier is smaller.
//
// Idea: breadth-first search. The search finds the states of a layer in the order of their lexicographically
// smallest paths, so it can stop at the first goal.
// Cost: for each state, one call of next, one map entry, and a queue entry (the state and 4 bytes).
// Tested: on all graphs of search/table_test.go, against the oracle's distances and against the smallest of
// all paths.
// Source: Moore 1959.
func Shortest[S comparable](starts []S, next func(s S, buf []S) []S, goal func(s S) bool) []S {
	seen := make(map[S]bool)
	var order, found []S
	var from []int32 // order[from[i]] is the predecessor of order[i]; from[i] is -1 if order[i] is a start
	add := func(states []S, before int) {
		for _, s := range states {
			if !seen[s] {
				seen[s] = true
				order, from = append(order, s), append(from, int32(before))
			}
		}
	}

	add(starts, -1)
	for i := 0; i < len(order); i++ {
		if goal(order[i]) {
			return wayTo(i, order, from)
		}

		found = next(order[i], found[:0])
		add(found, i)
	}
	return nil
}

// wayTo returns the path from a start to order[i].
func wayTo[S any](i int, order []S, from []int32) []S {
	var back []S
	for ; i >= 0; i = int(from[i]) {
		back = append(back, order[i])
	}
	return join(back, nil)
}
