package graph

// GlobalCut splits the vertices of an undirected graph into two non-empty parts so that the total cost of the
// edges between them is least: side[v] tells in which part v is. Costs must not be negative. There must be at
// least two vertices; otherwise there is no such cut, and cost is -1.
// Other names: global minimum cut, Stoer-Wagner, edge connectivity.
//
// Cost: O(n^3), a matrix of n^2 ints.
// Idea: no flow is needed. Each phase puts the vertices into an order (see lastTwo). No cut that separates
// the last two vertices of this order is cheaper than cutting off the last vertex alone. So the phase notes
// the cost of this cut, and then merges the two vertices.
// Tested: on the graphs of graph/table_test.go, against all sets of vertices. Source: Stoer and Wagner 1997.
func GlobalCut(n int, edges []Edge) (cost int, side []bool) {
	weight := make([][]int, n)
	merged := make([][]int, n) // merged[v]: the vertices that have been merged into v
	alive := make([]int, n)
	for v := range weight {
		weight[v] = make([]int, n)
		merged[v] = []int{v}
		alive[v] = v
	}
	for _, e := range edges {
		if e.From != e.To {
			weight[e.From][e.To] += e.Cost
			weight[e.To][e.From] += e.Cost
		}
	}

	cost = -1
	var part []int
	for len(alive) > 1 {
		s, t, cut := lastTwo(alive, weight)
		if cost < 0 || cut < cost {
			cost = cut
			part = append([]int(nil), merged[t]...)
		}

		// Merge t into s.
		merged[s] = append(merged[s], merged[t]...)
		rest := alive[:0]
		for _, v := range alive {
			if v == t {
				continue
			}
			if v != s {
				weight[s][v] += weight[t][v]
				weight[v][s] = weight[s][v]
			}
			rest = append(rest, v)
		}
		alive = rest
	}

	side = make([]bool, n)
	for _, v := range part {
		side[v] = true
	}
	return cost, side
}

// lastTwo puts the vertices into an order. The next vertex is always the one whose edges to the vertices
// before it have the greatest total cost. lastTwo returns the last two vertices of the order, and the total
// cost of the edges of t, the last one.
func lastTwo(alive []int, weight [][]int) (s, t, cut int) {
	waiting := append([]int(nil), alive...)
	attached := make([]int, len(weight))
	s, t = -1, -1
	for len(waiting) > 0 {
		next := 0
		for i, v := range waiting {
			if attached[v] > attached[waiting[next]] {
				next = i
			}
		}
		v := waiting[next]
		waiting[next] = waiting[len(waiting)-1]
		waiting = waiting[:len(waiting)-1]

		s, t, cut = t, v, attached[v]
		for _, u := range waiting {
			attached[u] += weight[v][u]
		}
	}
	return s, t, cut
}
