package graph

import "oj/problems/lib/ordered"

// SteinerTree returns the numbers of the edges of a cheapest tree that contains all terminals, and its cost.
// Edges are undirected, costs at least 0. ok is false if the terminals are not connected.
// Other names: Steiner tree, Dreyfus-Wagner, connect given vertices.
//
// Cost: O(3^k n + 2^k m log n) for k terminals, O(2^k n) memory.
// Idea: best[set][v] is the cost of a cheapest tree that contains v and a set of terminals. Two trees join at
// a vertex, and a tree grows along edges as in Dijkstra's algorithm.
// Tested: on the graphs of graph/table_test.go, against all sets of edges. Source: Dreyfus and Wagner 1971.
func SteinerTree(n int, edges []Edge, terminals []int) (chosen []int, cost int, ok bool) {
	if len(terminals) < 2 {
		return nil, 0, true
	}
	at := make([][]int, n)
	for i, e := range edges {
		at[e.From] = append(at[e.From], i)
		at[e.To] = append(at[e.To], i)
	}

	// The last terminal is the root, so the sets contain the others only. from tells how a tree was made: a
	// subset >= 1 for two trees that join, or -1-edge.
	last := len(terminals) - 1
	best, from := make([][]int, 1<<last), make([][]int, 1<<last)
	for set := 1; set < 1<<last; set++ {
		cost, how := make([]int, n), make([]int, n)
		for v := range cost {
			cost[v] = Unreached
		}
		for k, v := range terminals[:last] {
			if set == 1<<k {
				cost[v] = 0
			}
		}
		for part := (set - 1) & set; part > set-part; part = (part - 1) & set {
			for v := range cost {
				if c := best[part][v] + best[set-part][v]; c < cost[v] {
					cost[v], how[v] = c, part
				}
			}
		}
		best[set], from[set] = cost, how
		grow(edges, at, cost, how)
	}

	full, root := 1<<last-1, terminals[last]
	if best[full][root] >= Unreached {
		return nil, 0, false
	}

	// Parts of the tree may share edges of cost 0, or close a cycle of them: sets leaves out those.
	sets := NewSets(n)
	var collect func(set, v int)
	collect = func(set, v int) {
		for from[set][v] < 0 {
			i := -1 - from[set][v]
			if sets.Join(edges[i].From, edges[i].To) {
				chosen = append(chosen, i)
			}
			v = edges[i].From + edges[i].To - v
		}
		if part := from[set][v]; part > 0 {
			collect(part, v)
			collect(set-part, v)
		}
	}
	collect(full, root)
	return chosen, best[full][root], true
}

// grow lowers the costs along the edges, and notes the edges.
func grow(edges []Edge, at [][]int, cost, how []int) {
	type reached struct{ cost, v int }
	heap := ordered.NewHeap(func(a, b reached) bool { return a.cost < b.cost })
	for v, c := range cost {
		if c < Unreached {
			heap.Push(reached{c, v})
		}
	}
	for heap.Len() > 0 {
		top := heap.Pop()
		if top.cost > cost[top.v] {
			continue
		}
		for _, i := range at[top.v] {
			e := edges[i]
			if u, c := e.From+e.To-top.v, top.cost+e.Cost; c < cost[u] {
				cost[u], how[u] = c, -1-i
				heap.Push(reached{c, u})
			}
		}
	}
}
