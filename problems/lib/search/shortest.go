package search

// Shortest returns a shortest path from one of the starts to a state for which goal holds, both included; nil if there
// is none. next appends the states one step from s to buf. If several paths are shortest, Shortest returns the
// lexicographically smallest one: at each step the state that next appends first.
//
// How: breadth-first search. It finds the states of a layer in the lexicographic order of the first paths to them, and
// the first goal in that order ends the search.
// Cost: for each state, one call of next, one map entry, and a queue entry of the state and 4 bytes.
// Tested: on the common table of graphs and on every small graph, against all distances, and against the least of all
// paths.
func Shortest[S comparable](starts []S, next func(s S, buf []S) []S, goal func(s S) bool) []S {
	seen := make(map[S]bool)
	var order, found []S
	var from []int32 // the place in order of the state before; -1 for a start
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

// wayTo returns the states from a start to order[i].
func wayTo[S any](i int, order []S, from []int32) []S {
	var back []S
	for ; i >= 0; i = int(from[i]) {
		back = append(back, order[i])
	}
	return join(back, nil)
}
