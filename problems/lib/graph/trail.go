package graph

// Trail returns a walk (closed or open) through a graph of n vertices that uses each edge exactly once: the
// vertices of the walk and the numbers of the edges between them. In an undirected graph, the walk may use an
// edge in either direction. ok is false if there is no such walk. Without edges the walk is a single vertex;
// without vertices there is none.
// Other names: Euler path, Euler trail, Eulerian circuit, Hierholzer.
//
// Idea: Hierholzer's algorithm. Walk until no unused edge leaves the current vertex. Then go back along the
// walk, and insert a further walk at each vertex with unused edges.
// Cost: O(n + m), no recursion.
// Tested: on the graphs of graph/table_test.go, against every order of the edges. Source: Hierholzer 1873.
func Trail(n int, edges []Edge, directed bool) (vertices, ids []int, ok bool) {
	if n == 0 {
		return nil, nil, false
	}

	// Each vertex v has a linked list of its edges, in the order of the edges: first[v] is the first entry,
	// and next[k] is the entry after entry k. Entry 2i stands for edge i in the list of its vertex From. If
	// the graph is undirected, entry 2i+1 stands for edge i in the list of its vertex To.
	first, next := make([]int, n), make([]int, 2*len(edges))

	// balance[v] is the number of edges that leave v minus the number that enter v, or the degree of v if the
	// graph is undirected.
	balance := make([]int, n)
	for v := range first {
		first[v] = none
	}
	for i := len(edges) - 1; i >= 0; i-- {
		from, to := edges[i].From, edges[i].To
		next[2*i] = first[from]
		first[from] = 2 * i
		balance[from]++
		if directed {
			balance[to]--
			continue
		}
		next[2*i+1] = first[to]
		first[to] = 2*i + 1
		balance[to]++
	}

	// An open walk must begin at a vertex whose out-degree is its in-degree plus 1, or, in an undirected
	// graph, at a vertex of odd degree.
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

	// The result is built from its end: vertices[left:] is complete, and ids[left] is the edge before vertices[left].
	used := make([]bool, len(edges))
	left := len(edges) + 1
	vertices, ids = make([]int, left), make([]int, left)

	// path contains the vertices of the current walk. came contains the edge by which the walk reached each
	// of them.
	path, came := make([]int, 1, left), make([]int, 1, left)
	path[0], came[0] = start, none
	for len(path) > 0 {
		v := path[len(path)-1]
		if first[v] == none {
			left--
			vertices[left], ids[left] = v, came[len(path)-1]
			path, came = path[:len(path)-1], came[:len(path)-1]
			continue
		}

		i := first[v] / 2
		first[v] = next[first[v]]
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

	// If no walk uses all edges, some edges are missing in the result, or some edge does not join the
	// vertices before and after it in the result. No edge leads to the first vertex.
	if left > 0 {
		return nil, nil, false
	}
	ids = ids[1:]
	for k, i := range ids {
		a, b := vertices[k], vertices[k+1]
		e := edges[i]
		if fits := e.From == a && e.To == b || !directed && e.From == b && e.To == a; !fits {
			return nil, nil, false
		}
	}
	return vertices, ids, true
}
