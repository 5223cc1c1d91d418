package graph

// Dominators returns the immediate dominator of each vertex: the nearest other vertex that lies on every path
// from root to it. The immediate dominator of root is root itself. An unreachable vertex has none (-1).
// Other names: dominator tree, Lengauer-Tarjan.
//
// Idea: the algorithm of Lengauer and Tarjan, in the simple version with path compression.
// Cost: O((n + m) log n), no recursion.
// Tested: on the graphs of graph/table_test.go, against removing each vertex. Source: Lengauer and Tarjan 1979.
func Dominators(out [][]Edge, root int) []int {
	n := len(out)
	if n == 0 {
		return nil
	}
	d := &dominators{semi: make([]int, n), ancestor: make([]int, n), best: make([]int, n)}
	parent, dominator := make([]int, n), make([]int, n)
	for v := 0; v < n; v++ {
		d.semi[v], d.ancestor[v], d.best[v] = none, none, v
		dominator[v] = none
	}

	// Depth-first search: at first, semi[v] is the index of v in the order of discovery.
	var order []int
	tried := make([]int, n)
	meet := func(v, from int) {
		d.semi[v] = len(order)
		parent[v] = from
		order = append(order, v)
	}
	meet(root, none)
	for v := root; v != none; {
		if tried[v] == len(out[v]) {
			v = parent[v]
			continue
		}
		u := out[v][tried[v]].To
		tried[v]++
		if d.semi[u] == none {
			meet(u, v)
			v = u
		}
	}

	entering := make([][]int, n)
	for _, v := range order {
		for _, e := range out[v] {
			entering[e.To] = append(entering[e.To], v)
		}
	}

	// Process the vertices in reverse order of discovery. Consider all paths to v whose inner vertices were
	// discovered after v. The semidominator of v is the earliest discovered vertex at which such a path
	// begins.
	bucket := make([][]int, n) // bucket[u]: the vertices whose semidominator is u
	for i := len(order) - 1; i > 0; i-- {
		v := order[i]
		for _, u := range entering[v] {
			if s := d.semi[d.eval(u)]; s < d.semi[v] {
				d.semi[v] = s
			}
		}
		semi := order[d.semi[v]]
		bucket[semi] = append(bucket[semi], v)
		d.ancestor[v] = parent[v]

		p := parent[v]
		for _, w := range bucket[p] {
			dominator[w] = p
			if u := d.eval(w); d.semi[u] < d.semi[w] {
				dominator[w] = u // w and u have the same dominator; it may still be unknown
			}
		}
		bucket[p] = nil
	}

	// Resolve the dominators that were unknown, in the order of discovery.
	for _, v := range order[1:] {
		if dominator[v] != order[d.semi[v]] {
			dominator[v] = dominator[dominator[v]]
		}
	}
	dominator[root] = root
	return dominator
}

// The type dominators represents the forest of the processed vertices.
type dominators struct {
	// semi[v] is the index of v's semidominator in the order of discovery. Until the semidominator is known,
	// semi[v] is the index of v itself.
	semi []int

	// ancestor[v] is an ancestor of v in the forest, at first its parent. Path compression replaces it by a
	// higher one.
	ancestor []int

	// best[v] is the vertex with the least semi on the path from v up to ancestor[v], without ancestor[v]
	// itself.
	best []int
}

// eval returns the vertex with the least semi on the path from v up to the root of its tree. The root itself
// does not count, unless v is the root.
func (d *dominators) eval(v int) int {
	if d.ancestor[v] == none {
		return v
	}
	var path []int
	for u := v; d.ancestor[d.ancestor[u]] != none; u = d.ancestor[u] {
		path = append(path, u)
	}
	for i := len(path) - 1; i >= 0; i-- {
		u := path[i]
		a := d.ancestor[u]
		if d.semi[d.best[a]] < d.semi[d.best[u]] {
			d.best[u] = d.best[a]
		}
		d.ancestor[u] = d.ancestor[a]
	}
	return d.best[v]
}
