package search

// A DensePaths answers many questions for shortest paths in one undirected graph on the vertices 0..n-1.
//
// How: breadth-first search from both ends, a whole layer at a time and always on the side whose layer is smaller.
// When the two first touch, the path is shortest: had a shorter one existed, the layers would have touched before.
// A search that finds nothing has seen the whole component of one end, and remembers it, so that later questions
// that lead out of this component, or into it, are answered without searching.
// Memory: 4 bytes a vertex of the graph and 4 for each vertex seen by the running search. There are no parents: a
// vertex keeps its side and its depth modulo 3, which is enough to tell, among its neighbours, those one step
// nearer to where the search began (neighbours' depths differ by at most 1).
// Cost: of a search, one call of next for each vertex expanded; clearing up costs only what was seen.
// Tested: on the common table of graphs and on every small graph, against the oracle's distances.
type DensePaths struct {
	next func(v int32, buf []int32) []int32
	// state[v] is 0 if nothing is known of v, the number of its component (from 1) if that has been seen whole,
	// and negative while the running search has v: see mark.
	state      []int32
	components int32
	sides      [2]side
	buf        []int32
}

// A side is the half of a search that grows from one end.
type side struct {
	seen  []int32 // in order of discovery
	layer int     // seen[layer:] is the deepest layer
	depth int     // of that layer
}

// NewDensePaths takes the number of vertices and the function that appends the neighbours of v to buf; whenever b is
// a neighbour of a, a must be one of b.
func NewDensePaths(n int, next func(v int32, buf []int32) []int32) *DensePaths {
	return &DensePaths{next: next, state: make([]int32, n)}
}

// Path returns a shortest path from one vertex to another, both included; nil if there is none.
func (p *DensePaths) Path(from, to int32) []int32 {
	known := p.state[from]
	if known != p.state[to] {
		return nil // one of them lies in a component that has been seen whole, the other outside
	}
	if from == to {
		return []int32{from}
	}

	p.begin(0, from)
	p.begin(1, to)
	for {
		// Grow the smaller side.
		s := 0
		if p.sides[1].width() < p.sides[0].width() {
			s = 1
		}

		// The side has seen its whole component without meeting the other side: remember the component.
		if p.sides[s].width() == 0 {
			p.components++
			p.leave(s, p.components)
			p.leave(1-s, 0)
			return nil
		}

		if near, far, ok := p.grow(s); ok {
			// The search is over, so its vertices get back the state that they had before.
			path := p.join(s, near, far)
			p.leave(0, known)
			p.leave(1, known)
			return path
		}
	}
}

func (s *side) width() int { return len(s.seen) - s.layer }

// mark is what state holds for a vertex that side s has seen at this depth.
func mark(s, depth int) int32 { return int32(-1 - 3*s - depth%3) }

// sideOf is the side that made a mark.
func sideOf(mark int32) int { return int(-1-mark) / 3 }

func (p *DensePaths) begin(s int, v int32) {
	p.sides[s] = side{seen: append(p.sides[s].seen[:0], v)}
	p.state[v] = mark(s, 0)
}

// leave gives every vertex that side s has seen its lasting state.
func (p *DensePaths) leave(s int, state int32) {
	for _, v := range p.sides[s].seen {
		p.state[v] = state
	}
}

// grow adds the next layer to side s. If it touches the other side it stops at once and returns the two neighbours
// that do, near on side s.
func (p *DensePaths) grow(s int) (near, far int32, ok bool) {
	this := &p.sides[s]
	end, m := len(this.seen), mark(s, this.depth+1)
	for ; this.layer < end; this.layer++ {
		near = this.seen[this.layer]
		p.buf = p.next(near, p.buf[:0])
		for _, v := range p.buf {
			// The running search has not seen v.
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

// join returns the path from the first end to the second that crosses between the sides at near (on side s, in the
// layer being expanded) and far (in the other side's deepest layer).
func (p *DensePaths) join(s int, near, far int32) []int32 {
	// The path begins on side 0, so near must be the vertex on that side.
	if s == 1 {
		near, far = far, near
	}

	// back leads from near to the start. The path needs the other direction.
	path := p.back(0, near, nil)
	for i, j := 0, len(path)-1; i < j; i, j = i+1, j-1 {
		path[i], path[j] = path[j], path[i]
	}
	return p.back(1, far, path)
}

// back appends to path the way from v, in the deepest whole layer of side s, to where that side began.
func (p *DensePaths) back(s int, v int32, path []int32) []int32 {
	path = append(path, v)
	for depth := p.sides[s].depth - 1; depth >= 0; depth-- {
		v = p.neighbourWith(v, mark(s, depth))
		path = append(path, v)
	}
	return path
}

// neighbourWith returns the first neighbour of v that has this mark.
func (p *DensePaths) neighbourWith(v, m int32) int32 {
	p.buf = p.next(v, p.buf[:0])
	for _, u := range p.buf {
		if p.state[u] == m {
			return u
		}
	}
	panic("search: DensePaths: next gives a neighbour that does not know its neighbour")
}
