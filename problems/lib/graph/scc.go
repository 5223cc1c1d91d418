package graph

// SCC returns the strongly connected components of a graph. Within a component, every vertex can reach every
// other one. component[v] is the number of v's component, from 0 to count-1. No edge leads to a component with
// a higher number, so ascending numbers are a reverse topological order.
//
// Idea: Tarjan's depth-first search. low[v] is the earliest discovered vertex u such that a path from v to u
// is known and u has no component yet.
// Cost: O(n + m), for n and m below 2^31; a slice replaces the recursion.
// Why not Kosaraju's algorithm: it needs the reversed edges and two passes over the edges; Tarjan's needs one pass.
// Tested: on the graphs of graph/table_test.go, against mutual reachability of every pair of vertices. Source: Tarjan
// 1972.
func SCC(out [][]Edge) (component []int, count int) {
	// A flat copy of the graph with 32 bits a number: the search takes half of the memory and less time.
	start := make([]int32, len(out)+1)
	for v, list := range out {
		start[v+1] = start[v] + int32(len(list))
	}
	to := make([]int32, 0, start[len(out)])
	for _, list := range out {
		for _, e := range list {
			to = append(to, int32(e.To))
		}
	}

	of, count := components(start, to)
	component = make([]int, len(out))
	for v, c := range of {
		component[v] = int(c)
	}
	return component, count
}

// components is SCC for a graph in which the edges of v lead to to[start[v]:start[v+1]]. It overwrites start.
func components(start, to []int32) (component []int32, count int) {
	n := len(start) - 1
	component = make([]int32, n)

	// met[v] is v's number in the order of discovery, from 1. The edges of v from start[v] to end[v]-1 have not
	// been examined.
	met, low := make([]int32, n), make([]int32, n)
	end := append([]int32(nil), start[1:]...)
	path, open := make([]int32, 0, n), make([]int32, 0, n) // open: the discovered vertices without a component
	clock := int32(0)
	meet := func(v int32) {
		clock++
		met[v], low[v], component[v] = clock, clock, -1
		path, open = append(path, v), append(open, v)
	}

	for root := range met {
		if met[root] == 0 {
			meet(int32(root))
		}
		for len(path) > 0 {
			v := path[len(path)-1]
			if start[v] < end[v] {
				u := to[start[v]]
				start[v]++
				if met[u] == 0 {
					meet(u)
				} else if component[u] < 0 && met[u] < low[v] {
					low[v] = met[u]
				}
				continue
			}

			// The search leaves v.
			path = path[:len(path)-1]
			if len(path) > 0 && low[v] < low[path[len(path)-1]] {
				low[path[len(path)-1]] = low[v]
			}
			if low[v] < met[v] {
				continue
			}

			// At this point, v reaches no open vertex that was discovered before v. So v and the open
			// vertices discovered after v form a component.
			for component[v] < 0 {
				component[open[len(open)-1]] = int32(count)
				open = open[:len(open)-1]
			}
			count++
		}
	}
	return component, count
}
