package graph

// The type simplex holds the flow network and one additional vertex, the root of a spanning tree. Arc i is
// pipe i with its lower bound shifted to 0. The arcs after the pipes are artificial: one joins each vertex
// and the root. Artificial arcs are so expensive that they carry flow only if there is no feasible flow
// without them.
type simplex struct {
	from, to, capacity, cost, flow []int

	// The potentials of the vertices are chosen so that the reduced cost of each tree arc is 0.
	potential []int

	// For each vertex: its parent in the spanning tree, the arc between the vertex and its parent, and its
	// depth.
	parent, arc, depth []int

	// The children of each vertex of the tree form a doubly linked list: child[v] is the first child of v;
	// next[c] and prev[c] are the children after and before child c.
	child, next, prev []int

	scanned int // the arc at which the search for the next pivot continues
}

// newSimplex returns the network with a tree of artificial arcs, which carry all supplies to the root.
func newSimplex(supply, lower []int, pipes []Pipe) *simplex {
	n := len(supply)
	root := n
	s := &simplex{potential: make([]int, n+1), parent: make([]int, n+1), arc: make([]int, n+1), depth: make([]int, n+1),
		child: make([]int, n+1), next: make([]int, n+1), prev: make([]int, n+1)}

	// rest[v] is the supply of v that remains if the flow of every pipe is its lower bound. expensive is the
	// cost of an artificial arc. It exceeds the cost of any path, so an optimal solution avoids these arcs if
	// possible.
	rest := append([]int(nil), supply...)
	expensive := 1
	for i, p := range pipes {
		s.add(p.From, p.To, p.Capacity-lower[i], p.Cost, 0)
		rest[p.From] -= lower[i]
		rest[p.To] += lower[i]
		if p.Cost < 0 {
			expensive -= p.Cost
		} else {
			expensive += p.Cost
		}
	}

	s.parent[root], s.arc[root], s.child[root], s.next[root], s.prev[root] = none, none, none, none, none
	for v, amount := range rest {
		s.arc[v] = len(s.from)
		s.child[v] = none
		s.depth[v] = 1
		if amount >= 0 {
			s.add(v, root, Unreached, expensive, amount)
			s.potential[v] = -expensive
		} else {
			s.add(root, v, Unreached, expensive, -amount)
			s.potential[v] = expensive
		}
		s.hang(v, root)
	}
	return s
}

// add adds an arc.
func (s *simplex) add(from, to, capacity, cost, flow int) {
	s.from, s.to = append(s.from, from), append(s.to, to)
	s.capacity, s.cost, s.flow = append(s.capacity, capacity), append(s.cost, cost), append(s.flow, flow)
}

// hang(v, p) makes v a child of p. cut(v) removes v from the list of its parent's children.
func (s *simplex) hang(v, p int) {
	s.parent[v] = p
	s.prev[v] = none
	s.next[v] = s.child[p]
	if s.child[p] != none {
		s.prev[s.child[p]] = v
	}
	s.child[p] = v
}

// cut removes v from the list of its parent's children.
func (s *simplex) cut(v int) {
	if s.prev[v] != none {
		s.next[s.prev[v]] = s.next[v]
	} else {
		s.child[s.parent[v]] = s.next[v]
	}
	if s.next[v] != none {
		s.prev[s.next[v]] = s.prev[v]
	}
}

// gain returns by how much the total cost falls if arc a carries one unit of flow more, or one unit less,
// whichever lowers the cost. If neither does, gain returns 0.
func (s *simplex) gain(a int) int {
	reduced := s.cost[a] + s.potential[s.from[a]] - s.potential[s.to[a]]
	switch {
	case reduced < 0 && s.flow[a] < s.capacity[a]:
		return -reduced
	case reduced > 0 && s.flow[a] > 0:
		return reduced
	}
	return 0
}

// solve pivots until no arc lowers the cost. It examines the arcs in blocks and pivots with the best arc of a
// block, because examining all arcs before each pivot would take longer than a few additional pivots.
func (s *simplex) solve() {
	// A block has about sqrt(m) arcs, but at least 10.
	block := 10
	for block*block < len(s.from) {
		block++
	}

	// Take the best arc of each block as the next pivot (block search).
	best, most := none, 0
	inBlock := 0
	for clean := 0; clean < len(s.from); {
		a := s.scanned
		s.scanned++
		if s.scanned == len(s.from) {
			s.scanned = 0
		}
		if g := s.gain(a); g > most {
			best, most = a, g
		}

		clean++
		inBlock++
		if inBlock >= block && best != none {
			s.pivot(best)
			best, most = none, 0
			clean = 0
		}
		if inBlock >= block {
			inBlock = 0
		}

		if clean == len(s.from) && best != none {
			s.pivot(best)
			best, most = none, 0
			clean = 0
		}
	}
}
