package tree

// FromParents returns the rooted tree in which parent[v] is the parent of v; that of the root is -1. It needs no
// adjacency lists, so it takes less memory than Adjacent and Root. The children of a vertex come in ascending
// order. parent becomes a part of the result.
// Other names: tree from a parent array, parent list.
//
// Use: r := FromParents(parent); h := r.Heavy(); class, count := r.Classes().
// Cost: O(n).
// Tested: on all trees of up to six vertices, against Root. Source: Cormen et al. 2009, section 10.4.
func FromParents(parent []int) *Rooted {
	n := len(parent)
	r := &Rooted{Order: make([]int, 0, n), Parent: parent, Depth: make([]int, n), Size: make([]int, n)}

	// The children of v are child[v], next[child[v]] and so on, until -1.
	child, next := make([]int32, n), make([]int32, n)
	for v := range child {
		child[v] = -1
	}
	for v := n - 1; v >= 0; v-- {
		if p := parent[v]; p < 0 {
			r.Order = append(r.Order, v)
		} else {
			next[v], child[p] = child[p], int32(v)
		}
	}

	for i := 0; i < len(r.Order); i++ {
		v := r.Order[i]
		for u := child[v]; u >= 0; u = next[u] {
			r.Depth[u] = r.Depth[v] + 1
			r.Order = append(r.Order, int(u))
		}
	}
	r.addSizes()
	return r
}
