package graph

// Cycle returns the numbers of the edges of a directed cycle in the order of the cycle, or nil if there is no
// cycle. The cycle has no repeated vertex.
//
// Idea: depth-first search; an edge back to a vertex of the current path closes a cycle.
// Cost: O(n + m), no recursion.
// Tested: on the graphs of graph/table_test.go, against a check whether some vertex can reach itself. Source:
// Cormen et al. 2009, section 22.4.
func Cycle(n int, edges []Edge) []int {
	at := make([][]int, n) // the numbers of the edges that leave a vertex
	for i, e := range edges {
		at[e.From] = append(at[e.From], i)
	}

	const unseen, onPath, done = 0, 1, 2
	state := make([]int, n)
	var path []int // the edges of the path from root to the current vertex
	for root := range at {
		if state[root] != unseen {
			continue
		}

		state[root] = onPath
		for v := root; ; {
			if len(at[v]) == 0 {
				state[v] = done
				if len(path) == 0 {
					break
				}
				v = edges[path[len(path)-1]].From
				path = path[:len(path)-1]
				continue
			}

			i := at[v][0]
			at[v] = at[v][1:]
			u := edges[i].To
			switch state[u] {
			case unseen:
				state[u] = onPath
				path = append(path, i)
				v = u
			case onPath:
				path = append(path, i)

				// The edge leads back to a vertex of the path, so the path from this vertex on is a cycle.
				start := len(path) - 1
				for edges[path[start]].From != u {
					start--
				}
				return path[start:]
			}
		}
	}
	return nil
}
