package graph

// edgeHeaps are leftist heaps of edges: the depth of their right spines is at most log2(m). Node i is edge i.
// The number -1 stands for an empty heap or a missing child.
//
// Cost: O(log m) for join and pop, O(1) for lower.
// Tested: by the tests of Arborescence. Source: Crane 1972; Knuth 1998, section 5.2.3.
type edgeHeaps struct {
	left, right, rank []int
	cost, pending     []int // pending[i] has yet to be subtracted from the costs of all nodes below node i
}

// newEdgeHeaps returns one heap for each edge.
func newEdgeHeaps(edges []Edge) *edgeHeaps {
	m := len(edges)
	h := &edgeHeaps{make([]int, m), make([]int, m), make([]int, m), make([]int, m), make([]int, m)}
	for i, e := range edges {
		h.left[i], h.right[i], h.rank[i], h.cost[i] = -1, -1, 1, e.Cost
	}
	return h
}

// lower subtracts amount from all costs in heap a.
func (h *edgeHeaps) lower(a, amount int) {
	if a >= 0 {
		h.cost[a] -= amount
		h.pending[a] += amount
	}
}

// pop returns the heap without its top.
func (h *edgeHeaps) pop(a int) int {
	h.lower(h.left[a], h.pending[a])
	h.lower(h.right[a], h.pending[a])
	h.pending[a] = 0
	return h.join(h.left[a], h.right[a])
}

// join joins two heaps.
func (h *edgeHeaps) join(a, b int) int {
	if a < 0 || b < 0 {
		return a + b + 1
	}
	if h.cost[b] < h.cost[a] {
		a, b = b, a
	}
	h.lower(h.left[a], h.pending[a])
	h.lower(h.right[a], h.pending[a])
	h.pending[a] = 0

	h.right[a] = h.join(h.right[a], b)
	if l := h.left[a]; l < 0 || h.rank[l] < h.rank[h.right[a]] {
		h.left[a], h.right[a] = h.right[a], h.left[a]
	}
	h.rank[a] = 1
	if r := h.right[a]; r >= 0 {
		h.rank[a] += h.rank[r]
	}
	return a
}
