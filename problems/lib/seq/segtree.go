package seq

// A SegTree stores n values. It folds ranges of values, that is, combines them with an operation from left to right.
// Single values can be changed.
// Other names: segment tree, range minimum query with updates.
//
// The operation must be associative: op(op(a, b), c) == op(a, op(b, c)). It need not commute. unit is its neutral
// value: op(unit, a) == op(a, unit) == a, for example 0 for sums and the largest int for minima.
//
// Use: t := NewSegTree(values, op, unit); t.Set(i, v); t.Fold(l, r).
// Cost: O(log n) calls of op for each method call, O(n) for NewSegTree.
// Idea: all methods work bottom-up, so no recursion is needed.
// Tested: against folding a slice, with an operation that does not commute, on all small sizes. Source: ac-library 2020.
type SegTree[T any] struct {
	op   func(a, b T) T
	unit T
	n    int
	size int // the least power of two that is at least n: the position of the first leaf
	node []T // node[1] is the root, the children of node[i] are node[2i] and node[2i+1]
}

// NewSegTree returns a tree that starts with these values.
func NewSegTree[T any](values []T, op func(a, b T) T, unit T) *SegTree[T] {
	size := 1
	for size < len(values) {
		size *= 2
	}
	t := &SegTree[T]{op: op, unit: unit, n: len(values), size: size, node: make([]T, 2*size)}

	copy(t.node[size:], values)
	for i := size + len(values); i < 2*size; i++ {
		t.node[i] = unit
	}
	for i := size - 1; i > 0; i-- {
		t.node[i] = op(t.node[2*i], t.node[2*i+1])
	}
	return t
}

// Get returns the value at position i.
func (t *SegTree[T]) Get(i int) T { return t.node[t.size+i] }

// Set replaces the value at position i.
func (t *SegTree[T]) Set(i int, value T) {
	i += t.size
	t.node[i] = value
	for i /= 2; i > 0; i /= 2 {
		t.node[i] = t.op(t.node[2*i], t.node[2*i+1])
	}
}

// Fold applies the operation to the values in [l, r) from left to right and returns the result. For an empty range it
// returns unit, the neutral value of the operation.
func (t *SegTree[T]) Fold(l, r int) T {
	left, right := t.unit, t.unit
	for l, r = l+t.size, r+t.size; l < r; l, r = l/2, r/2 {
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
