package graph

// MinCostFlow returns the least cost of a flow of so many units from source to sink through pipes between n vertices; false
// if there is no flow of so many units. Costs may be negative. Transship also tells the flow of each pipe.
//
// Cost: that of Transship. units and all capacities together must be below 2^60.
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

// Transship sends the supply of some vertices to others at the least cost: supply[v] units begin at v, or end there if it
// is negative; they must add up to 0. At least lower[i] and at most pipes[i].Capacity units flow through pipe i; both may
// be negative. The sum of flow[i]*pipes[i].Cost is least; it may exceed an int even if all numbers here are small.
// potential proves it: with the reduced cost c = Cost + potential[From] - potential[To] of a pipe, c <= 0 if it has more
// than its lower bound, and c >= 0 if it is not full. ok is false if no flow fits.
// Other names: minimum-cost flow, b-flow, circulation with lower bounds, transportation, network simplex.
//
// Use: for a maximum flow from s to t of least cost, add a pipe from t to s with a large negative cost, and set all supplies
// to 0.
// How: the network simplex algorithm with strongly feasible spanning trees (Cunningham 1976), which prevent cycling.
// Cost: O(n) for each pivot; usually some pivots for each pipe. Numbers up to 10^9 with up to 10^6 pipes are safe.
// Why: lower bounds, negative costs and supplies cost nothing extra; successive shortest paths need a search for each path.
// Tested: on the small graphs, against all flows of whole units; potentials are checked on large random networks.
func Transship(supply, lower []int, pipes []Pipe) (flow, potential []int, ok bool) {
	s := newSimplex(supply, lower, pipes)
	s.solve()

	flow = make([]int, len(pipes))
	for i := range flow {
		flow[i] = s.flow[i] + lower[i]
	}

	// The flow is feasible if no artificial arc to the root carries a unit.
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
