package graph

// GeneralMatching returns a maximum matching of an undirected graph of n vertices: a largest set of edges in which no
// two edges share an end. partner[v] is the other end of v's edge, or -1. Loops do not count. For bipartite graphs,
// Matching is faster.
// Other names: Edmonds' blossom algorithm, maximum matching in general graphs.
//
// Cost: O(n^3) at worst, about n searches of O(n + m) each in practice.
// Idea: only odd cycles make a breadth-first search for an augmenting path fail. A vertex is even if an
// alternating path of even length leads to it from the root of the search. When the search finds an odd cycle
// (a blossom), it contracts the cycle: the vertices get a common base, and all of them are even.
// Tested: on the graphs of graph/table_test.go and all graphs of up to five vertices, against all sets of edges; on
// long chains of blossoms, and on nested blossoms. Source: Edmonds 1965; Gabow 1976.
func GeneralMatching(n int, edges []Edge) (partner []int) {
	m := &blossoms{near: make([][]int, n), partner: make([]int, n), label: make([]int8, n), parent: make([]int, n)}
	for _, e := range edges {
		if e.From != e.To {
			m.near[e.From] = append(m.near[e.From], e.To)
			m.near[e.To] = append(m.near[e.To], e.From)
		}
	}
	for v := range m.partner {
		m.partner[v] = -1
	}

	// Start with a greedy matching, because this saves most of the searches.
	for v, near := range m.near {
		for _, u := range near {
			if m.partner[v] < 0 && m.partner[u] < 0 {
				m.partner[v], m.partner[u] = u, v
			}
		}
	}
	for v := range m.partner {
		if m.partner[v] < 0 {
			m.search(v)
		}
	}
	return m.partner
}

const (
	unseen = int8(iota)
	even   // an alternating path of even length leads from the root to the vertex
	odd
)

// blossoms is the state of a search for an augmenting path, with the matching so far.
type blossoms struct {
	near    [][]int
	partner []int
	label   []int8
	parent  []int // parent[v]: the next vertex on a path to the root, if v is odd or in a blossom
	base    Sets  // the sets of vertices that form a blossom; Find(v) is the base of v's blossom
	queue   []int // even vertices
}

// search looks for an augmenting path that starts at root. If it finds one, it swaps matched and unmatched
// edges.
func (m *blossoms) search(root int) {
	for v := range m.label {
		m.label[v] = unseen
	}
	m.base = NewSets(len(m.near))
	m.label[root] = even
	m.queue = append(m.queue[:0], root)

	for i := 0; i < len(m.queue); i++ {
		v := m.queue[i]
		for _, u := range m.near[v] {
			switch {
			case m.label[u] == odd || m.base.Same(u, v):
				// Ignore the edge, because u has been visited: it is odd, or in the same blossom as v.
			case m.label[u] == even:
				base := m.meet(v, u, root)
				m.contract(v, u, base)
				m.contract(u, v, base)
			default:
				m.parent[u] = v
				m.label[u] = odd
				if m.partner[u] < 0 {
					m.augment(u)
					return
				}
				m.label[m.partner[u]] = even
				m.queue = append(m.queue, m.partner[u])
			}
		}
	}
}

// meet returns the base at which the paths from two even vertices to the root meet.
func (m *blossoms) meet(v, u, root int) int {
	isOnPath := make(map[int]bool)
	for v = m.base.Find(v); ; v = m.base.Find(m.parent[m.partner[v]]) {
		isOnPath[v] = true
		if v == m.base.Find(root) {
			break
		}
	}
	for u = m.base.Find(u); !isOnPath[u]; {
		u = m.base.Find(m.parent[m.partner[u]])
	}
	return u
}

// contract adds the vertices of the path from v to base to the blossom with this base. The edge from v to
// `other` closes the blossom: a second path leads from `other` to base.
func (m *blossoms) contract(v, other, base int) {
	for m.base.Find(v) != base {
		m.parent[v] = other
		other = m.partner[v]
		if m.label[other] == odd {
			m.label[other] = even
			m.queue = append(m.queue, other)
		}

		// A smaller blossom on the path joins the new blossom only when the loop reaches the smaller
		// blossom's base. If it joined earlier, Find would return the new base for all its vertices, and the
		// loop would end too early.
		if m.base.Find(v) == v {
			m.base.Join(v, base)
		}
		if m.base.Find(other) == other {
			m.base.Join(other, base)
		}
		v = m.parent[other]
	}
}

// augment swaps matched and unmatched edges on the path from u to the root.
func (m *blossoms) augment(u int) {
	for u >= 0 {
		v := m.parent[u]
		next := m.partner[v]
		m.partner[u], m.partner[v] = v, u
		u = next
	}
}
