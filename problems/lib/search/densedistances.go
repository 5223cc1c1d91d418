package search

// A Vertex is the number of a vertex of a graph. With int32, a large search needs less memory than with int.
type Vertex interface{ ~int | ~int32 }

// DenseDistances returns for each of the vertices 0..n-1 the least number of steps from one of the starts, or
// -1 if it cannot be reached. next(v, at, buf) appends the vertices one step from v to buf. `at` is the number
// of steps to v; next needs it if some steps are allowed only at certain times. In such a graph, reaching a
// vertex earlier must never be a disadvantage.
//
// Idea: breadth-first search from all starts at once, as from a virtual source with edges to all of them.
// Cost: one call of next for each vertex; 4 bytes for each vertex, and 4 more for each reached one, or 8 and 8 if V is int. No recursion.
// Tested: on all graphs of search/table_test.go, against the oracle's distances, also with several starts.
// Source: Moore 1959.
func DenseDistances[V Vertex](n int, starts []V, next func(v V, at int, buf []V) []V) []V {
	distance := make([]V, n)
	for v := range distance {
		distance[v] = -1
	}

	// Put each start into the queue once, even if it is listed several times.
	queue, found := make([]V, 0, n), make([]V, 0, 4)
	for _, v := range starts {
		if distance[v] < 0 {
			distance[v] = 0
			queue = append(queue, v)
		}
	}

	// The queue is sorted by distance, so the first path to a vertex is a shortest one.
	for i := 0; i < len(queue); i++ {
		v := queue[i]
		at := distance[v]
		found = next(v, int(at), found[:0])
		for _, u := range found {
			if distance[u] < 0 {
				distance[u] = at + 1
				queue = append(queue, u)
			}
		}
	}
	return distance
}
