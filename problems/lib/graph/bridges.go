package graph

// Bridges reports for each edge of an undirected graph of n vertices whether it is a bridge. Removing a
// bridge disconnects its ends. Each edge is listed once, in either direction. Parallel edges and loops are no bridges.
//
// Idea: one depth-first search. low[v] is the earliest discovered vertex that v's subtree reaches without the
// tree edge to v. This tree edge is a bridge if and only if low[v] is v itself.
// Cost: O(n + m); a slice replaces the recursion.
// Why not remove each edge in turn: that takes m searches.
// Tested: on the graphs of graph/table_test.go, against removing each edge. Source: Cormen et al. 2009,
// problem 22-2; the method with low[v] is from Tarjan 1972.
func Bridges(n int, edges []Edge) []bool {
	bridge := make([]bool, len(edges))
	start, at := incident(n, edges)

	// met[v] is v's number in the order of discovery, from 1. next[v] is the place in `at` of the next edge of v to be
	// examined. came[v] is the edge through which v was discovered.
	met, low, next := make([]int, n), make([]int, n), append([]int(nil), start[:n]...)
	came := make([]int, n)
	clock := 0
	var path []int
	meet := func(v, edge int) {
		clock++
		met[v], low[v], came[v] = clock, clock, edge
		path = append(path, v)
	}

	for root := 0; root < n; root++ {
		if met[root] == 0 {
			meet(root, -1)
		}
		for len(path) > 0 {
			v := path[len(path)-1]
			if next[v] < start[v+1] {
				i := at[next[v]]
				next[v]++
				u := edges[i].From + edges[i].To - v
				if met[u] == 0 {
					meet(u, i)
				} else if i != came[v] && met[u] < low[v] {
					low[v] = met[u]
				}
				continue
			}

			// The search leaves v. The edge to v is a bridge if no other edge leads from v's subtree to an
			// earlier vertex.
			path = path[:len(path)-1]
			if len(path) == 0 {
				break
			}
			if above := path[len(path)-1]; low[v] < low[above] {
				low[above] = low[v]
			}
			bridge[came[v]] = low[v] == met[v]
		}
	}
	return bridge
}
