package tree

// Reroot returns, for each vertex v, a result of the tree with the root v, such as the sum of all distances
// from v. The functions join and up compute the result of a subtree from the results of its children. The
// function join combines the results of the children, in the order of near; it must be associative. unit is
// the joined result of no children. up(sum, v) returns the result of v's subtree, where sum is the joined
// result of v's children. If edges have lengths, use RerootEdges.
// Other names: rerooting technique, all-direction tree DP, sum of distances in a tree.
//
// Cost: O(n) calls of the functions.
// Idea: each vertex needs the joined results of all neighbours except one. Join the results of the neighbours
// before the omitted one, and those after it. So it is not necessary to undo a join.
// Tested: on all trees of up to six vertices, against computing each root separately, with a join that does not
// commute. Source: folklore; AtCoder Educational DP Contest 2019, problem V.
func Reroot[T any](near [][]int, join func(a, b T) T, unit T, up func(sum T, v int) T) []T {
	return RerootEdges(near, join, unit, up, func(result T, v, i int) T { return result })
}

// RerootEdges is Reroot for trees whose edges have lengths or other values. It passes the result of a neighbour over
// the edge before it is joined: along(result, v, i) returns what v gets if the subtree of its neighbour near[v][i] has
// this result.
//
// Use: with length[v][i] for the edge to near[v][i], as for Diameter, along returns result + length[v][i] for the
// greatest distance from each vertex.
// Cost: O(n) calls of the functions.
// Tested: as Reroot, with a different value for each direction of each edge. Source: folklore; AtCoder Educational DP
// Contest 2019, problem V.
func RerootEdges[T any](
	near [][]int, join func(a, b T) T, unit T, up func(sum T, v int) T, along func(result T, v, i int) T,
) []T {
	if len(near) == 0 {
		return nil
	}
	r := Root(near, 0)

	// First pass, from the leaves to the root: compute the result of every subtree.
	below := make([]T, len(near)) // below[v]: the result of v's subtree
	for k := len(r.Order) - 1; k >= 0; k-- {
		v := r.Order[k]
		sum := unit
		for i, u := range near[v] {
			if u != r.Parent[v] {
				sum = join(sum, along(below[u], v, i))
			}
		}
		below[v] = up(sum, v)
	}

	// Second pass, from the root to the leaves: for each vertex v, compute the result of the part of the tree
	// outside v's subtree.
	above := make([]T, len(near)) // above[v]: the result of the part outside v's subtree, with v's parent as the root
	result := make([]T, len(near))

	// The function from returns what v gets from its neighbour i: the result of the neighbour's subtree, with v as its
	// parent.
	from := func(v, i int) T {
		if u := near[v][i]; u != r.Parent[v] {
			return along(below[u], v, i)
		}
		return along(above[v], v, i)
	}
	for _, v := range r.Order {
		// To leave out one neighbour, join the results before and after it.
		suffix := make([]T, len(near[v])+1)
		suffix[len(near[v])] = unit
		for i := len(near[v]) - 1; i >= 0; i-- {
			suffix[i] = join(from(v, i), suffix[i+1])
		}
		result[v] = up(suffix[0], v)

		prefix := unit
		for i, u := range near[v] {
			if u != r.Parent[v] {
				above[u] = up(join(prefix, suffix[i+1]), v)
			}
			prefix = join(prefix, from(v, i))
		}
	}
	return result
}
