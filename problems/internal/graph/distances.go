package graph

import "oj/problems/internal/queue"

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
	for waiting := (queue.Queue{{Vertex: start}}); len(waiting) > 0; {
		at := waiting.Pop()
		if at.Cost > cost[at.Vertex] {
			continue
		}
		for _, e := range out[at.Vertex] {
			if c := at.Cost + e.Cost; c < cost[e.To] {
				cost[e.To] = c
				waiting.Push(queue.Item{Cost: c, Vertex: e.To})
			}
		}
	}
	return cost
}
