// Command output_visualizer draws the picture of uva12238: the anthills and tunnels, with the oldest hill at the top,
// and for each of the first queries the path.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/network"
	"oj/testcases/internal/svg"
)

const (
	// the first mostQueries queries of a case are drawn, and at most as many later queries with wrong answers
	mostQueries = 12
	mostHills   = 60       // a case with at most this many hills is drawn completely
	mostTexts   = 15       // the largest number of tunnels whose lengths are written beside them
	mostLayers  = 12       // a tree with more layers is not drawn layer by layer, but like a general graph
	mostWalked  = 10000000 // the largest number of tunnels that are followed to find the paths of the queries
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in, lines := svg.NewWords(f.Input), strings.Split(f.Output, "\n")
	var cases network.Cases
	for all := 0; ; all++ {
		hills := in.Int(0, 100000)
		if hills == 0 || in.Short {
			return cases.Draw(f, all)
		}
		c := colony{make([]int, hills), make([]int, hills), make([]int, hills)}
		for v := 1; v < hills; v++ {
			c.up[v] = in.Int(0, v-1)
			c.layer[v], c.depth[v] = c.layer[c.up[v]]+1, c.depth[c.up[v]]+in.Int(0, 1000000000)
		}
		queries := make([][2]int, in.Int(0, 100000))
		for i := range queries {
			queries[i] = [2]int{in.Int(0, hills-1), in.Int(0, hills-1)}
		}
		if in.Short {
			return cases.Draw(f, all)
		}
		var answers []string
		if all < len(lines) {
			answers = strings.Fields(lines[all])
		}
		cases.Add(c.ask(queries, answers))
	}
}

// A colony contains, for each hill, its parent, and the number of tunnels and the distance from hill 0.
type colony struct{ up, layer, depth []int }

// A query consists of two hills, the oldest hill on the path between them, the printed length and the right length.
type query struct {
	from, to, top int
	got, right    string
}

// answered returns the first queries and some later queries with wrong answers, and the number of examined queries.
func (c colony) answered(queries [][2]int, answers []string) (list []query, looked int) {
	wrong, walked := 0, 0
	for i, q := range queries {
		a, b := q[0], q[1]
		for ; a != b; walked++ {
			if c.layer[a] < c.layer[b] {
				a, b = b, a
			}
			a = c.up[a]
		}
		asked := query{q[0], q[1], a, "nothing", fmt.Sprint(c.depth[q[0]] + c.depth[q[1]] - 2*c.depth[a])}
		if i < len(answers) {
			asked.got = answers[i]
		}
		if asked.got != asked.right {
			wrong++
		}
		if i < mostQueries || asked.got != asked.right && wrong <= mostQueries {
			list = append(list, asked)
		}
		if walked > mostWalked {
			return list, i + 1
		}
	}
	return list, len(queries)
}

// ask draws the queries. If there are many hills, it draws only the hills of the queries and the oldest hill on each
// path. Then a line represents all tunnels between two of these hills.
func (c colony) ask(queries [][2]int, answers []string) *network.Network {
	shown, looked := c.answered(queries, answers)
	drawn := map[int]bool{0: true}
	for _, q := range shown {
		drawn[q.from], drawn[q.to], drawn[q.top] = true, true, true
	}
	var hills []int
	for v := range c.up {
		if drawn[v] = drawn[v] || len(c.up) <= mostHills; drawn[v] {
			hills = append(hills, v)
		}
	}
	n, number, above := network.New(len(hills)), map[int]int{0: 0}, make([]int, len(hills)) // edge i-1 leads up from i to above[i]
	n.Names[0] = "0"
	for i := 1; i < len(hills); i++ {
		v, u := hills[i], c.up[hills[i]]
		for !drawn[u] {
			u = c.up[u]
		}
		n.Names[i], number[v], above[i] = fmt.Sprint(v), i, number[u]
		text := fmt.Sprint(c.depth[v] - c.depth[u])
		if len(hills) > mostTexts && len(text) > 3 {
			text = "" // there is no room for the text
		}
		n.Edge(above[i], i, text)
	}
	for _, q := range shown {
		n.Say("", "from %d to %d: the program says %s", q.from, q.to, q.got)
		n.End(q.got == q.right, q.right+" is right")
		for _, end := range []int{q.from, q.to} {
			for i := number[end]; i != number[q.top]; i = above[i] {
				n.Mark("mark", i-1)
			}
		}
		n.Look("d", number[q.top])
		n.Look("a", number[q.from], number[q.to])
	}
	switch {
	case len(queries) == 0:
		n.Say("", "nothing is asked")
	case len(answers) > len(queries):
		n.Say("bad", "the program prints %d answers to %d queries", len(answers), len(queries))
	}
	var says []string
	if len(hills) < len(c.up) {
		says = append(says, fmt.Sprintf("%d of %d hills, a line may be many tunnels", len(hills), len(c.up)))
	}
	if len(shown) < len(queries) {
		says = append(says, fmt.Sprintf("%d of %d queries: the first, and wrong ones of %d", len(shown), len(queries), looked))
	}
	n.Says = strings.Join(says, "; ")
	hang(n, above)
	return n
}

// hang computes the coordinates of a tree with few layers: the root is at the top, and each vertex is above the
// middle of its children.
func hang(n *network.Network, above []int) {
	below, layer, deepest, leaves := make([][]int, len(above)), make([]int, len(above)), 1, 0.
	for v := 1; v < len(above); v++ {
		below[above[v]] = append(below[above[v]], v)
		layer[v] = layer[above[v]] + 1
		deepest = max(deepest, layer[v])
	}
	if deepest > mostLayers {
		return
	}
	n.X, n.Y = make([]float64, len(above)), make([]float64, len(above))
	var place func(v int)
	place = func(v int) {
		for _, w := range below[v] {
			place(w)
		}
		if len(below[v]) == 0 {
			n.X[v] = leaves
			leaves++
		} else {
			n.X[v] = (n.X[below[v][0]] + n.X[below[v][len(below[v])-1]]) / 2
		}
	}
	place(0)
	for v := range layer {
		n.Y[v] = float64(layer[v]) * max(0.8, 0.5*leaves/float64(deepest))
	}
}
