package search

// An Edge leads to a state. Its cost must not be negative.
type Edge[S any] struct {
	To   S
	Cost int
}

// An Arrival is a state that Dijkstra has reached, with its predecessor on the path. States are numbered in
// the order of expansion; From is the number of the predecessor, or -1 for the start.
type Arrival[S any] struct {
	S    S
	From int32
}

// A Stop is a state on a path and the cost of the path up to it.
type Stop[S any] struct {
	S    S
	Cost int
}

// Dijkstra returns a cheapest path from start to a state for which goal returns true, both included, or nil
// if there is none.
//
// next appends the edges that leave s to buf. Its argument `at` is the cost of reaching s, for graphs whose
// edges depend on time. For each cost `at`, in ascending order, Dijkstra calls keep with the states `came`
// that are reached at this cost, in the order of discovery. keep returns the states to expand, in the order
// of expansion, and may overwrite `came`. keep is called again with the same cost if edges of cost 0 have led
// to more states. If keep returns every state exactly once, the search is Dijkstra's algorithm. keep can also
// prune by dominance: it drops a state if a state that it returned earlier is no worse.
//
// Cost: one call of next for each state kept. The queue has one bucket for each cost (Dial, Algorithm 360,
// 1969), so each edge takes constant time, but the cost of the path should not be much larger than the number
// of states. Memory: an Arrival for each edge in the queue, a Stop and 4 bytes for each state kept.
// Tested: on all graphs of search/table_test.go, against the oracle's distances. Source: Dijkstra 1959; Dial 1969.
func Dijkstra[S any](start S, next func(s S, at int, buf []Edge[S]) []Edge[S],
	keep func(at int, came []Arrival[S]) []Arrival[S], goal func(s S) bool) []Stop[S] {
	queue := [][]Arrival[S]{{{start, -1}}} // queue[c] contains the states whose cost exceeds the current cost `at` by c
	var settled []Stop[S]
	var from []int32
	var edges []Edge[S]
	for at, waiting := 0, 1; waiting > 0; at++ {
		// Repeat, because edges of cost 0 lead to more states in the same bucket.
		for len(queue[0]) > 0 {
			came := queue[0]
			queue[0] = nil
			waiting -= len(came)

			// Settle the states that keep returns.
			for _, a := range keep(at, came) {
				settled, from = append(settled, Stop[S]{a.S, at}), append(from, a.From)
				if goal(a.S) {
					return pathTo(settled, from)
				}

				edges = next(a.S, at, edges[:0])
				waiting += len(edges)
				for _, e := range edges {
					// Extend the queue so that it has a bucket for this cost.
					for e.Cost >= len(queue) {
						queue = append(queue, nil)
					}
					queue[e.Cost] = append(queue[e.Cost], Arrival[S]{e.To, int32(len(settled) - 1)})
				}
			}
		}
		queue = queue[1:]
	}
	return nil
}

// pathTo returns the path to the state settled last.
func pathTo[S any](settled []Stop[S], from []int32) []Stop[S] {
	var path []Stop[S]
	for i := int32(len(settled) - 1); i >= 0; i = from[i] {
		path = append(path, settled[i])
	}

	for i, j := 0, len(path)-1; i < j; i, j = i+1, j-1 {
		path[i], path[j] = path[j], path[i]
	}
	return path
}
