package search

// Components returns the connected components of an undirected graph. The components are in the
// order of their first members in the slice `vertices`. The members of each component are in the order of
// discovery. next appends the neighbours of s to buf. Neighbours must be mutual: if b is a neighbour of a,
// then a is a neighbour of b.
//
// Cost: one call of next and one map entry for each vertex.
// Tested: on all graphs of search/table_test.go, against the transitive closure. Source: Hopcroft and Tarjan 1973.
func Components[S comparable](vertices []S, next func(s S, buf []S) []S) [][]S {
	done := make(map[S]bool)
	var all [][]S
	for _, v := range vertices {
		if done[v] {
			continue
		}

		// Mark all vertices of the component, so that it is found only once.
		component := Reach([]S{v}, next)
		for _, s := range component {
			done[s] = true
		}
		all = append(all, component)
	}
	return all
}
