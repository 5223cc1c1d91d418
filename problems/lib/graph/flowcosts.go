package graph

import "oj/problems/lib/ordered"

// FlowCosts returns the least cost for every amount of flow from source to sink, as the corners {units, cost}
// of a convex function that is linear between them. The first corner is the flow of 0 units, the last one the
// maximum flow. Costs may be negative: if a cycle of negative cost exists, the flow of 0 units uses it.
// source and sink must be different.
// Other names: slope, mcf_graph::slope, min cost flow for each flow value, successive shortest paths.
//
// Use: corners := FlowCosts(n, pipes, s, t); the cost of the last corner is that of a maximum flow of least
// cost.
// Idea: each cheapest path of the residual network adds as much flow as fits (successive shortest paths);
// potentials keep the costs of its arcs at 0 or more, so that Dijkstra's algorithm finds the path. The first
// flow and its potentials come from Transship.
// Cost: O(m log n) for each path. Capacities times costs must add up to less than 2^63, without signs. If only one
// amount of flow is asked, MinCostFlow is faster on large networks.
// Tested: against MinCostFlow for each amount, on the graphs of graph/table_test.go, also with negative
// costs. Source: Jewell 1958; Edmonds and Karp 1972.
func FlowCosts(n int, pipes []Pipe, source, sink int) (corners [][2]int) {
	flow, potential, _ := Transship(make([]int, n), make([]int, len(pipes)), pipes)
	d := newDinic(n, pipes)
	arcCost := make([]int, 0, 2*len(pipes))
	units, cost := 0, 0
	for i, p := range pipes {
		d.room[2*i] -= flow[i]
		d.room[2*i+1] += flow[i]
		cost += flow[i] * p.Cost
		arcCost = append(arcCost, p.Cost, -p.Cost)
	}

	corners = [][2]int{{0, cost}}
	lastPrice, distance, last := 0, make([]int, n), make([]int, n)
	for d.cheapest(source, sink, arcCost, potential, distance, last) {
		// Potentials that include the distances make the arcs of the cheapest paths free. A vertex that is
		// farther than the sink, or not reached, moves with the sink.
		for v := range potential {
			if distance[v] > distance[sink] {
				distance[v] = distance[sink]
			}
			potential[v] += distance[v]
		}
		price := potential[sink] - potential[source]

		var path []int
		for v := sink; v != source; v = d.to[last[v]^1] {
			path = append(path, last[v])
		}
		sent := d.fill(path, unlimited)
		units += sent
		cost += sent * price

		// A path of the same price as the one before makes the last piece longer.
		if len(corners) > 1 && price == lastPrice {
			corners = corners[:len(corners)-1]
		}
		corners = append(corners, [2]int{units, cost})
		lastPrice = price
	}
	return corners
}

// cheapest computes the distances from the source over arcs with capacity left, and the last arc of a
// cheapest path to each vertex. The length of an arc is its cost plus the potential of its beginning minus
// that of its end. It reports whether the sink is reached; vertices that are farther than the sink may have
// distances that are too large.
func (d *dinic) cheapest(source, sink int, cost, potential, distance, last []int) bool {
	for v := range distance {
		distance[v] = Unreached
	}
	distance[source] = 0
	type reached struct{ distance, v int }
	heap := ordered.NewHeap(func(a, b reached) bool { return a.distance < b.distance })
	heap.Push(reached{0, source})
	for heap.Len() > 0 {
		at := heap.Pop()
		if at.v == sink {
			return true
		}
		if at.distance > distance[at.v] {
			continue
		}
		for _, a := range d.at[at.v] {
			u := d.to[a]
			far := at.distance + cost[a] + potential[at.v] - potential[u]
			if d.room[a] > 0 && far < distance[u] {
				distance[u], last[u] = far, a
				heap.Push(reached{far, u})
			}
		}
	}
	return false
}
