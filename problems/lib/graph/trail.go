package graph

// Trail returns a walk (closed or open) through a graph of n vertices that uses each edge exactly once: the
// vertices of the walk and the numbers of the edges between them. In an undirected graph, an edge may be walked
// in either direction. ok is false if there is no such walk. Without edges the walk is a single vertex, so n
// must be at least 1.
// Other names: Euler path, Euler trail, Eulerian circuit, Hierholzer.
//
// What: Hierholzer's algorithm (1873): walk until no unused edge is left, and insert further walks where edges
// remain.
// Cost: O(n + m), no recursion.
// Tested: on the small graphs, against every order of the edges.
func Trail(n int, edges []Edge, directed bool) (vertices, ids []int, ok bool) {
	at := make([][]int, n)    // the numbers of the edges by which a vertex can be left
	balance := make([]int, n) // edges that leave minus edges that enter; the number of edges if they have no direction
	for i, e := range edges {
		at[e.From] = append(at[e.From], i)
		balance[e.From]++
		if directed {
			balance[e.To]--
		} else {
			balance[e.To]++
			at[e.To] = append(at[e.To], i)
		}
	}

	// An open walk must begin at a vertex with one more leaving than entering edge, or, undirected, at a vertex
	// of odd degree.
	start := 0
	if len(edges) > 0 {
		start = edges[0].From
	}
	for v, b := range balance {
		if directed && b > 0 || !directed && b%2 == 1 {
			start = v
			break
		}
	}

	used := make([]bool, len(edges))
	path, came := []int{start}, []int{none} // vertices, and the edge to each
	for len(path) > 0 {
		v := path[len(path)-1]
		if len(at[v]) == 0 {
			vertices = append(vertices, v)
			ids = append(ids, came[len(came)-1])
			path, came = path[:len(path)-1], came[:len(came)-1]
			continue
		}

		i := at[v][0]
		at[v] = at[v][1:]
		if used[i] {
			continue
		}

		used[i] = true
		u := edges[i].To
		if !directed {
			u = edges[i].From + edges[i].To - v
		}
		path, came = append(path, u), append(came, i)
	}

	// The walk was collected from its end. If consecutive edges do not fit together, there is no walk.
	ids = ids[:len(ids)-1]
	reverse(vertices)
	reverse(ids)
	if len(ids) < len(edges) {
		return nil, nil, false
	}
	for k, i := range ids {
		a, b := vertices[k], vertices[k+1]
		e := edges[i]
		if fits := e.From == a && e.To == b || !directed && e.From == b && e.To == a; !fits {
			return nil, nil, false
		}
	}
	return vertices, ids, true
}

func reverse(list []int) {
	for i, j := 0, len(list)-1; i < j; i, j = i+1, j-1 {
		list[i], list[j] = list[j], list[i]
	}
}
