package graph

// Blocks returns the biconnected components of an undirected graph of n vertices: block[i] is the component of
// edge i, from 0 to count-1. Two edges are in one component if and only if some cycle without repeated vertices
// contains both. A loop is a component of its own. articulation[v] reports whether removing v splits its
// connected component.
// Other names: biconnected components, articulation points, cut vertices, block-cut tree.
//
// Use: the vertices of a component are the ends of its edges. A vertex is in several components if and only if
// it is an articulation point. A vertex without edges is in none.
// Idea: the algorithm of Hopcroft and Tarjan: one depth-first search with a stack of edges.
// Cost: O(n + m), no recursion.
// Tested: on the graphs of graph/table_test.go, against removing each vertex. Source: Hopcroft and Tarjan 1973.
func Blocks(n int, edges []Edge) (block []int, count int, articulation []bool) {
	start, at := incident(n, edges)
	block, articulation = make([]int, len(edges)), make([]bool, n)
	for i := range block {
		block[i] = none
	}

	// met[v] is v's number in the order of discovery, from 1. low[v] is the least met[u] of the vertices u to
	// which edges lead from v's subtree.
	met, low := make([]int32, n), make([]int32, n)
	came := make([]int32, n)                 // came[v]: the edge through which v was discovered
	next := append([]int(nil), start[:n]...) // next[v]: the place in `at` of the next edge of v to be examined
	clock := int32(0)
	var path, open []int // path: the vertices from the root to v; open: the edges without a block
	meet := func(v, edge int) {
		clock++
		met[v], low[v], came[v] = clock, clock, int32(edge)
		path = append(path, v)
	}

	for root := 0; root < n; root++ {
		if met[root] > 0 {
			continue
		}
		branches := 0 // how many children the root has in the search tree
		meet(root, none)
		for len(path) > 0 {
			// The slice path replaces the recursion of the depth-first search.
			v := path[len(path)-1]
			if next[v] < start[v+1] {
				i := at[next[v]]
				next[v]++
				u := edges[i].From + edges[i].To - v
				switch {
				case u == v:
					block[i] = count
					count++
				case met[u] == 0:
					open = append(open, i)
					meet(u, i)
				case int32(i) != came[v] && met[u] < met[v]:
					open = append(open, i)
					if met[u] < low[v] {
						low[v] = met[u]
					}
				}
				continue
			}

			path = path[:len(path)-1]
			if len(path) == 0 {
				continue
			}

			// The search leaves v and returns to its parent.
			parent := path[len(path)-1]
			if low[v] < low[parent] {
				low[parent] = low[v]
			}
			if low[v] < met[parent] {
				continue
			}

			// At this point, no edge leads from v's subtree to a vertex discovered before parent. So the
			// edges that were found since came[v] form a component, and parent is an articulation point. (The
			// root is an articulation point only if it has two children.)
			for block[came[v]] == none {
				block[open[len(open)-1]] = count
				open = open[:len(open)-1]
			}
			count++
			if parent == root {
				branches++
			} else {
				articulation[parent] = true
			}
		}
		articulation[root] = branches > 1
	}
	return block, count, articulation
}
