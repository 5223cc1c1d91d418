package graph

// MinCostFlow returns what it costs at least to send so many units from source to sink through pipes between n
// vertices; false if not so many get through. Costs are 0 or more.
//
// What: successive shortest paths (Busacker and Gowen, 1960): as long as something is to be sent, send it along the
// cheapest path with room, where flowing back gives its cost back.
// Cost: a Bellman and Ford search with a queue for each path, O(n m) at worst and O(m) usually.
// Why: the shortest code that is right. It stands here, though one solution uses it, because it shares the residual
// network with MaxFlow.
// Tested: on the small graphs, against all flows of whole units.
func MinCostFlow(n int, pipes []Pipe, source, sink, units int) (cost int, ok bool) {
	r := newResidual(n, pipes)
	if source == sink {
		return 0, true
	}
	for units > 0 {
		came, price := r.cheapest(source)
		if came[sink] == none {
			return 0, false
		}
		sent := r.send(came, source, sink, units)
		units -= sent
		cost += sent * price[sink]
	}
	return cost, true
}

// cheapest returns for every vertex the arc by which a cheapest path with room comes to it, and the path's cost.
func (r *residual) cheapest(source int) (came, price []int) {
	came, price = make([]int, len(r.at)), make([]int, len(r.at))
	for v := range came {
		came[v], price[v] = none, Unreached
	}
	price[source] = 0
	waits := make([]bool, len(r.at))
	for queue := []int{source}; len(queue) > 0; {
		v := queue[0]
		queue, waits[v] = queue[1:], false
		for _, a := range r.at[v] {
			u, p := r.to[a], price[v]+r.cost[a]
			if r.room[a] == 0 || p >= price[u] {
				continue
			}
			came[u], price[u] = a, p
			if !waits[u] {
				queue, waits[u] = append(queue, u), true
			}
		}
	}
	return came, price
}
