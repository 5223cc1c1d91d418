package graph

// MinCostFlow returns the least cost of sending the given number of units from source to sink through pipes
// between n vertices; ok is false if this is impossible. Costs may be negative. Transship also returns the flow
// of each pipe.
//
// Cost: that of Transship. The sum of all capacities and of the argument units must be below 2^60, and that of flow times
// cost, without signs, below 2^63.
func MinCostFlow(n int, pipes []Pipe, source, sink, units int) (cost int, ok bool) {
	supply := make([]int, n)
	supply[source] += units
	supply[sink] -= units

	flow, _, ok := Transship(supply, make([]int, len(pipes)), pipes)
	if !ok {
		return 0, false
	}
	for i, p := range pipes {
		cost += flow[i] * p.Cost
	}
	return cost, true
}

// Transship computes a flow of minimum cost between vertices that produce or consume flow. supply[v] units
// enter the network at v, or leave it if supply[v] is negative; the supplies must add up to 0. The flow of
// pipe i is between lower[i] and pipes[i].Capacity; both may be negative. The sum of flow[i]*pipes[i].Cost is
// minimal. Transship does not compute this sum, because it may not fit into an int. ok is false if no flow is
// feasible.
//
// The result potential proves that the flow is optimal. Let c = Cost + potential[From] - potential[To] be the
// reduced cost of a pipe. Then c <= 0 if the flow is above the lower bound, and c >= 0 if it is below the
// capacity.
// Other names: minimum-cost flow, b-flow, circulation with lower bounds, transportation, network simplex.
//
// Use: for a maximum flow of least cost from s to t, set all supplies to 0, and add a pipe that carries the
// flow from t back to s. Its capacity must be at least the value of the flow. Its cost must be negative, and
// its absolute value greater than the sum of the other absolute costs, because then every unit that returns
// lowers the total cost.
// Idea: the network simplex algorithm with strongly feasible spanning trees (Cunningham 1976), which prevent cycling.
// Cost: O(n + sqrt(m)) for most pivots, O(n + m) for any pivot. The number of pivots is usually a small
// multiple of m. Capacities, costs and supplies up to 10^9 with up to 10^6 pipes cause no overflow.
// Why not successive shortest paths: they need a search for each path. The network simplex algorithm handles
// lower bounds, negative costs and supplies without additional work.
// Tested: on the graphs of graph/table_test.go, against all integer flows; potentials are checked on large random
// networks.
// Source: Cunningham 1976.
func Transship(supply, lower []int, pipes []Pipe) (flow, potential []int, ok bool) {
	s := newSimplex(supply, lower, pipes)
	s.solve()

	flow = make([]int, len(pipes))
	for i := range flow {
		flow[i] = s.flow[i] + lower[i]
	}

	// The flow is feasible if and only if no artificial arc carries flow.
	ok = true
	for _, rest := range s.flow[len(pipes):] {
		if rest != 0 {
			ok = false
		}
	}
	for i, p := range pipes {
		if p.Capacity < lower[i] {
			ok = false
		}
	}
	return flow, s.potential[:len(supply)], ok
}
