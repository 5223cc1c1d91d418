package graph

// EdgeColors gives a color to each edge of an undirected graph, so that the edges at each vertex have
// different colors. It uses at most d+1 colors, 0 to d, where d is the largest degree; d colors are always
// necessary. The graph must not have loops or parallel edges. For bipartite graphs, BipartiteColors needs d
// colors only.
// Other names: edge coloring, Vizing's theorem, Misra-Gries.
//
// Cost: O(n m) time, O(n d) memory.
// Idea: the edges at u whose colors may be shifted by one place form a fan. If the free color of its last
// vertex is not free at u, exchange two colors along a path first.
// Tested: on the graphs of graph/table_test.go without loops and parallel edges, and on complete graphs.
// Source: Misra and Gries 1992.
func EdgeColors(n int, edges []Edge) []int {
	degree := make([]int, n)
	colors := 1
	for _, e := range edges {
		for _, v := range [2]int{e.From, e.To} {
			if degree[v]++; degree[v] >= colors {
				colors = degree[v] + 1
			}
		}
	}
	c := &coloring{edges: edges, color: make([]int, len(edges)), at: make([][]int, n)}
	for v := range c.at {
		c.at[v] = make([]int, colors)
		for k := range c.at[v] {
			c.at[v][k] = none
		}
	}
	for i := range c.color {
		c.color[i] = none
	}
	for i := range edges {
		c.insert(i)
	}
	return c.color
}

// A coloring is the state of EdgeColors: the colors of the edges so far.
type coloring struct {
	edges []Edge
	color []int   // of each edge, or none
	at    [][]int // at[v][k] is the edge of color k at v, or none
}

// insert colors edge i, whose end From is the centre of a fan.
func (c *coloring) insert(i int) {
	u := c.edges[i].From
	fan := []int{i} // edges at u; the color of each one is free at the other end of the edge before it
	inFan := map[int]bool{i: true}
	free := c.free(c.other(i, u))
	for {
		next := c.at[u][free]
		if next == none || inFan[next] {
			break
		}
		fan = append(fan, next)
		inFan[next] = true
		free = c.free(c.other(next, u))
	}

	// If the last free color is used at u, exchange it with a color that is free at u, along the path from u
	// on.
	if c.at[u][free] != none {
		c.exchange(u, free, c.free(u))
	}

	// Now the color is free at u. It is also free at the end of some edge of the fan, up to which the fan is
	// still one: shift the colors of these edges, and give it to that edge.
	last := 0
	for c.at[c.other(fan[last], u)][free] != none {
		last++
	}
	for k := 0; k < last; k++ {
		color := c.color[fan[k+1]]
		c.paint(fan[k+1], none)
		c.paint(fan[k], color)
	}
	c.paint(fan[last], free)
}

// other returns the other end of an edge.
func (c *coloring) other(i, v int) int { return c.edges[i].From + c.edges[i].To - v }

// free returns the least color that no edge at v has.
func (c *coloring) free(v int) int {
	k := 0
	for c.at[v][k] != none {
		k++
	}
	return k
}

// paint changes the color of an edge.
func (c *coloring) paint(i, color int) {
	for _, v := range [2]int{c.edges[i].From, c.edges[i].To} {
		if old := c.color[i]; old != none {
			c.at[v][old] = none
		}
		if color != none {
			c.at[v][color] = i
		}
	}
	c.color[i] = color
}

// exchange exchanges two colors on the path that begins at v with the color first. No edge at v has the color
// second.
func (c *coloring) exchange(v, first, second int) {
	var path []int
	for color, i := first, c.at[v][first]; i != none; i = c.at[v][color] {
		path = append(path, i)
		v = c.other(i, v)
		color = first + second - color
	}
	for _, i := range path {
		color := c.color[i]
		for _, v := range [2]int{c.edges[i].From, c.edges[i].To} {
			if c.at[v][color] == i {
				c.at[v][color] = none
			}
		}
		c.color[i] = first + second - color
	}
	for _, i := range path {
		c.at[c.edges[i].From][c.color[i]] = i
		c.at[c.edges[i].To][c.color[i]] = i
	}
}
