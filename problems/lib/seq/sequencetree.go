package seq

// This file contains the random tree of a Sequence. Its methods split and join trees, and compute what a node stores
// about its subtree.

// node returns a new node for one element.
func (s *Sequence[T, F]) node(x T) (n int32) {
	if last := len(s.free) - 1; last >= 0 {
		n = s.free[last]
		s.free = s.free[:last]
	} else {
		n = int32(len(s.nodes))
		s.nodes = append(withRoom(s.nodes), element[T, F]{})
	}
	s.nodes[n] = element[T, F]{value: x, fold: x, back: x, lazy: s.same, size: 1}
	return n
}

// build makes a balanced tree of the nodes lo to hi-1, and returns its root.
func (s *Sequence[T, F]) build(lo, hi int32) int32 {
	if lo == hi {
		return 0
	}
	middle := lo + (hi-lo)/2
	at := &s.nodes[middle]
	at.left, at.right = s.build(lo, middle), s.build(middle+1, hi)
	s.count(middle)
	return middle
}

// random returns the next pseudorandom number (xorshift32, Marsaglia 2003).
func (s *Sequence[T, F]) random() uint32 {
	s.seed ^= s.seed << 13
	s.seed ^= s.seed >> 17
	s.seed ^= s.seed << 5
	return s.seed
}

// foldOf combines the elements l to r-1 of the tree with the root n. l may be negative, and r greater than the size.
func (s *Sequence[T, F]) foldOf(n, l, r int32) T {
	at := &s.nodes[n]
	if r <= 0 || at.size <= l || l >= r {
		return s.nodes[0].fold
	}
	if l <= 0 && at.size <= r {
		return at.fold
	}

	s.push(n)
	i := s.nodes[at.left].size // the position of the element of n
	fold := s.foldOf(at.left, l, r)
	if l <= i && i < r {
		fold = s.op(fold, at.value)
	}
	return s.op(fold, s.foldOf(at.right, l-i-1, r-i-1))
}

// changeOf changes the elements l to r-1 of the tree with the root n. l and r are as for foldOf.
func (s *Sequence[T, F]) changeOf(n, l, r int32, f F) {
	at := &s.nodes[n]
	if r <= 0 || at.size <= l || l >= r {
		return
	}
	if l <= 0 && at.size <= r {
		s.change(n, f)
		return
	}

	s.push(n)
	i := s.nodes[at.left].size // the position of the element of n
	s.changeOf(at.left, l, r, f)
	if l <= i && i < r {
		at.value = s.apply(f, at.value)
	}
	s.changeOf(at.right, l-i-1, r-i-1, f)
	s.count(n)
}

// insert puts a new node before element i of the tree with the root n, and returns the root of the result. The new node
// is the root as often as each of the others.
func (s *Sequence[T, F]) insert(n, i, added int32) int32 {
	size := s.nodes[n].size
	if uint64(s.random())*uint64(size+1)>>32 == 0 {
		at := &s.nodes[added]
		at.left, at.right = s.split(n, i)
		s.count(added)
		return added
	}

	s.push(n)
	at := &s.nodes[n]
	if first := s.nodes[at.left].size; i <= first {
		at.left = s.insert(at.left, i, added)
	} else {
		at.right = s.insert(at.right, i-first-1, added)
	}
	s.count(n)
	return n
}

// delete deletes element i of the tree with the root n, and returns the root of the result.
func (s *Sequence[T, F]) delete(n, i int32) int32 {
	s.push(n)
	at := &s.nodes[n]
	first := s.nodes[at.left].size
	switch {
	case i < first:
		at.left = s.delete(at.left, i)
	case i > first:
		at.right = s.delete(at.right, i-first-1)
	default:
		s.free = append(s.free, n)
		return s.join(at.left, at.right)
	}
	s.count(n)
	return n
}

// cut splits the whole tree into three trees: the elements before l, the elements l to r-1, and the elements
// from r on.
func (s *Sequence[T, F]) cut(l, r int) (before, middle, after int32) {
	before, after = s.split(s.root, int32(l))
	middle, after = s.split(after, int32(r-l))
	return before, middle, after
}

// split splits the tree with the root n into a tree of its first k elements and a tree of the other elements.
func (s *Sequence[T, F]) split(n, k int32) (before, after int32) {
	if n == 0 {
		return 0, 0
	}
	s.push(n)
	at := &s.nodes[n]
	if first := s.nodes[at.left].size; k <= first {
		before, at.left = s.split(at.left, k)
		after = n
	} else {
		at.right, after = s.split(at.right, k-first-1)
		before = n
	}
	s.count(n)
	return before, after
}

// join joins two trees into one; the elements of a come first. Each element of both becomes the root with the same
// probability.
func (s *Sequence[T, F]) join(a, b int32) int32 {
	if a == 0 || b == 0 {
		return a + b
	}
	sizeA, size := uint64(s.nodes[a].size), uint64(s.nodes[a].size+s.nodes[b].size)
	if uint64(s.random())*size>>32 < sizeA {
		s.push(a)
		s.nodes[a].right = s.join(s.nodes[a].right, b)
		s.count(a)
		return a
	}
	s.push(b)
	s.nodes[b].left = s.join(a, s.nodes[b].left)
	s.count(b)
	return b
}

// turn reverses a tree.
func (s *Sequence[T, F]) turn(n int32) {
	if n != 0 {
		at := &s.nodes[n]
		at.reversed = !at.reversed
		at.fold, at.back = at.back, at.fold
	}
}

// change changes all elements of a tree.
func (s *Sequence[T, F]) change(n int32, f F) {
	if n != 0 {
		at := &s.nodes[n]
		at.value, at.fold, at.back = s.apply(f, at.value), s.apply(f, at.fold), s.apply(f, at.back)
		at.lazy, at.waits = s.compose(f, at.lazy), true
	}
}

// push passes a reversal and a change on to the children.
func (s *Sequence[T, F]) push(n int32) {
	at := &s.nodes[n]
	if at.reversed {
		at.left, at.right = at.right, at.left
		s.turn(at.left)
		s.turn(at.right)
		at.reversed = false
	}
	if at.waits {
		s.change(at.left, at.lazy)
		s.change(at.right, at.lazy)
		at.lazy, at.waits = s.same, false
	}
}

// count computes the size and the two folds of a node from its children. Call count whenever a child of the
// node has changed.
func (s *Sequence[T, F]) count(n int32) {
	at := &s.nodes[n]
	left, right := &s.nodes[at.left], &s.nodes[at.right]
	at.size = left.size + 1 + right.size
	at.fold = s.op(s.op(left.fold, at.value), right.fold)
	at.back = s.op(s.op(right.back, at.value), left.back)
}
