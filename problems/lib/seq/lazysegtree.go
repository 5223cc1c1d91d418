package seq

// A LazySegTree stores n values. It folds ranges of values, that is, combines them with an operation from left to
// right. A call can change all values of a range.
// Other names: lazy propagation, range update and range query.
//
// op must be associative. unit is its neutral value: op(unit, a) == op(a, unit) == a. A change is a value of
// type F. If v is the fold of a range, apply(f, v) is its fold after change f. compose(f, g) is the change
// that applies g first and then f. same is the change that changes nothing. apply must agree with op:
// apply(f, op(a, b)) == op(apply(f, a), apply(f, b)). If apply needs the number of values in the range, T
// must contain this number besides the fold. For example, if x is added to each of k values, their sum grows
// by k*x.
//
// Use: t := NewLazySegTree(values, op, unit, apply, compose, same); t.Change(l, r, f); t.Fold(l, r).
// Cost: each method calls op, apply and compose O(log n) times; NewLazySegTree calls op O(n) times. To add and find
// minima or maxima, AddMin takes half of the time or less.
// Tested: against a slice, with changes that do not commute, for all small n. Source: ac-library 2020.
type LazySegTree[T, F any] struct {
	op      func(a, b T) T
	unit    T
	apply   func(f F, v T) T
	compose func(f, g F) F
	same    F

	n, size, height int
	node            []T    // as in SegTree
	lazy            []F    // the pending change of an inner node, which its children have not received yet
	waits           []bool // whether a node has a pending change; if not, its change in lazy is `same`
}

// NewLazySegTree returns a tree that starts with these values.
func NewLazySegTree[T, F any](
	values []T, op func(a, b T) T, unit T, apply func(f F, v T) T, compose func(f, g F) F, same F,
) *LazySegTree[T, F] {
	t := &LazySegTree[T, F]{op: op, unit: unit, apply: apply, compose: compose, same: same}
	t.Reset(values)
	return t
}

// Reset replaces all values and forgets all changes; the number of values may change, too. It uses the memory of the
// old values again, so it is faster than NewLazySegTree for each of many large test cases.
func (t *LazySegTree[T, F]) Reset(values []T) {
	size, height := 1, 0
	for size < len(values) {
		size *= 2
		height++
	}
	t.n, t.size, t.height = len(values), size, height
	if cap(t.node) < 2*size {
		t.node, t.lazy, t.waits = make([]T, 2*size), make([]F, size), make([]bool, size)
	}
	t.node, t.lazy, t.waits = t.node[:2*size], t.lazy[:size], t.waits[:size]

	copy(t.node[size:], values)
	for i := size + len(values); i < 2*size; i++ {
		t.node[i] = t.unit
	}
	for i := size - 1; i > 0; i-- {
		t.lazy[i], t.waits[i] = t.same, false
		t.node[i] = t.op(t.node[2*i], t.node[2*i+1])
	}
}

// Get returns the value at position i.
func (t *LazySegTree[T, F]) Get(i int) T {
	t.pushPath(i + t.size)
	return t.node[i+t.size]
}

// Set replaces the value at position i.
func (t *LazySegTree[T, F]) Set(i int, value T) {
	t.pushPath(i + t.size)
	t.node[i+t.size] = value
	t.pullPath(i + t.size)
}

// Fold applies the operation to the values in [l, r) from left to right and returns the result. For an empty range it
// returns unit, the neutral value of the operation.
func (t *LazySegTree[T, F]) Fold(l, r int) T {
	if l == r {
		return t.unit
	}
	l, r = l+t.size, r+t.size
	t.pushEnds(l, r)

	left, right := t.unit, t.unit
	for ; l < r; l, r = l/2, r/2 {
		if l%2 == 1 {
			left = t.op(left, t.node[l])
			l++
		}
		if r%2 == 1 {
			r--
			right = t.op(t.node[r], right)
		}
	}
	return t.op(left, right)
}

// Change applies f to all values in [l, r).
func (t *LazySegTree[T, F]) Change(l, r int, f F) {
	if l == r {
		return
	}
	l, r = l+t.size, r+t.size
	t.pushEnds(l, r)

	for a, b := l, r; a < b; a, b = a/2, b/2 {
		if a%2 == 1 {
			t.changeNode(a, f)
			a++
		}
		if b%2 == 1 {
			b--
			t.changeNode(b, f)
		}
	}

	// Recompute the folds of the ancestors that the range covers only in part.
	for level := 1; level <= t.height; level++ {
		if l>>level<<level != l {
			t.pull(l >> level)
		}
		if r>>level<<level != r {
			t.pull((r - 1) >> level)
		}
	}
}

// pushEnds visits all nodes that the range [l, r) covers only in part, from the root down. It applies their
// pending changes to their children.
func (t *LazySegTree[T, F]) pushEnds(l, r int) {
	for level := t.height; level > 0; level-- {
		if l>>level<<level != l {
			t.push(l >> level)
		}
		if r>>level<<level != r {
			t.push((r - 1) >> level)
		}
	}
}

// pushPath applies the pending changes of all nodes above a leaf, from the root down.
func (t *LazySegTree[T, F]) pushPath(leaf int) {
	for level := t.height; level > 0; level-- {
		t.push(leaf >> level)
	}
}

// pullPath computes all nodes above a leaf from their children, from the leaf up.
func (t *LazySegTree[T, F]) pullPath(leaf int) {
	for node := leaf / 2; node > 0; node /= 2 {
		t.pull(node)
	}
}

// pull computes a node from its children.
func (t *LazySegTree[T, F]) pull(node int) { t.node[node] = t.op(t.node[2*node], t.node[2*node+1]) }

// push applies a pending change of a node to its children.
func (t *LazySegTree[T, F]) push(node int) {
	if !t.waits[node] {
		return
	}
	t.changeNode(2*node, t.lazy[node])
	t.changeNode(2*node+1, t.lazy[node])
	t.lazy[node] = t.same
	t.waits[node] = false
}

// changeNode applies f to a whole node, and notes it for the children.
func (t *LazySegTree[T, F]) changeNode(node int, f F) {
	t.node[node] = t.apply(f, t.node[node])
	if node < t.size {
		t.lazy[node] = t.compose(f, t.lazy[node])
		t.waits[node] = true
	}
}
