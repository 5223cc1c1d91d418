package lc

import (
	"container/heap"
	"math/bits"
	"math/rand"
)

// This file contains problems about changing forests and graphs, colors of edges, triangles, Steiner trees
// and walks.

// A neighbourhood is a graph as a set of neighbours for each vertex.
type neighbourhood []map[int]bool

func newNeighbourhood(n int) neighbourhood {
	g := make(neighbourhood, n)
	for v := range g {
		g[v] = make(map[int]bool)
	}
	return g
}

func (g neighbourhood) set(u, v int, joined bool) {
	if joined {
		g[u][v], g[v][u] = true, true
	} else {
		delete(g[u], v)
		delete(g[v], u)
	}
}

// from returns the vertex before each vertex on a path from v; -1 for v, -2 for those that are not reached.
func (g neighbourhood) from(v int) []int {
	before := make([]int, len(g))
	for u := range before {
		before[u] = -2
	}
	before[v] = -1
	queue := []int{v}
	for i := 0; i < len(queue); i++ {
		for u := range g[queue[i]] {
			if before[u] == -2 {
				before[u] = queue[i]
				queue = append(queue, u)
			}
		}
	}
	return before
}

// makeMoving makes a tree in which edges are replaced, with numbers or functions at the vertices.
func makeMoving(functions bool) func(r *rand.Rand, n int) string {
	return func(r *rand.Rand, n int) string {
		value := func() []int {
			if functions {
				return []int{1 + r.Intn(prime-1), r.Intn(prime)}
			}
			return []int{r.Intn(1e9 + 1)}
		}
		var l lines
		l.add(n, n)
		var all []int
		for i := 0; i < n; i++ {
			if v := value(); functions {
				l.add(v...)
			} else {
				all = append(all, v...)
			}
		}
		if !functions {
			l.add(all...)
		}
		g := newNeighbourhood(n)
		var edges [][2]int
		for v := 1; v < n; v++ {
			edges = append(edges, [2]int{r.Intn(v), v})
			if r.Intn(2) == 0 {
				edges[v-1][0] = v - 1
			}
			g.set(edges[v-1][0], v, true)
			l.add(edges[v-1][:]...)
		}
		for q := 0; q < n; q++ {
			switch kind := r.Intn(3); {
			case kind == 0 && n > 1:
				i := r.Intn(len(edges))
				u, v := edges[i][0], edges[i][1]
				g.set(u, v, false)
				var sides [2][]int
				for w, before := range g.from(u) {
					if before == -2 {
						sides[1] = append(sides[1], w)
					} else {
						sides[0] = append(sides[0], w)
					}
				}
				edges[i] = [2]int{sides[0][r.Intn(len(sides[0]))], sides[1][r.Intn(len(sides[1]))]}
				g.set(edges[i][0], edges[i][1], true)
				l.add(0, u, v, edges[i][0], edges[i][1])
			case kind == 1:
				l.add(append([]int{1, r.Intn(n)}, value()...)...)
			case functions:
				l.add(2, r.Intn(n), r.Intn(n), r.Intn(prime))
			default:
				l.add(2, r.Intn(n), r.Intn(n))
			}
		}
		return l.String()
	}
}

// path returns the vertices from u to v.
func (g neighbourhood) path(u, v int) []int {
	before := g.from(v)
	list := []int{u}
	for u != v {
		u = before[u]
		list = append(list, u)
	}
	return list
}

func answerMoving(functions bool) func(in *Tokens) string {
	return func(in *Tokens) string {
		var out lines
		n, q := in.N(), in.N()
		width := 1
		if functions {
			width = 2
		}
		values := make([][]int, n)
		for v := range values {
			values[v] = in.Ints(width)
		}
		g := newNeighbourhood(n)
		for i := 1; i < n; i++ {
			g.set(in.N(), in.N(), true)
		}
		for ; q > 0; q-- {
			switch in.N() {
			case 0:
				g.set(in.N(), in.N(), false)
				g.set(in.N(), in.N(), true)
			case 1:
				v := in.N()
				if functions {
					values[v] = in.Ints(2)
				} else {
					values[v][0] += in.N()
				}
			case 2:
				result := 0
				path := g.path(in.N(), in.N())
				if functions {
					result = in.N()
				}
				for _, v := range path {
					if functions {
						result = (values[v][0]*result + values[v][1]) % prime
					} else {
						result += values[v][0]
					}
				}
				out.add(result)
			}
		}
		return out.String()
	}
}

// makePathFunctions makes a tree with functions at the vertices, which does not change.
func makePathFunctions(r *rand.Rand, n int) string {
	var l lines
	l.add(n, n)
	for i := 0; i < n; i++ {
		l.add(1+r.Intn(prime-1), r.Intn(prime))
	}
	for v := 1; v < n; v++ {
		u := r.Intn(v)
		if r.Intn(3) > 0 && n < 100 {
			u = v - 1
		}
		l.add(u, v)
	}
	for q := 0; q < n; q++ {
		if r.Intn(2) == 0 {
			l.add(0, r.Intn(n), 1+r.Intn(prime-1), r.Intn(prime))
		} else {
			l.add(1, r.Intn(n), r.Intn(n), r.Intn(prime))
		}
	}
	return l.String()
}

