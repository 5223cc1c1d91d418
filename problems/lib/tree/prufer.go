package tree

// Prufer returns the Prüfer code of a tree with n >= 2 vertices: n-2 vertices, each as often as its degree
// minus one.
// Other names: Prüfer sequence, Cayley's formula, labelled trees.
//
// Cost: O(n).
// Idea: remove the leaf with the least number n-2 times, and note its neighbour. The next leaf is the
// neighbour, or comes later than all before.
// Tested: on all codes for up to six vertices: all trees differ, and FromPrufer inverts Prufer. Source:
// Prüfer 1918.
func Prufer(near [][]int) []int {
	n := len(near)
	r := Root(near, n-1) // the last vertex is never removed
	degree := make([]int, n)
	for v := range near {
		degree[v] = len(near[v])
	}
	code := make([]int, 0, n)
	for next := 0; len(code) < n-2; next++ {
		// A parent below next becomes the least leaf as soon as its last child is removed.
		for v := next; degree[v] == 1 && v <= next && len(code) < n-2; {
			degree[v] = 0
			v = r.Parent[v]
			degree[v]--
			code = append(code, v)
		}
	}
	return code
}

// FromPrufer returns the edges of the tree with a Prüfer code: len(code)+2 vertices. Each code of vertices
// belongs to exactly one tree, so a random code makes a random tree.
//
// Cost: O(n).
// Tested: on all codes for up to six vertices. Source: Prüfer 1918.
func FromPrufer(code []int) (edges [][2]int) {
	n := len(code) + 2
	degree := make([]int, n)
	for v := range degree {
		degree[v] = 1
	}
	for _, v := range code {
		degree[v]++
	}
	next := 0 // all vertices below are done, or inner vertices
	for degree[next] > 1 {
		next++
	}
	leaf := next
	for _, v := range code {
		edges = append(edges, [2]int{leaf, v})
		if degree[v]--; degree[v] == 1 && v < next {
			leaf = v
			continue
		}
		for next++; degree[next] > 1; next++ {
		}
		leaf = next
	}
	return append(edges, [2]int{leaf, n - 1})
}
