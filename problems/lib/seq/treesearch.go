package seq

// This file contains binary searches on segment trees. They find the longest range with a given end whose
// fold satisfies a condition.
//
// Use: t.MaxRight(l, func(fold int) bool { return fold <= limit }).
// Cost: O(log n) calls of the condition and of the operation.
// Tested: on all small sizes, against folding a slice. LazySegTree is also searched between changes. Source:
// ac-library 2020.

// MaxRight returns the greatest r for which ok(Fold(l, r)) is true. ok must be true for unit, and if it is
// false for a range, it must be false for every longer range that starts at l.
func (t *SegTree[T]) MaxRight(l int, ok func(T) bool) int {
	return maxRight(t.node, t.n, l, t.op, t.unit, ok, func(int) {})
}

// MinLeft returns the least l for which ok(Fold(l, r)) is true. ok must be true for unit, and if it is false for
// a range, it must be false for every longer range that ends at r.
func (t *SegTree[T]) MinLeft(r int, ok func(T) bool) int {
	return minLeft(t.node, r, t.op, t.unit, ok, func(int) {})
}

// MaxRight returns the greatest r for which ok(Fold(l, r)) is true, under the conditions of SegTree.MaxRight.
func (t *LazySegTree[T, F]) MaxRight(l int, ok func(T) bool) int {
	if l < t.n {
		t.pushPath(l + t.size)
	}
	return maxRight(t.node, t.n, l, t.op, t.unit, ok, t.push)
}

// MinLeft returns the least l for which ok(Fold(l, r)) is true, under the conditions of SegTree.MinLeft.
func (t *LazySegTree[T, F]) MinLeft(r int, ok func(T) bool) int {
	if r > 0 {
		t.pushPath(r - 1 + t.size)
	}
	return minLeft(t.node, r, t.op, t.unit, ok, t.push)
}

// maxRight implements the methods MaxRight of SegTree and LazySegTree for a tree of n values. push moves a
// pending change of a node to its children.
func maxRight[T any](nodes []T, n, l int, op func(a, b T) T, unit T, ok func(T) bool, push func(node int)) int {
	if l == n {
		return n
	}
	size := len(nodes) / 2
	fold, node := unit, l+size

	// Walk up: take whole subtrees, from left to right, while ok holds. Each time, take the largest subtree
	// that begins at the current position.
	for {
		for node%2 == 0 {
			node /= 2
		}
		next := op(fold, nodes[node])
		if !ok(next) {
			break
		}
		fold = next
		node++
		if node&(node-1) == 0 {
			return n // the end of the tree is reached
		}
	}

	// Walk down to the first leaf whose value cannot be added to fold, because ok would be false.
	for node < size {
		push(node)
		node *= 2
		if next := op(fold, nodes[node]); ok(next) {
			fold = next
			node++
		}
	}
	return node - size
}

// minLeft is the mirror image of maxRight: it takes subtrees from right to left, and begins with the largest
// subtree that ends before position r.
func minLeft[T any](nodes []T, r int, op func(a, b T) T, unit T, ok func(T) bool, push func(node int)) int {
	if r == 0 {
		return 0
	}
	size := len(nodes) / 2
	fold, node := unit, r+size
	for {
		node--
		for node > 1 && node%2 == 1 {
			node /= 2
		}
		next := op(nodes[node], fold)
		if !ok(next) {
			break
		}
		fold = next
		if node&(node-1) == 0 {
			return 0
		}
	}

	for node < size {
		push(node)
		node = 2*node + 1
		if next := op(nodes[node], fold); ok(next) {
			fold = next
			node--
		}
	}
	return node + 1 - size
}
