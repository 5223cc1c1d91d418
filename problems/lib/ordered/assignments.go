package ordered

// Assignments gives a value to each int in [0, n). A call assigns a value to a range. It stores maximal
// pieces that were assigned together.
// Other names: Chtholly tree, Old Driver Tree, ODT, interval map, range assignment.
//
// Use: a := NewAssignments(n, value), or AssignmentsOf(values); a.Assign(l, r, value, removed);
// a.Each(l, r, visit); a.Get(i); a.Piece(i).
// Cost: O(log n) for each call, as for Map, and for each piece that Assign removes or Each visits. Each call of
// Assign adds at most two pieces, so all calls of Assign together remove few; but Each visits pieces again.
// Tested: against a slice, on random calls. Source: folklore; Codeforces 896C, 2017.
type Assignments[V any] struct {
	n      int
	pieces *Map[int, V] // by the start of the piece
}

// NewAssignments gives the same value to all ints in [0, n).
func NewAssignments[V any](n int, value V) *Assignments[V] {
	a := AssignmentsOf([]V(nil))
	if n > 0 {
		a.pieces.Put(0, value)
	}
	a.n = n
	return a
}

// AssignmentsOf gives each int in [0, len(values)) its own value.
func AssignmentsOf[V any](values []V) *Assignments[V] {
	a := &Assignments[V]{n: len(values), pieces: NewMap[int, V](func(a, b int) bool { return a < b })}
	for i, value := range values {
		a.pieces.Put(i, value)
	}
	return a
}

// Get returns the value of i.
func (a *Assignments[V]) Get(i int) V {
	_, value, _ := a.pieces.Floor(i)
	return value
}

// Piece returns the piece that contains i, 0 <= i < n.
func (a *Assignments[V]) Piece(i int) (l, r int, value V) {
	m := a.pieces
	b, at := m.floor(i)
	piece := &m.buckets[b][at]
	r = a.n
	if b, at = m.next(b, at); b < len(m.buckets) {
		r = m.buckets[b][at].key
	}
	return piece.key, r, piece.value
}

// Assign gives a value to all ints in [l, r), 0 <= l <= r <= n. It calls removed(l, r, value) for each piece
// whose value is replaced, from left to right; removed may be nil. removed must not call methods of a.
func (a *Assignments[V]) Assign(l, r int, value V, removed func(l, r int, value V)) {
	if l >= r {
		return
	}
	a.cut(l)
	a.cut(r)

	// Remove all pieces but the first one, which gets the value. The next piece to be removed always follows
	// the first one.
	m := a.pieces
	b, i, _ := m.find(l)
	from, old := l, m.buckets[b][i].value
	for from < r {
		nextB, nextI := m.next(b, i)
		to, next := a.n, old
		if nextB < len(m.buckets) {
			to, next = m.buckets[nextB][nextI].key, m.buckets[nextB][nextI].value
		}
		if removed != nil {
			removed(from, to, old)
		}
		if to < r {
			m.deleteAt(nextB, nextI)
		}
		from, old = to, next
	}
	m.buckets[b][i].value = value
}

// Each calls visit(l, r, value) for each piece of [l, r), from left to right. visit may assign a value to its piece.
func (a *Assignments[V]) Each(l, r int, visit func(l, r int, value V)) {
	for l < r {
		_, end, value := a.Piece(l)
		if end > r {
			end = r
		}
		visit(l, end, value)
		l = end
	}
}

// cut makes a piece begin at i.
func (a *Assignments[V]) cut(i int) {
	if i < a.n {
		if l, _, value := a.Piece(i); l < i {
			a.pieces.Put(i, value)
		}
	}
}
