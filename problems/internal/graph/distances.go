package graph

// Unreached is the cost of a vertex to which no path leads. It is so large that two of them can still be added.
const Unreached = 1 << 61

// Distances returns for every vertex the cost of a cheapest path from start, Unreached where there is none; costs of
// edges are 0 or more.
//
// What: Dijkstra's algorithm (1959) with a binary heap that may hold a vertex several times; late ones are ignored.
// Cost: O(m log m) for m edges, whatever they cost.
// Why: search.Dijkstra keeps a bucket for each cost, which is quicker where costs are small; here they may be large.
// Tested: on the small graphs, against Floyd and Warshall.
func Distances(out [][]Edge, start int) []int {
	cost := make([]int, len(out))
	for v := range cost {
		cost[v] = Unreached
	}
	cost[start] = 0
	for waiting := (heap{{0, start}}); len(waiting) > 0; {
		at := waiting.pop()
		if at.cost > cost[at.vertex] {
			continue
		}
		for _, e := range out[at.vertex] {
			if c := at.cost + e.Cost; c < cost[e.To] {
				cost[e.To] = c
				waiting.push(arrival{c, e.To})
			}
		}
	}
	return cost
}

// An arrival is a vertex that waits, and the cost of the path on which it was met.
type arrival struct{ cost, vertex int }

// A heap holds arrivals, the cheapest first; the children of place i are at 2i+1 and 2i+2.
type heap []arrival

func (h *heap) push(a arrival) {
	*h = append(*h, a)
	q, i := *h, len(*h)-1
	for i > 0 && q[(i-1)/2].cost > a.cost {
		q[i] = q[(i-1)/2]
		i = (i - 1) / 2
	}
	q[i] = a
}

func (h *heap) pop() arrival {
	q := *h
	least, last := q[0], q[len(q)-1]
	q = q[:len(q)-1]
	*h = q
	i := 0
	for child := 1; child < len(q); child = 2*i + 1 {
		if child+1 < len(q) && q[child+1].cost < q[child].cost {
			child++
		}
		if q[child].cost >= last.cost {
			break
		}
		q[i] = q[child]
		i = child
	}
	if len(q) > 0 {
		q[i] = last
	}
	return least
}
