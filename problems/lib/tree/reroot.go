package tree

// Reroot returns for each vertex the result of the tree that hangs from it. The result of a subtree comes from its
// children: join(a, b) joins the results of several children, unit is the result of none, and up(sum, v) makes the result
// of v's subtree from the joined results of its children. join must be associative; children are joined in the order of
// near.
// Other names: rerooting technique, all-direction tree DP, sum of distances in a tree.
//
// Cost: O(n) calls.
// Why: each vertex needs the joined results of all neighbours but one: prefixes and suffixes have them without division.
// Tested: on all trees of up to six vertices, against hanging the tree from each vertex, with a join that does not
// commute. Source: the technique is folklore.
func Reroot[T any](near [][]int, join func(a, b T) T, unit T, up func(sum T, v int) T) []T {
	if len(near) == 0 {
		return nil
	}
	r := Root(near, 0)

	// First pass, from the leaves to the root: the result of every subtree.
	below := make([]T, len(near)) // the result of the subtree
	for i := len(r.Order) - 1; i >= 0; i-- {
		v := r.Order[i]
		sum := unit
		for _, u := range near[v] {
			if u != r.Parent[v] {
				sum = join(sum, below[u])
			}
		}
		below[v] = up(sum, v)
	}

	// Second pass, from the root to the leaves: the result of the rest of the tree.
	above := make([]T, len(near)) // the result of the parent, hung from it, without v's subtree
	result := make([]T, len(near))
	from := func(v, u int) T { // the result of the neighbour u, hung from it, without v
		if u != r.Parent[v] {
			return below[u]
		}
		return above[v]
	}
	for _, v := range r.Order {
		// Prefix and suffix sums leave out one neighbour at a time without an inverse of join.
		suffix := make([]T, len(near[v])+1)
		suffix[len(near[v])] = unit
		for i := len(near[v]) - 1; i >= 0; i-- {
			suffix[i] = join(from(v, near[v][i]), suffix[i+1])
		}
		result[v] = up(suffix[0], v)

		prefix := unit
		for i, u := range near[v] {
			if u != r.Parent[v] {
				above[u] = up(join(prefix, suffix[i+1]), v)
			}
			prefix = join(prefix, from(v, u))
		}
	}
	return result
}
