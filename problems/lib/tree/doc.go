// Package tree contains algorithms for trees: distances, ancestors, paths, centroids, results for every root,
// and isomorphism.
//
// A tree has the vertices 0 to n-1 and is given by adjacency lists: near[v] lists the neighbours of v.
// Adjacent makes them from a list of edges. n may be 0: then the results are empty, and a root is ignored. No
// function is recursive, so even a path of a million vertices does not overflow the stack.
package tree

// Adjacent returns the neighbours of each of n vertices, in the order of the edges. Pass the result to Root to get a
// rooted tree. All lists are parts of one array; an append to a list copies it first.
func Adjacent(n int, edges [][2]int) [][]int {
	degree := make([]int32, n)
	for _, e := range edges {
		degree[e[0]]++
		degree[e[1]]++
	}

	near := make([][]int, n)
	rest := make([]int, 2*len(edges))
	for v, d := range degree {
		near[v], rest = rest[:0:d], rest[d:]
	}
	for _, e := range edges {
		near[e[0]] = append(near[e[0]], e[1])
		near[e[1]] = append(near[e[1]], e[0])
	}
	return near
}
