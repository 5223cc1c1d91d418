package seq

// A Sequence is a list. Its ranges can be reversed, moved and folded, and elements can be inserted and deleted
// anywhere.
// Other names: implicit treap, treap with split and merge, rope, reversal of ranges, cut and paste.
//
// Fold combines the elements of a range with the operation op, which must be associative but need not
// commute. unit is the neutral value of op, as for SegTree.
//
// Use: s := NewSequence(values, op, unit); s.Insert(i, x); s.Delete(i); s.Reverse(l, r); s.Move(l, r, to); s.Fold(l, r).
// Cost: O(log n) expected for each call, O(n log n) for NewSequence; recursion to the depth of the tree, O(log n).
// Idea: a treap splits at any position and joins again. A reversal is stored at the root of a range, and is
// passed on to the nodes below when they are visited. Each node stores the fold of its elements in both
// orders, because a reversal exchanges these two folds.
// Tested: by random calls, against a slice, with an operation that does not commute. Source: Seidel and
// Aragon 1996; cp-algorithms 2016, Treap, for positions as keys and for reversals.
type Sequence[T any] struct {
	op    func(a, b T) T
	unit  T
	nodes []element[T] // nodes[0] stands for no node
	free  []int32
	root  int32
	seed  uint32
}

type element[T any] struct {
	value       T
	fold, back  T // the fold of the subtree, forwards and backwards
	left, right int32
	size        int32
	priority    uint32
	reversed    bool // whether each node of the subtree must still swap its two children
}

// NewSequence returns a sequence of the given elements.
func NewSequence[T any](values []T, op func(a, b T) T, unit T) *Sequence[T] {
	s := &Sequence[T]{op: op, unit: unit, nodes: make([]element[T], 1, len(values)+1), seed: 2463534242}
	s.nodes[0].fold, s.nodes[0].back = unit, unit
	for _, x := range values {
		s.root = s.join(s.root, s.node(x))
	}
	return s
}

// Len returns the number of elements.
func (s *Sequence[T]) Len() int { return int(s.nodes[s.root].size) }

// Fold combines the elements l to r-1, from left to right. For l = r it returns unit.
func (s *Sequence[T]) Fold(l, r int) T {
	before, middle, after := s.cut(l, r)
	result := s.nodes[middle].fold
	s.root = s.join(s.join(before, middle), after)
	return result
}

// Reverse reverses the elements l to r-1.
func (s *Sequence[T]) Reverse(l, r int) {
	before, middle, after := s.cut(l, r)
	s.turn(middle)
	s.root = s.join(s.join(before, middle), after)
}

// Move removes the elements l to r-1. Then it inserts them again; `to` is the new position of the first of
// them.
func (s *Sequence[T]) Move(l, r, to int) {
	before, middle, after := s.cut(l, r)
	before, after = s.split(s.join(before, after), int32(to))
	s.root = s.join(s.join(before, middle), after)
}

// Insert inserts x before element i; i is at most Len.
func (s *Sequence[T]) Insert(i int, x T) {
	before, after := s.split(s.root, int32(i))
	s.root = s.join(s.join(before, s.node(x)), after)
}

// Delete deletes element i.
func (s *Sequence[T]) Delete(i int) {
	before, middle, after := s.cut(i, i+1)
	s.free = append(s.free, middle)
	s.root = s.join(before, after)
}
