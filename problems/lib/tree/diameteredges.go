package tree

// DiameterEdges returns a longest path of a tree with the vertices 0 to len(edges), and its length. length[i] >= 0
// is the length of edge i. It takes less memory than Diameter, which needs adjacency lists.
// Other names: longest path in a tree, weighted tree diameter.
//
// Cost: O(n).
// Idea: leaves are removed one after another. The last edge of a leaf is the first edge of the longest path that
// goes up from it; the xor of the numbers of a vertex's edges says which edge is left.
// Tested: on all trees of up to six vertices with random lengths, against all pairs. Source: Codeforces 2015, problem 501C.
func DiameterEdges(edges [][2]int, length []int) (path []int, total int) {
	n := len(edges) + 1
	degree, left := make([]int32, n), make([]int32, n) // the number and the xor of the edges that are left
	for i, e := range edges {
		for _, v := range e {
			degree[v]++
			left[v] ^= int32(i)
		}
	}

	// down[v] is the length of the longest path that begins in v with the removed edge first[v], or 0 and -1.
	down, first := make([]int, n), make([]int32, n)
	for v := range first {
		first[v] = -1
	}
	top, branches := 0, [2]int32{-1, -1} // the longest path: where its two halves meet, and their first edges
	for start := range degree {
		leaf := start
		for degree[leaf] == 1 {
			// Remove the leaf with its edge.
			e := left[leaf]
			v := edges[e][0] ^ edges[e][1] ^ leaf
			degree[leaf] = 0
			degree[v]--
			left[v] ^= e

			up := down[leaf] + length[e]
			if down[v]+up >= total {
				top, total, branches = v, down[v]+up, [2]int32{first[v], e}
			}
			if up >= down[v] {
				down[v], first[v] = up, e
			}
			leaf = v
		}
	}

	// One half from its end to the top, then the other half.
	half := func(e int32) (vertices []int) {
		for v := top; e >= 0; e = first[v] {
			v ^= edges[e][0] ^ edges[e][1]
			vertices = append(vertices, v)
		}
		return vertices
	}
	path = half(branches[0])
	for i, j := 0, len(path)-1; i < j; i, j = i+1, j-1 {
		path[i], path[j] = path[j], path[i]
	}
	path = append(path, top)
	return append(path, half(branches[1])...), total
}
