package search

import "oj/problems/lib/ordered"

// A DenseEdge leads to one of the vertices 0..n-1. Its cost must not be negative.
type DenseEdge[V Vertex] struct{ To, Cost V }

// A DenseWay describes the cheapest paths from one start. For each vertex, it contains the cost of a cheapest
// path and the vertex before the last one on this path.
type DenseWay[V Vertex] struct {
	Cost []int // the cost for each vertex; -1 if it was not reached
	from []V   // the previous vertex on a cheapest path
}

// An entry of the heap is a vertex and the cost of a path to it.
type entry[V Vertex] struct {
	cost   int
	vertex V
}

// DenseDijkstra finds cheapest paths from start in a graph with the vertices 0..n-1. It processes vertices in
// the order of their cost and calls goal for each of them. The first vertex for which goal returns true ends
// the search and is the second result. If there is no such vertex, the second result is -1. next appends the
// edges that leave v to buf, so the graph need not be stored.
//
// Idea: Dijkstra's algorithm with a binary heap. A vertex may be in the heap several times; outdated entries
// are ignored.
// Cost: one call of next for each vertex, O(log m) for each edge; 12 bytes for each vertex (16 if V is int) and
// 16 for each heap entry.
// Why not search.Dijkstra: it accepts any type of state, but it is fast only if the costs are small.
// Tested: on all graphs of search/table_test.go, against the oracle's distances. Source: Dijkstra 1959;
// Williams 1964.
func DenseDijkstra[V Vertex](n int, start V, next func(v V, buf []DenseEdge[V]) []DenseEdge[V], goal func(v V) bool) (*DenseWay[V], V) {
	w := &DenseWay[V]{make([]int, n), make([]V, n)}
	for v := range w.Cost {
		w.Cost[v] = -1
	}
	w.Cost[start], w.from[start] = 0, -1

	waiting := ordered.NewHeap(func(a, b entry[V]) bool { return a.cost < b.cost })
	waiting.Push(entry[V]{0, start})
	var edges []DenseEdge[V]
	for waiting.Len() > 0 {
		at := waiting.Pop()
		v := at.vertex

		// Skip an outdated heap entry: a cheaper entry of the same vertex was processed earlier.
		if at.cost > w.Cost[v] {
			continue
		}

		if goal(v) {
			return w, v
		}

		// Relax the edges of v.
		edges = next(v, edges[:0])
		for _, e := range edges {
			if c := at.cost + int(e.Cost); w.Cost[e.To] < 0 || c < w.Cost[e.To] {
				w.Cost[e.To], w.from[e.To] = c, v
				waiting.Push(entry[V]{c, e.To})
			}
		}
	}
	return w, -1
}

// Path returns the vertices of a cheapest path from the start to v. v must have been reached.
func (w *DenseWay[V]) Path(v V) []V {
	var back []V
	for ; v >= 0; v = w.from[v] {
		back = append(back, v)
	}
	return join(back, nil)
}
