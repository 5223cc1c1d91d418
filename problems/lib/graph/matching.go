package graph

// Matching returns a maximum matching of a bipartite graph. likes[l] lists the neighbours of the left vertex l;
// right vertices are numbered from 0 to right-1. The result is the partner of each left vertex, or none (-1).
// Other names: bipartite matching, Hopcroft-Karp. For a minimum vertex cover, use the minimum cut of FlowOf.
//
// Idea: the algorithm of Hopcroft and Karp. Each round finds a maximal set of disjoint shortest augmenting
// paths. A search may also end in a longer augmenting path, which is used, too.
// Cost: O(m sqrt(n)); depth-first searches without recursion.
// Why not one search for each vertex: that takes O(n m), which is too slow for 100,000 vertices.
// Tested: against all matchings, on bipartite graphs with the edges of graph/table_test.go; on a long path;
// on a large random graph. Source: Hopcroft and Karp 1973.
func Matching(likes [][]int, right int) []int {
	left := len(likes)
	m := &matching{likes: likes, partner: make([]int, left), leftOf: make([]int, right), level: make([]int, left)}
	for l := range m.partner {
		m.partner[l] = none
	}
	for r := range m.leftOf {
		m.leftOf[r] = none
	}

	for m.setLevels() {
		m.tried = make([]int, left)
		for l := range likes {
			if m.partner[l] == none {
				m.augment(l)
			}
		}
	}
	return m.partner
}

// A matching is the state of the algorithm of Hopcroft and Karp.
type matching struct {
	likes   [][]int
	partner []int // partner[l]: the right vertex that is matched with the left vertex l, or none
	leftOf  []int // leftOf[r]: the left vertex that is matched with the right vertex r, or none

	// level[l] belongs to the left vertex l. It is the number of matched pairs on a shortest alternating path
	// that leads from an unmatched left vertex to l. It is -1 (none) if there is no such path.
	level []int
	tried []int // tried[l]: how many neighbours of the left vertex l this round has tried
}

// setLevels runs a breadth-first search from all unmatched left vertices. It reports whether it finds an
// augmenting path.
func (m *matching) setLevels() bool {
	var queue []int
	for l, r := range m.partner {
		m.level[l] = none
		if r == none {
			m.level[l] = 0
			queue = append(queue, l)
		}
	}
	found := false
	for i := 0; i < len(queue); i++ {
		l := queue[i]
		for _, r := range m.likes[l] {
			next := m.leftOf[r]
			if next == none {
				found = true
			} else if m.level[next] == none {
				m.level[next] = m.level[l] + 1
				queue = append(queue, next)
			}
		}
	}
	return found
}

// augment looks for an augmenting path from start along ascending levels, and changes the matching along it.
func (m *matching) augment(start int) {
	path := []int{start} // vertices on the left
	for len(path) > 0 {
		l := path[len(path)-1]
		if m.tried[l] == len(m.likes[l]) {
			path = path[:len(path)-1]
			continue
		}
		r := m.likes[l][m.tried[l]]
		m.tried[l]++
		next := m.leftOf[r]
		if next == none {
			// Match each left vertex of the path with the neighbour that it tried last.
			for _, l := range path {
				r := m.likes[l][m.tried[l]-1]
				m.partner[l] = r
				m.leftOf[r] = l
			}
			return
		}
		if m.level[next] == m.level[l]+1 {
			path = append(path, next)
		}
	}
}
