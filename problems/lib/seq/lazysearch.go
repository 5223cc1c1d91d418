package seq

// MaxRight returns the greatest r for which ok(Fold(l, r)) is true. ok must be true for unit, and if it is
// false for a range, it must be false for every longer range that starts at l. Cost: O(log n).
// Tested: against a loop over the values, between changes, on all small sizes. Source: ac-library.
func (t *LazySegTree[T, F]) MaxRight(l int, ok func(T) bool) int {
	if l == t.n {
		return t.n
	}
	fold, node := t.unit, l+t.size
	t.pushPath(node)

	// Walk up: take whole subtrees while ok holds. After a right child, go to the next subtree on its right.
	for {
		for node%2 == 0 {
			node /= 2
		}
		next := t.op(fold, t.node[node])
		if !ok(next) {
			break
		}
		fold = next
		node++
		if node&(node-1) == 0 {
			return t.n // the last subtree has been taken
		}
	}

	// Walk down to the first leaf for which ok fails. A pending change of a node must reach its children first.
	for node < t.size {
		t.push(node)
		node *= 2
		if next := t.op(fold, t.node[node]); ok(next) {
			fold = next
			node++
		}
	}
	return node - t.size
}

// MinLeft returns the least l for which ok(Fold(l, r)) is true. ok must be true for unit, and if it is false for
// a range, it must be false for every longer range that ends at r. Cost: O(log n).
func (t *LazySegTree[T, F]) MinLeft(r int, ok func(T) bool) int {
	if r == 0 {
		return 0
	}
	fold, node := t.unit, r+t.size
	t.pushPath(node - 1)

	// Mirror image of MaxRight: node is the subtree after the next one to try.
	for {
		node--
		for node > 1 && node%2 == 1 {
			node /= 2
		}
		next := t.op(t.node[node], fold)
		if !ok(next) {
			break
		}
		fold = next
		if node&(node-1) == 0 {
			return 0
		}
	}

	for node < t.size {
		t.push(node)
		node = 2*node + 1
		if next := t.op(t.node[node], fold); ok(next) {
			fold = next
			node--
		}
	}
	return node + 1 - t.size
}
