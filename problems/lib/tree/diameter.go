package tree

// Diameter returns a longest path of a tree with non-negative edge lengths, and its length. near[v] lists the
// neighbours of v, and length[v] the lengths of the edges to them.
//
// Cost: O(n).
// Correctness: a vertex that is farthest from any given vertex is an end of a longest path.
// Tested: on all trees of up to six vertices with random lengths, against all pairs. Source: Bulterman et al. 2002.
func Diameter(near, length [][]int) (path []int, total int) {
	if len(near) == 0 {
		return nil, 0
	}

	// A vertex farthest from vertex 0 is an end of a longest path.
	end, _, _ := farthest(near, length, 0)
	other, parent, total := farthest(near, length, end)
	for v := other; v >= 0; v = parent[v] {
		path = append(path, v)
	}
	return path, total
}

// farthest returns a vertex with the greatest distance from start, the parent of each vertex if start is the
// root, and the greatest distance.
func farthest(near, length [][]int, start int) (end int, parent []int, most int) {
	parent = make([]int, len(near))
	distance := make([]int, len(near))
	parent[start] = -1
	end = start
	stack := []int{start}
	for len(stack) > 0 {
		v := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if distance[v] > most {
			end, most = v, distance[v]
		}
		for i, u := range near[v] {
			if u != parent[v] {
				parent[u] = v
				distance[u] = distance[v] + length[v][i]
				stack = append(stack, u)
			}
		}
	}
	return end, parent, most
}
