package search

// A DensePaths object answers many queries for shortest paths in one undirected graph with the vertices
// 0..n-1.
//
// Idea: breadth-first search from both ends. Each step expands a whole layer on the side whose last layer is
// smaller. When the two sides first meet, the path is shortest, because with a shorter path they would have
// met earlier. If there is no path, the search has visited the whole component of one end, and DensePaths
// stores the vertices of this component. If only one end of a later query is in this component, no search is
// needed: there is no path.
// Memory: 4 bytes for each vertex of the graph, and 4 for each vertex visited by the current search. The
// parents of vertices are not stored. A visited vertex stores its side and its depth modulo 3. Its parent is
// a neighbour on the same side whose depth is one less. The depth modulo 3 is enough to recognize it, because
// the depths of neighbours on the same side differ by at most 1.
// Cost: one call of next for each vertex that is expanded or on the path. After a query, only the visited
// vertices are reset.
// Tested: on all graphs of search/table_test.go, against the oracle's distances. Source: Pohl 1971.
type DensePaths[V Vertex] struct {
	next func(v V, buf []V) []V
	// state[v] is negative if the current search has visited v; see mark. Otherwise it is the number, from 1,
	// of the stored component that contains v, or 0 if there is none.
	state      []int32
	components int32
	sides      [2]side[V]
	buf        []V
}

// A side is the part of a search that grows from one end.
type side[V Vertex] struct {
	seen  []V // in order of discovery
	layer int // seen[layer:] is the deepest layer
	depth int // the depth of that layer
}

// NewDensePaths returns a DensePaths for a graph of n vertices. next appends the neighbours of v to buf.
// Neighbours must be mutual: if b is a neighbour of a, then a is a neighbour of b.
func NewDensePaths[V Vertex](n int, next func(v V, buf []V) []V) *DensePaths[V] {
	return &DensePaths[V]{next: next, state: make([]int32, n)}
}

// Path returns a shortest path from one vertex to another, both included, or nil if there is none.
func (p *DensePaths[V]) Path(from, to V) []V {
	known := p.state[from]
	if known != p.state[to] {
		return nil // the two vertices lie in different components
	}
	if from == to {
		return []V{from}
	}

	p.begin(0, from)
	p.begin(1, to)
	for {
		// Expand the side with the smaller layer.
		s := 0
		if p.sides[1].width() < p.sides[0].width() {
			s = 1
		}

		// If this side has visited its whole component without meeting the other side, store the component.
		if p.sides[s].width() == 0 {
			p.components++
			p.leave(s, p.components)
			p.leave(1-s, 0)
			return nil
		}

		if near, far, ok := p.grow(s); ok {
			// The search is over: restore the earlier state of all visited vertices.
			path := p.join(s, near, far)
			p.leave(0, known)
			p.leave(1, known)
			return path
		}
	}
}

// width returns the number of vertices in the last layer.
func (s *side[V]) width() int { return len(s.seen) - s.layer }

// mark returns the value of state for a vertex that side s has visited at the given depth.
func mark(s, depth int) int32 { return int32(-1 - 3*s - depth%3) }

// sideOf returns the side that is encoded in a value returned by mark.
func sideOf(mark int32) int { return int(-1-mark) / 3 }

// begin makes v the only vertex of side s.
func (p *DensePaths[V]) begin(s int, v V) {
	p.sides[s] = side[V]{seen: append(p.sides[s].seen[:0], v)}
	p.state[v] = mark(s, 0)
}

// leave ends the search of side s: for every vertex v that this side has visited, it sets p.state[v] to the
// argument state.
func (p *DensePaths[V]) leave(s int, state int32) {
	for _, v := range p.sides[s].seen {
		p.state[v] = state
	}
}

// grow adds the next layer to side s. If an edge leads to the other side, grow stops and returns the ends of
// this edge; near is the end on side s. ok is false if there is no such edge.
func (p *DensePaths[V]) grow(s int) (near, far V, ok bool) {
	this := &p.sides[s]
	end, m := len(this.seen), mark(s, this.depth+1)
	for ; this.layer < end; this.layer++ {
		near = this.seen[this.layer]
		p.buf = p.next(near, p.buf[:0])
		for _, v := range p.buf {
			// The current search has not visited v.
			if state := p.state[v]; state >= 0 {
				p.state[v] = m
				this.seen = append(this.seen, v)
			} else if sideOf(state) != s {
				return near, v, true
			}
		}
	}
	this.depth++
	return 0, 0, false
}

// join returns the path that contains the edge between near and far, where the two sides have met. near is in
// the layer of side s that was just expanded, and far is in the deepest layer of the other side.
func (p *DensePaths[V]) join(s int, near, far V) []V {
	// The path begins on side 0, so near must be the vertex on that side.
	if s == 1 {
		near, far = far, near
	}

	// p.back returns the path from near to the start, so reverse this path.
	path := p.back(0, near, nil)
	for i, j := 0, len(path)-1; i < j; i, j = i+1, j-1 {
		path[i], path[j] = path[j], path[i]
	}
	return p.back(1, far, path)
}

// back appends the path from v to the vertex at which side s began. v must be in the deepest layer that the
// side has completed.
func (p *DensePaths[V]) back(s int, v V, path []V) []V {
	path = append(path, v)
	for depth := p.sides[s].depth - 1; depth >= 0; depth-- {
		v = p.neighbourWith(v, mark(s, depth))
		path = append(path, v)
	}
	return path
}

// neighbourWith returns the first neighbour of v that has the given mark.
func (p *DensePaths[V]) neighbourWith(v V, m int32) V {
	p.buf = p.next(v, p.buf[:0])
	for _, u := range p.buf {
		if p.state[u] == m {
			return u
		}
	}
	panic("search: DensePaths: next is not symmetric: some b is a neighbour of a, but a is no neighbour of b")
}
