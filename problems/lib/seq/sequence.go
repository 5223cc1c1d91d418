package seq

// A Sequence is a list. Its ranges can be reversed, moved, changed and folded, and elements can be inserted
// and deleted anywhere.
// Other names: implicit treap, treap with split and merge, rope, reversal of ranges, cut and paste, lazy
// treap, range assignment and affine changes of a dynamic sequence.
//
// Fold combines the elements of a range with the operation op, which must be associative but need not
// commute. unit is the neutral value of op, as for SegTree. NewLazySequence also takes changes of ranges:
// apply, compose and same are those of LazySegTree.
//
// Use: s := NewSequence(values, op, unit); s.Insert(i, x); s.Delete(i); s.Reverse(l, r); s.Move(l, r, to);
// s.Fold(l, r).
// Cost: O(log n) expected for each call, O(n) for NewSequence; recursion to the depth of the tree, O(log n).
// Idea: a random tree splits at any position and joins again. Each element is the root with the same probability,
// as in a treap, but the sizes of the subtrees decide instead of priorities. A reversal or a change is stored at the
// root of a range, and is passed on to the nodes below when they are visited. Each node stores the fold of its
// elements in both orders, because a reversal exchanges these two folds.
// Tested: by random calls, against a slice, with an operation and changes that do not commute. Source:
// Martinez and Roura 1998; cp-algorithms 2016, Treap, for positions as keys and for reversals.
type Sequence[T, F any] struct {
	op      func(a, b T) T
	apply   func(f F, v T) T
	compose func(f, g F) F
	same    F

	nodes []element[T, F] // nodes[0] stands for no node
	free  []int32
	root  int32
	seed  uint32 // of the pseudorandom numbers
}

// An element is a node of the tree that stores a sequence.
type element[T, F any] struct {
	value       T
	fold, back  T // the fold of the subtree, forwards and backwards
	lazy        F // the change that the children have not received yet
	left, right int32
	size        int32
	reversed    bool // whether each node of the subtree must still swap its two children
	waits       bool // whether lazy is a change
}

// NewSequence returns a sequence of the given elements. Its ranges cannot be changed: Change has no effect.
func NewSequence[T any](values []T, op func(a, b T) T, unit T) *Sequence[T, struct{}] {
	keep := func(f struct{}, v T) T { return v }
	first := func(f, g struct{}) struct{} { return f }
	return NewLazySequence(values, op, unit, keep, first, struct{}{})
}

// NewLazySequence returns a sequence of the given elements whose ranges can be changed. apply(f, v) is the
// fold of a range after change f, where v is its fold before; compose(f, g) is the change that applies g
// first and then f; same is the change that changes nothing.
//
// Use: s := NewLazySequence(values, op, unit, apply, compose, same); s.Change(l, r, f); s.Reverse(l, r);
// s.Fold(l, r).
func NewLazySequence[T, F any](
	values []T, op func(a, b T) T, unit T, apply func(f F, v T) T, compose func(f, g F) F, same F,
) *Sequence[T, F] {
	s := &Sequence[T, F]{op: op, apply: apply, compose: compose, same: same, seed: 2463534242}
	s.nodes = make([]element[T, F], 1, len(values)+1)
	s.nodes[0].fold, s.nodes[0].back = unit, unit
	for _, x := range values {
		s.node(x)
	}
	s.root = s.build(1, int32(len(values))+1)
	return s
}

// Len returns the number of elements.
func (s *Sequence[T, F]) Len() int { return int(s.nodes[s.root].size) }

// Fold combines the elements l to r-1, from left to right. For l = r it returns unit.
func (s *Sequence[T, F]) Fold(l, r int) T {
	return s.foldOf(s.root, int32(l), int32(r))
}

// Change applies the change f to the elements l to r-1.
func (s *Sequence[T, F]) Change(l, r int, f F) {
	s.changeOf(s.root, int32(l), int32(r), f)
}

// Reverse reverses the elements l to r-1.
func (s *Sequence[T, F]) Reverse(l, r int) {
	before, middle, after := s.cut(l, r)
	s.turn(middle)
	s.root = s.join(s.join(before, middle), after)
}

// Move removes the elements l to r-1. Then it inserts them again; `to` is the new position of the first of
// them.
func (s *Sequence[T, F]) Move(l, r, to int) {
	before, middle, after := s.cut(l, r)
	before, after = s.split(s.join(before, after), int32(to))
	s.root = s.join(s.join(before, middle), after)
}

// Insert inserts x before element i; i is at most Len.
func (s *Sequence[T, F]) Insert(i int, x T) {
	s.root = s.insert(s.root, int32(i), s.node(x))
}

// Delete deletes element i.
func (s *Sequence[T, F]) Delete(i int) {
	s.root = s.delete(s.root, int32(i))
}
