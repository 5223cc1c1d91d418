package search

// A DenseEdge leads to one of the vertices 0..n-1 at a cost, 0 or more.
type DenseEdge struct{ To, Cost int32 }

// DenseZeroOne returns the cost of a cheapest path between two of the vertices 0..n-1 of a graph whose edges cost 0 or
// 1; false if there is none. next appends the edges that leave v to buf.
//
// How: two lists in place of a queue, for what costs as much as what is expanded now, and one more. A vertex may be put
// onto the later list and then be met again for less; it is settled where it is taken from a list, and not before.
// Cost: each vertex is listed at most twice, so one call of next a vertex and constant time an edge, where a heap takes
// the logarithm; and the search ends at the goal. 4 bytes a vertex, and 4 for each that waits.
// Why not a part of its only solution: it is a search of its own, with the mistake that everybody makes once.
// Tested: on the common table of graphs with costs of 0 and 1, against all distances.
func DenseZeroOne(n int, start, goal int32, next func(v int32, buf []DenseEdge) []DenseEdge) (cost int, ok bool) {
	const unreached = 1<<31 - 1
	least := make([]int32, n)
	for v := range least {
		least[v] = unreached
	}
	least[start] = 0
	now, later := []int32{start}, []int32(nil)
	var edges []DenseEdge
	for at := int32(0); len(now) > 0; at++ {
		for i := 0; i < len(now); i++ { // edges that cost 0 make now longer
			v := now[i]
			if v == goal {
				return int(at), true
			}
			if least[v] < at {
				continue // it was met again for less
			}
			edges = next(v, edges[:0])
			for _, e := range edges {
				if at+e.Cost >= least[e.To] {
					continue
				}
				least[e.To] = at + e.Cost
				if e.Cost == 0 {
					now = append(now, e.To)
				} else {
					later = append(later, e.To)
				}
			}
		}
		now, later = later, now[:0]
	}
	return 0, false
}
