package tree

// Centroids calls visit with each centroid of a centroid decomposition: first with a vertex whose removal leaves parts of
// at most half of the vertices, then with one of each part, and so on. At that moment removed marks the centroids of
// earlier calls, which bound the part: walk from the centroid to neighbours that are not removed. Each path of the tree
// passes exactly one centroid while both of its ends are in the centroid's part.
//
// Use: count or find paths through the centroid in visit, in time linear in the part.
// Cost: O(n log n), and visit; each vertex is in at most log2(n)+1 parts.
// Tested: on all trees of up to six vertices and on long paths.
func Centroids(near [][]int, visit func(centroid int, removed []bool)) {
	removed := make([]bool, len(near))
	parent, size := make([]int, len(near)), make([]int, len(near))
	var order []int
	for starts := []int{0}; len(starts) > 0 && len(near) > 0; {
		start := starts[len(starts)-1]
		starts = starts[:len(starts)-1]

		// Sizes of subtrees within the part, as hung from start.
		order = append(order[:0], start)
		parent[start] = -1
		for i := 0; i < len(order); i++ {
			v := order[i]
			size[v] = 1
			for _, u := range near[v] {
				if u != parent[v] && !removed[u] {
					parent[u] = v
					order = append(order, u)
				}
			}
		}
		for i := len(order) - 1; i > 0; i-- {
			size[parent[order[i]]] += size[order[i]]
		}

		// The last vertex in the order with at least half of the part below it: none of its children has so many.
		centroid := start
		for _, v := range order {
			if 2*size[v] >= len(order) {
				centroid = v
			}
		}
		visit(centroid, removed)

		// Without the centroid, each neighbour begins a part of its own.
		removed[centroid] = true
		for _, u := range near[centroid] {
			if !removed[u] {
				starts = append(starts, u)
			}
		}
	}
}
