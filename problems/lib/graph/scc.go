package graph

// SCC returns the strongly connected components of a graph. Within a component, every vertex can reach every
// other one. component[v] is the number of v's component, from 0 to count-1. No edge leads to a component with
// a higher number, so ascending numbers are a reverse topological order.
//
// Idea: Tarjan's depth-first search. low[v] is the earliest discovered vertex u such that a path from v to u
// is known and u has no component yet.
// Cost: O(n + m); a slice replaces the recursion.
// Why not Kosaraju's algorithm: it needs the reversed edges and two passes over the edges; Tarjan's needs one pass.
// Tested: on the graphs of graph/table_test.go, against mutual reachability of every pair of vertices. Source: Tarjan
// 1972.
func SCC(out [][]Edge) (component []int, count int) {
	n := len(out)
	component = make([]int, n)

	// met[v] is v's number in the order of discovery, from 1. tried[v] counts the edges of v that were
	// examined.
	met, low, tried := make([]int, n), make([]int, n), make([]int, n)
	var path, open []int // open: the discovered vertices without a component
	clock := 0
	meet := func(v int) {
		clock++
		met[v], low[v], component[v] = clock, clock, -1
		path, open = append(path, v), append(open, v)
	}

	for root := range out {
		if met[root] == 0 {
			meet(root)
		}
		for len(path) > 0 {
			v := path[len(path)-1]
			if tried[v] < len(out[v]) {
				u := out[v][tried[v]].To
				tried[v]++
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
				component[open[len(open)-1]] = count
				open = open[:len(open)-1]
			}
			count++
		}
	}
	return component, count
}
