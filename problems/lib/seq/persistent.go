package seq

// A Persistent tree is a segment tree that keeps all its versions: a change makes a new version, and the old
// ones can still be read and changed.
// Other names: persistent segment tree, persistent array, functional segment tree.
//
// Versions are ints; the version 0 has the first values. op must be associative, and unit its neutral value,
// as for SegTree.
//
// Use: t := NewPersistent(values, op, unit); v := t.Set(0, i, x); t.Fold(v, l, r); t.Get(0, i).
// Cost: O(log n) for each call, and as much memory for Set; O(n) for NewPersistent; recursion to the depth
// log2(n).
// Tested: against copied slices, with an operation that does not commute. Source: Driscoll, Sarnak, Sleator
// and Tarjan 1989.
type Persistent[T any] struct {
	op    func(a, b T) T
	unit  T
	n     int
	nodes []persistentNode[T]
	root  []int32 // by version
}

// A persistentNode is a node of a Persistent; versions share it.
type persistentNode[T any] struct {
	fold        T
	left, right int32
}

// NewPersistent returns a tree whose version 0 has these values. There must be at least one.
func NewPersistent[T any](values []T, op func(a, b T) T, unit T) *Persistent[T] {
	t := &Persistent[T]{op: op, unit: unit, n: len(values)}
	t.root = []int32{t.build(values)}
	return t
}

// build makes a tree of values, and returns its root.
func (t *Persistent[T]) build(values []T) int32 {
	if len(values) == 1 {
		return t.add(persistentNode[T]{fold: values[0]})
	}
	middle := len(values) / 2
	left := t.build(values[:middle])
	return t.join(left, t.build(values[middle:]))
}

// add stores a node, and returns its number.
func (t *Persistent[T]) add(node persistentNode[T]) int32 {
	t.nodes = append(t.nodes, node)
	return int32(len(t.nodes) - 1)
}

// join makes a node with two children.
func (t *Persistent[T]) join(left, right int32) int32 {
	return t.add(persistentNode[T]{t.op(t.nodes[left].fold, t.nodes[right].fold), left, right})
}

// Set returns a new version, in which the value at position i is replaced.
func (t *Persistent[T]) Set(version, i int, value T) int {
	t.root = append(t.root, t.set(t.root[version], t.n, i, value))
	return len(t.root) - 1
}

// set changes a copy of a node that covers n values.
func (t *Persistent[T]) set(node int32, n, i int, value T) int32 {
	if n == 1 {
		return t.add(persistentNode[T]{fold: value})
	}
	at := t.nodes[node]
	if middle := n / 2; i < middle {
		return t.join(t.set(at.left, middle, i, value), at.right)
	} else {
		return t.join(at.left, t.set(at.right, n-middle, i-middle, value))
	}
}

// Get returns the value at position i of a version.
func (t *Persistent[T]) Get(version, i int) T {
	node, n := t.root[version], t.n
	for n > 1 {
		if middle := n / 2; i < middle {
			node, n = t.nodes[node].left, middle
		} else {
			node, n, i = t.nodes[node].right, n-middle, i-middle
		}
	}
	return t.nodes[node].fold
}

// Fold applies the operation to the values in [l, r) of a version from left to right. For an empty range it
// returns unit.
func (t *Persistent[T]) Fold(version, l, r int) T { return t.fold(t.root[version], t.n, l, r) }

// fold folds the values in [l, r) of a node that stands for n values.
func (t *Persistent[T]) fold(node int32, n, l, r int) T {
	if l >= r {
		return t.unit
	}
	at := &t.nodes[node]
	if l == 0 && r == n {
		return at.fold
	}
	middle := n / 2
	if r <= middle {
		return t.fold(at.left, middle, l, r)
	}
	if l >= middle {
		return t.fold(at.right, n-middle, l-middle, r-middle)
	}
	left := t.fold(at.left, middle, l, middle)
	return t.op(left, t.fold(at.right, n-middle, 0, r-middle))
}