// answerPathFunctions walks up from both ends; makePathFunctions makes each parent smaller than its children.
func answerPathFunctions(in *Tokens) string {
	var out lines
	n, q := in.N(), in.N()
	f := make([][2]int, n)
	for v := range f {
		f[v] = [2]int{in.N(), in.N()}
	}
	parent := make([]int, n)
	for i := 1; i < n; i++ {
		u, v := in.N(), in.N()
		parent[max(u, v)] = min(u, v)
	}
	for ; q > 0; q-- {
		if in.N() == 0 {
			f[in.N()] = [2]int{in.N(), in.N()}
			continue
		}
		u, v, x := in.N(), in.N(), in.N()
		var up, down []int
		for u != v {
			if u > v {
				up = append(up, u)
				u = parent[u]
			} else {
				down = append(down, v)
				v = parent[v]
			}
		}
		path := append(up, u)
		for i := len(down) - 1; i >= 0; i-- {
			path = append(path, down[i])
		}
		for _, v := range path {
			x = (f[v][0]*x + f[v][1]) % prime
		}
		out.add(x)
	}
	return out.String()
}

// makeComponents makes a graph whose edges come and go.
func makeComponents(r *rand.Rand, n int) string {
	var l lines
	l.add(n, 2*n)
	l.add(randomInts(r, n, 1e9)...)
	g := newNeighbourhood(n)
	for q := 0; q < 2*n; q++ {
		u, v := r.Intn(n), r.Intn(n)
		switch kind := r.Intn(3); {
		case kind == 0 && u != v:
			joined := g[u][v]
			if !joined && r.Intn(3) == 0 { // remove some other edge
				for w := range n {
					if g[u][(v+w)%n] {
						v, joined = (v+w)%n, true
						break
					}
				}
			}
			g.set(u, v, !joined)
			if joined {
				l.add(1, u, v)
			} else {
				l.add(0, u, v)
			}
		case kind == 1:
			l.add(2, u, r.Intn(1e9+1))
		default:
			l.add(3, u)
		}
	}
	return l.String()
}

func answerComponents(in *Tokens) string {
	var out lines
	n, q := in.N(), in.N()
	a := in.Ints(n)
	g := newNeighbourhood(n)
	for ; q > 0; q-- {
		kind, u := in.N(), in.N()
		switch kind {
		case 0:
			g.set(u, in.N(), true)
		case 1:
			g.set(u, in.N(), false)
		case 2:
			a[u] += in.N()
		case 3:
			total := 0
			for v, before := range g.from(u) {
				if before > -2 {
					total += a[v]
				}
			}
			out.add(total)
		}
	}
	return out.String()
}

// makeLessons makes a bipartite graph, which may have parallel edges.
func makeLessons(r *rand.Rand, n int) string {
	left, right := 1+r.Intn(n), 1+r.Intn(n)
	var l lines
	l.add(left, right, n)
	for i := 0; i < n; i++ {
		l.add(r.Intn(left), r.Intn(right))
	}
	return l.String()
}

// checkLessons uses König's theorem: as many colors as the largest degree are enough.
func checkLessons(in, answer, out *Tokens) {
	left, right, m := in.N(), in.N(), in.N()
	degree := make([]int, left+right)
	most := 0
	edges := make([][2]int, m)
	for i := range edges {
		edges[i] = [2]int{in.N(), left + in.N()}
		for _, v := range edges[i] {
			degree[v]++
			most = max(most, degree[v])
		}
	}
	out.Int(most, most)
	used := make(map[[2]int]bool)
	for _, e := range edges {
		color := out.Int(0, most-1)
		for _, v := range e {
			out.Is(!used[[2]int{v, color}], "two edges of one vertex have the color %d", color)
			used[[2]int{v, color}] = true
		}
	}
}

// makeSteiner makes a connected graph and terminals.
func makeSteiner(r *rand.Rand, n int) string {
	m := n - 1 + r.Intn(n+1)
	most := []int{3, 1e9}[r.Intn(2)]
	var l lines
	l.add(n, m)
	for i := 0; i < m; i++ {
		u, v := r.Intn(n), r.Intn(n)
		if i < n-1 {
			u, v = r.Intn(i+1), i+1
		}
		l.add(u, v, 1+r.Intn(most))
	}
	var terminals []int
	for v := 0; v < n; v++ {
		if r.Intn(2) == 0 && len(terminals) < 12 {
			terminals = append(terminals, v)
		}
	}
	if len(terminals) == 0 {
		terminals = []int{r.Intn(n)}
	}
	l.add(len(terminals))
	l.add(terminals...)
	return l.String()
}

