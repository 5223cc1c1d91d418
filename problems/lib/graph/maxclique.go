package graph

import "math/bits"

// MaximumClique returns the vertices, ascending, of a largest set in which every two vertices are joined by
// an edge. The graph is undirected and has n <= 64 vertices. MaximumIndependentSet finds a largest set
// without edges. The vertices outside that set form a minimum vertex cover.
// Other names: max clique, maximum independent set, minimum vertex cover.
//
// Cost: exponential; at most 0.1 s for random graphs of 64 vertices. The depth of the recursion is the size of
// the clique.
// Idea: a clique has at most one vertex of each colour of a colouring. This bound prunes most of the search. A
// greedy colouring costs little, because a set of vertices is one 64-bit number.
// Tested: against all sets of vertices, on all graphs of up to five vertices and on random ones; on graphs with many
// largest cliques. Source: Tomita and Seki 2003; San Segundo et al. 2011.
func MaximumClique(n int, edges []Edge) []int {
	s := &cliqueSearch{near: neighbourSets(n, edges)}
	s.grow(allVertices(n))
	return members(s.best)
}

// MaximumIndependentSet returns the vertices, ascending, of a largest set in which no two are joined by an edge. It
// is a largest clique of the complement. Loops do not count.
//
// Cost: that of MaximumClique.
// Tested: in the tests of MaximumClique. Source: Tomita and Seki 2003; San Segundo et al. 2011.
func MaximumIndependentSet(n int, edges []Edge) []int {
	near := neighbourSets(n, edges)
	for v := range near {
		near[v] = allVertices(n) &^ (near[v] | 1<<uint(v))
	}
	s := &cliqueSearch{near: near}
	s.grow(allVertices(n))
	return members(s.best)
}

type cliqueSearch struct {
	near          []uint64 // the neighbours of each vertex
	current, best uint64   // two cliques: bit v is set if vertex v belongs to the clique
}

// grow looks for cliques that contain the current one and some candidates. Each candidate is a neighbour of all
// vertices of the current clique.
func (s *cliqueSearch) grow(candidates uint64) {
	size := bits.OnesCount64(s.current)
	if candidates == 0 && size > bits.OnesCount64(s.best) {
		s.best = s.current
	}

	order, colour := s.colour(candidates)
	for i := len(order) - 1; i >= 0; i-- {
		// The vertices order[:i+1] have the colours 1 to colour[i], so a clique of them has at most colour[i]
		// vertices.
		if size+colour[i] <= bits.OnesCount64(s.best) {
			return
		}
		v := uint64(1) << uint(order[i])
		s.current |= v
		s.grow(candidates & s.near[order[i]])
		s.current &^= v
		candidates &^= v
	}
}

// colour assigns a colour 1, 2, ... to each vertex, so that neighbours have different colours. It returns the
// vertices in the order of their colours.
func (s *cliqueSearch) colour(vertices uint64) (order, colour []int) {
	for c := 1; vertices != 0; c++ {
		free := vertices // the uncoloured vertices without a neighbour of colour c
		for free != 0 {
			v := bits.TrailingZeros64(free)
			order = append(order, v)
			colour = append(colour, c)
			vertices &^= 1 << uint(v)
			free &^= s.near[v] | 1<<uint(v)
		}
	}
	return order, colour
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

func allVertices(n int) uint64 { return ^uint64(0) >> uint(64-n) }

// members returns the elements of a set.
func members(set uint64) (list []int) {
	for ; set != 0; set &= set - 1 {
		list = append(list, bits.TrailingZeros64(set))
	}
	return list
}
