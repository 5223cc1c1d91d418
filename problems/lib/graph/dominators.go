package graph

// Dominators returns for each vertex its immediate dominator: the nearest other vertex that every path from root to it
// passes. It is root for root itself, and none (-1) for vertices that root does not reach.
// Other names: dominator tree, Lengauer-Tarjan.
//
// What: Lengauer and Tarjan (1979), the simple version with path compression.
// Cost: O((n + m) log n), no recursion.
// Tested: on the small graphs, against taking each vertex out.
func Dominators(out [][]Edge, root int) []int {
	n := len(out)
	d := &dominators{semi: make([]int, n), ancestor: make([]int, n), best: make([]int, n)}
	parent, dominator := make([]int, n), make([]int, n)
	for v := 0; v < n; v++ {
		d.semi[v], d.ancestor[v], d.best[v] = none, none, v
		dominator[v] = none
	}

	// Depth-first search: semi is the number of a vertex in the order in which it was met.
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

	// Go through the vertices in reverse order of discovery. A path to v counts if the search met all its inner
	// vertices after v. Among the first vertices of such paths, the earliest is the semidominator of v.
	bucket := make([][]int, n) // the vertices with this semidominator
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
				dominator[w] = u // for now: the same dominator as u
			}
		}
		bucket[p] = nil
	}

	// Resolve the deferred dominators in the order of discovery.
	for _, v := range order[1:] {
		if dominator[v] != order[d.semi[v]] {
			dominator[v] = dominator[dominator[v]]
		}
	}
	dominator[root] = root
	return dominator
}

// dominators is a forest of the vertices that have been worked on.
type dominators struct {
	semi     []int // the number of the semidominator; before that of the vertex
	ancestor []int // in the forest, compressed
	best     []int // the vertex with the least semi on the compressed path to the ancestor
}

// eval returns the vertex with the least semi on the path to the root of v's tree, without the root.
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