func readSteiner(in *Tokens) (n int, edges [][3]int, terminals int) {
	n = in.N()
	edges = make([][3]int, in.N())
	for i := range edges {
		edges[i] = [3]int{in.N(), in.N(), in.N()}
	}
	for k := in.N(); k > 0; k-- {
		terminals |= 1 << in.N()
	}
	return n, edges, terminals
}

// answerSteiner tries all sets of vertices that contain the terminals: the tree is a cheapest spanning tree
// of one of them.
func answerSteiner(in *Tokens) string {
	n, edges, terminals := readSteiner(in)
	order := identity(len(edges))
	for i := range order { // sort by inserting
		for j := i; j > 0 && edges[order[j]][2] < edges[order[j-1]][2]; j-- {
			order[j], order[j-1] = order[j-1], order[j]
		}
	}
	best := 1 << 60
	for set := 0; set < 1<<n; set++ {
		if set&terminals != terminals {
			continue
		}
		labels, cost, joined := newLabels(n), 0, 1
		for _, i := range order {
			e := edges[i]
			if set>>e[0]&1 == 1 && set>>e[1]&1 == 1 && labels.of[e[0]] != labels.of[e[1]] {
				labels.join(e[0], e[1])
				cost += e[2]
				joined++
			}
		}
		if joined == bits.OnesCount(uint(set)) {
			best = min(best, cost)
		}
	}
	var out lines
	out.add(best)
	return out.String()
}

func checkSteiner(in, answer, out *Tokens) {
	n, edges, terminals := readSteiner(in)
	cost := answer.N()
	out.Int(cost, cost)
	labels, total := newLabels(n), 0
	used := make([]bool, len(edges))
	for count := out.Int(0, len(edges)); count > 0; count-- {
		i := out.Int(0, len(edges)-1)
		out.Is(!used[i], "edge %d occurs twice", i)
		used[i] = true
		labels.join(edges[i][0], edges[i][1])
		total += edges[i][2]
	}
	out.Is(total == cost, "the edges cost %d, not %d", total, cost)
	first := bits.TrailingZeros(uint(terminals))
	for v := 0; v < n; v++ {
		out.Is(terminals>>v&1 == 0 || labels.of[v] == labels.of[first], "vertex %d is not connected", v)
	}
}

// makeTriangles makes a simple graph with residues at the vertices.
func makeTriangles(r *rand.Rand, n int) string {
	g := newNeighbourhood(n)
	var edges lines
	m := 0
	for i := r.Intn(4*n + 1); i > 0; i-- {
		u, v := r.Intn(n), r.Intn(n)
		if u != v && !g[u][v] {
			g.set(u, v, true)
			edges.add(u, v)
			m++
		}
	}
	if m == 0 && n > 1 {
		edges.add(0, 1)
		m++
	}
	var l lines
	l.add(n, m)
	l.add(randomInts(r, n, prime-1)...)
	return l.String() + edges.String()
}

// answerTriangles looks for the third vertex of each edge.
func answerTriangles(in *Tokens) string {
	n, m := in.N(), in.N()
	x := in.Ints(n)
	g := newNeighbourhood(n)
	edges := make([][2]int, m)
	for i := range edges {
		edges[i] = [2]int{in.N(), in.N()}
		g.set(edges[i][0], edges[i][1], true)
	}
	total := 0
	for _, e := range edges {
		for w := range g[e[0]] {
			if w > max(e[0], e[1]) && g[e[1]][w] {
				total = (total + x[e[0]]*x[e[1]]%prime*x[w]) % prime
			}
		}
	}
	var out lines
	out.add(total)
	return out.String()
}

// makeWalks makes a directed graph; costs are often 0.
func makeWalks(r *rand.Rand, n int) string {
	most := []int{2, 10_000_000}[r.Intn(2)]
	m := 1 + r.Intn(3*n)
	var l lines
	l.add(n, m, r.Intn(n), r.Intn(n), n)
	for i := 0; i < m; i++ {
		l.add(r.Intn(n), r.Intn(n), r.Intn(most))
	}
	return l.String()
}

// answerWalks goes on from the shortest walk that is known, at most k times from each vertex.
func answerWalks(in *Tokens) string {
	n, m, s, t, k := in.N(), in.N(), in.N(), in.N(), in.N()
	edges := readEdges(in, m, true)
	out := leaving(n, edges, false)
	visits := make([]int, n)
	queue := &waiting{{to: s}}
	var lengths []int
	for queue.Len() > 0 && len(lengths) < k {
		walk := heap.Pop(queue).(edge)
		v := walk.to
		if visits[v]++; visits[v] > k {
			continue
		}
		if v == t {
			lengths = append(lengths, walk.cost)
		}
		for _, i := range out[v] {
			heap.Push(queue, edge{to: edges[i].to, cost: walk.cost + edges[i].cost})
		}
	}
	for len(lengths) < k {
		lengths = append(lengths, -1)
	}
	var l lines
	for _, x := range lengths {
		l.add(x)
	}
	return l.String()
}
