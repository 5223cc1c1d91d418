package graph

import "math/bits"

// MaximumIndependentSet returns the vertices, ascending, of a largest set in which no two are joined by an edge. The
// graph is undirected and has n <= 64 vertices, n may be 0. Loops do not count. The vertices outside the set form a
// minimum vertex cover.
// Other names: minimum vertex cover, stable set.
//
// Cost: exponential. With 64 vertices, no graph of the tests takes more than 0.02 s: random graphs of all densities,
// regular graphs of the degrees 2 to 12, disjoint cycles, boards of chess pieces, and the complements of these graphs.
// Idea: some largest set contains each vertex with at most one neighbour. So take these vertices first, and solve each
// connected component alone. If all vertices of a component have two neighbours, it is a cycle, and some largest set
// contains any given vertex. Otherwise take a vertex with the most neighbours, and try both: with it and without its
// neighbours, and without it. A set of vertices is one 64-bit number, so a step costs little.
// Tested: against all sets of vertices, on all graphs of up to five vertices and on random ones; on graphs of 64
// vertices with known results. Source: Tarjan and Trojanowski 1977.
func MaximumIndependentSet(n int, edges []Edge) []int {
	return members(independent(neighbourSets(n, edges), allVertices(n)))
}

// MaximumClique returns the vertices, ascending, of a largest set in which every two vertices are joined by an edge. The
// graph is undirected and has n <= 64 vertices. It is a largest independent set of the complement.
// Other names: max clique.
//
// Cost: that of MaximumIndependentSet.
// Tested: in the tests of MaximumIndependentSet. Source: Tarjan and Trojanowski 1977.
func MaximumClique(n int, edges []Edge) []int {
	near := neighbourSets(n, edges)
	for v := range near {
		near[v] = allVertices(n) &^ (near[v] | 1<<uint(v))
	}
	return members(independent(near, allVertices(n)))
}

// independent returns a largest independent set among the given vertices.
func independent(near []uint64, vertices uint64) uint64 {
	// Take the vertices with at most one neighbour until there are none. Each time, begin again, because their
	// neighbours are gone. At the end, `most` is a vertex with the most neighbours.
	var chosen uint64
	most, degree := 0, 0
	for rest := vertices; rest != 0; {
		v := bits.TrailingZeros64(rest)
		rest &= rest - 1
		d := bits.OnesCount64(near[v] & vertices)
		if d <= 1 {
			chosen |= 1 << uint(v)
			vertices &^= near[v] | 1<<uint(v)
			rest, degree = vertices, 0
		} else if d > degree {
			most, degree = v, d
		}
	}
	if vertices == 0 {
		return chosen
	}

	// If there are several components, solve one of them and the others separately.
	component := vertices & -vertices
	for border := component; border != 0; {
		added := near[bits.TrailingZeros64(border)] & vertices &^ component
		component |= added
		border = border&(border-1) | added
	}
	if component != vertices {
		return chosen | independent(near, component) | independent(near, vertices&^component)
	}

	v := uint64(1) << uint(most)
	with := v | independent(near, vertices&^(near[most]|v))
	if degree == 2 {
		return chosen | with // the component is a cycle
	}
	without := independent(near, vertices&^v)
	if bits.OnesCount64(without) > bits.OnesCount64(with) {
		return chosen | without
	}
	return chosen | with
}

// neighbourSets returns the neighbours of each vertex. It ignores loops.
func neighbourSets(n int, edges []Edge) []uint64 {
	near := make([]uint64, n)
	for _, e := range edges {
		if e.From != e.To {
			near[e.From] |= 1 << uint(e.To)
			near[e.To] |= 1 << uint(e.From)
		}
	}
	return near
}

// allVertices returns the set of the vertices 0 to n-1.
func allVertices(n int) uint64 { return ^uint64(0) >> uint(64-n) }

// members returns the elements of a set.
func members(set uint64) (list []int) {
	for ; set != 0; set &= set - 1 {
		list = append(list, bits.TrailingZeros64(set))
	}
	return list
}
