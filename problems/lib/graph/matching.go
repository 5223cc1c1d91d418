package graph

// Matching pairs as many vertices on the left as possible with one vertex each on the right: likes[l] are the neighbours
// of vertex l, numbered from 0 to right-1. The result has the partner of each vertex on the left, none (-1) for the
// vertices that stay alone.
// Other names: bipartite matching, Hopcroft-Karp. The vertices of a smallest vertex cover are those of the minimum cut.
//
// What: Hopcroft and Karp (1973): rounds that find as many disjoint shortest augmenting paths as possible.
// Cost: O(m sqrt(n)); depth-first searches without recursion.
// Why: one search for each vertex would be O(n m), too slow for 100,000 vertices.
// Tested: on the small graphs, taken as pairs, against all ways to pair; a long path; a random graph of full size.
func Matching(likes [][]int, right int) []int {
	m := &matching{likes: likes, partner: make([]int, len(likes)), of: make([]int, right), level: make([]int, len(likes))}
	for l := range m.partner {
		m.partner[l] = none
	}
	for r := range m.of {
		m.of[r] = none
	}

	for m.setLevels() {
		m.tried = make([]int, len(likes))
		for l := range likes {
			if m.partner[l] == none {
				m.augment(l)
			}
		}
	}
	return m.partner
}

type matching struct {
	likes       [][]int
	partner, of []int // of[r] is the partner of r
	level       []int // of a left vertex: the number of pairs on a shortest alternating path to it, or none without a path
	tried       []int // how many neighbours the current round has tried
}

// setLevels searches from all vertices on the left that are alone. It reports whether some path ends at a vertex on the
// right that is alone.
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
			next := m.of[r]
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

// augment looks for a path from start along ascending levels to a vertex that is alone, and changes partners along it.
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
		next := m.of[r]
		if next == none {
			// Each vertex on the path takes the neighbour that it tried last.
			for _, l := range path {
				r := m.likes[l][m.tried[l]-1]
				m.partner[l] = r
				m.of[r] = l
			}
			return
		}
		if m.level[next] == m.level[l]+1 {
			path = append(path, next)
		}
	}
}
