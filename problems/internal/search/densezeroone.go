package search

// A DenseEdge leads to one of the vertices 0..n-1 at a cost, 0 or more.
type DenseEdge struct{ To, Cost int32 }

// DenseZeroOne returns the cost of a cheapest path between two of the vertices 0..n-1 of a graph whose edges cost 0 or
// 1; false if there is none. free appends the vertices that an edge of cost 0 leads to from v to buf, next appends
// those that an edge of cost 1 leads to.
//
// How: layer by layer. A layer holds the vertices of one cost. Its free edges are followed first, until they lead to
// nothing new; then the layer is complete, and what its other edges newly meet begins the next one. So each vertex is
// settled when it is first met, and no cost is ever lowered.
// Cost: each vertex is listed once, so one call of free and one of next a vertex and constant time an edge, where a
// heap takes the logarithm; and the search ends at the goal. 1 byte a vertex, and 4 for each that waits.
// Why not a part of its only solution: it is a search of its own, with the mistake that everybody makes once: to follow
// an edge of cost 1 while an edge of cost 0 still waits.
// Tested: on the common table of graphs with costs of 0 and 1, against all distances.
func DenseZeroOne(n int, start, goal int32, free, next func(v int32, buf []int32) []int32) (cost int, ok bool) {
	met := make([]bool, n)
	met[start] = true
	layer, later := []int32{start}, []int32(nil)

	var found []int32
	for len(layer) > 0 {
		for i := 0; i < len(layer); i++ { // free edges make the layer longer
			if layer[i] == goal {
				return cost, true
			}
			found = free(layer[i], found[:0])
			for _, to := range found {
				if !met[to] {
					met[to] = true
					layer = append(layer, to)
				}
			}
		}

		later = later[:0]
		for _, v := range layer {
			found = next(v, found[:0])
			for _, to := range found {
				if !met[to] {
					met[to] = true
					later = append(later, to)
				}
			}
		}
		layer, later = later, layer
		cost++
	}
	return 0, false
}
