package seq

// A SparseSegTree is a segment tree over the positions 0 to n-1 for n up to 2^62. Only the values that are
// set take memory; the others are unit.
// Other names: dynamic segment tree, implicit segment tree, segment tree over a large array.
//
// op must be associative, and unit its neutral value, as for SegTree.
//
// Use: t := NewSparseSegTree(n, op, unit); t.Set(i, x); t.Fold(l, r).
// Cost: O(log n) for each call; one node for each position that is set; recursion to the depth log2(n).
// Idea: each node of the usual tree also holds one position with its value, so that no node is empty: the
// positions of the left child are below it, and those of the right child above it.
// Tested: against a slice, with an operation that does not commute. Source: folklore; Library Checker 2022,
// Point Set Range Composite (Large Array).
type SparseSegTree[T any] struct {
	op    func(a, b T) T
	unit  T
	n     int
	nodes []sparseNode[T] // nodes[0] stands for no node
	root  int32
}

// A sparseNode is a node of a SparseSegTree.
type sparseNode[T any] struct {
	at          int
	value, fold T
	left, right int32
}

// NewSparseSegTree returns a tree of n values that are all unit.
func NewSparseSegTree[T any](n int, op func(a, b T) T, unit T) *SparseSegTree[T] {
	return &SparseSegTree[T]{op: op, unit: unit, n: n, nodes: []sparseNode[T]{{fold: unit, value: unit}}}
}

// Set replaces the value at position i.
func (t *SparseSegTree[T]) Set(i int, value T) { t.root = t.set(t.root, 0, t.n, i, value) }

// set sets a value in the subtree of a node that covers [lo, hi), and returns its root.
func (t *SparseSegTree[T]) set(node int32, lo, hi, i int, value T) int32 {
	if node == 0 {
		t.nodes = append(t.nodes, sparseNode[T]{at: i, value: value, fold: value})
		return int32(len(t.nodes) - 1)
	}

	// The node keeps the position that lies between those of its children, and the other one goes down.
	at := &t.nodes[node]
	if middle := lo + (hi-lo)/2; at.at == i {
		at.value = value
	} else if i < middle {
		if at.at < i {
			at.at, i = i, at.at
			at.value, value = value, at.value
		}
		left := t.set(at.left, lo, middle, i, value)
		t.nodes[node].left = left
	} else {
		if at.at > i {
			at.at, i = i, at.at
			at.value, value = value, at.value
		}
		right := t.set(at.right, middle, hi, i, value)
		t.nodes[node].right = right
	}
	at = &t.nodes[node] // append may have moved the nodes
	at.fold = t.op(t.op(t.nodes[at.left].fold, at.value), t.nodes[at.right].fold)
	return node
}

// Get returns the value at position i.
func (t *SparseSegTree[T]) Get(i int) T {
	node, lo, hi := t.root, 0, t.n
	for node != 0 && t.nodes[node].at != i {
		if middle := lo + (hi-lo)/2; i < middle {
			node, hi = t.nodes[node].left, middle
		} else {
			node, lo = t.nodes[node].right, middle
		}
	}
	return t.nodes[node].value
}

// Fold applies the operation to the values in [l, r) from left to right. For an empty range it returns unit.
func (t *SparseSegTree[T]) Fold(l, r int) T { return t.fold(t.root, 0, t.n, l, r) }

// fold folds the values in [l, r) of a node that stands for [lo, hi).
func (t *SparseSegTree[T]) fold(node int32, lo, hi, l, r int) T {
	if node == 0 || r <= lo || hi <= l {
		return t.unit
	}
	at := &t.nodes[node]
	if l <= lo && hi <= r {
		return at.fold
	}
	middle := lo + (hi-lo)/2
	result := t.fold(at.left, lo, middle, l, r)
	if l <= at.at && at.at < r {
		result = t.op(result, at.value)
	}
	return t.op(result, t.fold(at.right, middle, hi, l, r))
}
