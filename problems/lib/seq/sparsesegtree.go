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
	root  int32
	last  int32             // the number of nodes
	nodes [][]sparseNode[T] // in blocks, which never move; node 0 stands for no node
}

const sparseBlock = 1 << 10 // nodes in a block

// A sparseNode is a node of a SparseSegTree.
type sparseNode[T any] struct {
	at          int
	value, fold T
	left, right int32
}

// NewSparseSegTree returns a tree of n values that are all unit.
func NewSparseSegTree[T any](n int, op func(a, b T) T, unit T) *SparseSegTree[T] {
	t := &SparseSegTree[T]{op: op, unit: unit, n: n, nodes: [][]sparseNode[T]{make([]sparseNode[T], sparseBlock)}}
	none := t.node(0)
	none.value, none.fold = unit, unit
	return t
}

// node returns node i.
func (t *SparseSegTree[T]) node(i int32) *sparseNode[T] {
	return &t.nodes[i/sparseBlock][i%sparseBlock]
}

// Set replaces the value at position i.
func (t *SparseSegTree[T]) Set(i int, value T) { t.root = t.set(t.root, 0, t.n, i, value) }

// set sets a value in the subtree of a node that covers [lo, hi), and returns its root.
func (t *SparseSegTree[T]) set(node int32, lo, hi, i int, value T) int32 {
	if node == 0 {
		t.last++
		if t.last%sparseBlock == 0 {
			t.nodes = append(t.nodes, make([]sparseNode[T], sparseBlock))
		}
		*t.node(t.last) = sparseNode[T]{at: i, value: value, fold: value}
		return t.last
	}

	// The node keeps the position that lies between those of its children, and the other one goes down.
	at := t.node(node)
	if middle := lo + (hi-lo)/2; at.at == i {
		at.value = value
	} else if i < middle {
		if at.at < i {
			at.at, i = i, at.at
			at.value, value = value, at.value
		}
		at.left = t.set(at.left, lo, middle, i, value)
	} else {
		if at.at > i {
			at.at, i = i, at.at
			at.value, value = value, at.value
		}
		at.right = t.set(at.right, middle, hi, i, value)
	}
	at.fold = t.op(t.op(t.node(at.left).fold, at.value), t.node(at.right).fold)
	return node
}

// Get returns the value at position i.
func (t *SparseSegTree[T]) Get(i int) T {
	node, lo, hi := t.root, 0, t.n
	for node != 0 && t.node(node).at != i {
		if middle := lo + (hi-lo)/2; i < middle {
			node, hi = t.node(node).left, middle
		} else {
			node, lo = t.node(node).right, middle
		}
	}
	return t.node(node).value
}

// Fold applies the operation to the values in [l, r) from left to right. For an empty range it returns unit.
func (t *SparseSegTree[T]) Fold(l, r int) T { return t.fold(t.root, 0, t.n, l, r) }

// fold folds the values in [l, r) of a node that stands for [lo, hi).
func (t *SparseSegTree[T]) fold(node int32, lo, hi, l, r int) T {
	if node == 0 || r <= lo || hi <= l {
		return t.unit
	}
	at := t.node(node)
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
