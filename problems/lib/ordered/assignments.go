package ordered

// Assignments gives a value to each int in [0, n). A call assigns a value to a range. It stores maximal
// pieces that were assigned together.
// Other names: Chtholly tree, Old Driver Tree, ODT, interval map, range assignment.
//
// Use: a := NewAssignments(n, value); a.Assign(l, r, value, removed); a.Each(l, r, visit); a.Get(i);
// a.Piece(i).
// Cost: O(log n) for each call, and for each piece that Assign removes or Each visits. Each call of Assign
// adds at most two pieces, so all calls of Assign together remove few; but Each visits pieces again.
// Tested: against a slice, on random calls. Source: folklore; Codeforces 896C, 2017.
type Assignments[V any] struct {
	n      int
	pieces *Map[int, V] // by the start of the piece
}

// NewAssignments gives the same value to all ints in [0, n).
func NewAssignments[V any](n int, value V) *Assignments[V] {
	a := &Assignments[V]{n: n, pieces: NewMap[int, V](func(a, b int) bool { return a < b })}
	if n > 0 {
		a.pieces.Put(0, value)
	}
	return a
}

// Get returns the value of i.
func (a *Assignments[V]) Get(i int) V {
	_, value, _ := a.pieces.Floor(i)
	return value
}

// Piece returns the piece that contains i.
func (a *Assignments[V]) Piece(i int) (l, r int, value V) {
	l, value, _ = a.pieces.Floor(i)
	r, _, ok := a.pieces.Ceiling(i + 1)
	if !ok {
		r = a.n
	}
	return l, r, value
}

// Assign gives a value to all ints in [l, r), 0 <= l <= r <= n. Before that, it calls removed(l, r, value)
// for each piece whose value is replaced, from left to right; removed may be nil.
func (a *Assignments[V]) Assign(l, r int, value V, removed func(l, r int, value V)) {
	if l >= r {
		return
	}
	a.cut(l)
	a.cut(r)
	a.Each(l, r, func(from, to int, old V) {
		if removed != nil {
			removed(from, to, old)
		}
		a.pieces.Delete(from)
	})
	a.pieces.Put(l, value)
}

// Each calls visit(l, r, value) for each piece of [l, r), from left to right. visit may delete its piece.
func (a *Assignments[V]) Each(l, r int, visit func(l, r int, value V)) {
	for l < r {
		_, value, _ := a.pieces.Floor(l)
		end, _, ok := a.pieces.Ceiling(l + 1)
		if !ok || end > r {
			end = r
		}
		visit(l, end, value)
		l = end
	}
}

// cut makes a piece begin at i.
func (a *Assignments[V]) cut(i int) {
	if i < a.n {
		a.pieces.Put(i, a.Get(i))
	}
}
