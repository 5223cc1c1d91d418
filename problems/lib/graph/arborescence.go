package graph

// Arborescence returns a cheapest set of edges over which root reaches all n vertices: into[v] is the number of the
// edge that leads to v, and -1 for root. ok is false if some vertex cannot be reached. Costs may be negative.
// Other names: directed minimum spanning tree, Chu-Liu/Edmonds, minimum-cost arborescence, branching.
//
// Cost: O(m log m); no deep recursion.
// Idea: walk backwards: from each set of vertices, follow its cheapest incoming edge. If the walk closes a
// cycle of sets, they become one set. An entering edge replaces the cycle's edge into the same vertex, so
// the cost of the entering edge is lowered by the cost of the replaced edge. The edges into a set are in a
// leftist heap, because two such heaps can be merged in O(log m), and all costs of a heap can be lowered in
// O(1).
// Tested: on the graphs of graph/table_test.go, against trying every incoming edge for every vertex. Source:
// Chu and Liu 1965; Edmonds 1967; Gabow, Galil, Spencer and Tarjan 1986.
func Arborescence(n, root int, edges []Edge) (into []int, cost int, ok bool) {
	if n == 0 {
		return nil, 0, true
	}
	h := newEdgeHeaps(edges)
	sets := NewRollbackSets(n)
	top := make([]int, n)    // top[set]: the heap of the edges into this set of vertices
	walk := make([]int, n)   // walk[set]: the start of the backward walk that visited this set, or -1
	into = make([]int, n)    // into[r]: the edge chosen to enter the set with union-find root r
	var cycles []contraction // the contracted cycles, in the order of their creation
	for v := range top {
		top[v], walk[v], into[v] = -1, -1, -1
	}
	for i, e := range edges {
		top[e.To] = h.join(top[e.To], i)
	}

	walk[root] = n // the root counts as visited, so every walk ends there
	for start := 0; start < n; start++ {
		var path []int // the sets that the walk has passed
		for at := sets.Find(start); walk[at] < 0; {
			for top[at] >= 0 && sets.Find(edges[top[at]].From) == at {
				top[at] = h.pop(top[at]) // discard this edge, because it begins inside the set
			}
			if top[at] < 0 {
				return nil, 0, false
			}
			e := top[at]
			least := h.cost[e]
			cost += least
			h.lower(e, least)
			into[at] = e
			walk[at] = start
			path = append(path, at)
			at = sets.Find(edges[e].From)
			if walk[at] != start {
				continue
			}

			// The walk has closed a cycle. It consists of this set and of all later sets on the path.
			c := contraction{joins: sets.Joins()}
			heap := -1
			for last := -1; last != at; {
				last = path[len(path)-1]
				path = path[:len(path)-1]
				heap = h.join(heap, top[last])
				c.edges = append(c.edges, into[last])
				sets.Join(last, at)
			}
			at = sets.Find(at)
			top[at], walk[at] = heap, -1
			c.root = at
			cycles = append(cycles, c)
		}
	}

	// Expand the contracted cycles, the last one first. The edge chosen for the whole cycle enters one of
	// its sets and replaces the cycle's own edge into this set.
	for i := len(cycles) - 1; i >= 0; i-- {
		c := cycles[i]
		entry := into[c.root]
		sets.Undo(c.joins)
		for _, e := range append(c.edges, entry) {
			into[sets.Find(edges[e].To)] = e
		}
	}
	return into, cost, true
}

// A contraction turned a cycle of sets into one set.
type contraction struct {
	root, joins int
	edges       []int
}
