// Command output_visualizer draws the picture of uva12363: the rooms, the corridors with marks on bridges, and for
// each of the first queries a path, on which corridors that are not bridges are red.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/network"
	"oj/testcases/internal/svg"
)

// The first mostQueries queries of a case are drawn, and at most as many later queries with wrong answers.
const mostQueries = 12

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in, blocks := svg.NewWords(f.Input), strings.Split(f.Output, "-")
	var cases network.Cases
	for all := 0; ; all++ {
		rooms, corridors, queries := in.Int(0, 10000), in.Int(0, 100000), in.Int(0, 1000)
		if rooms == 0 || in.Short {
			return cases.Draw(f, all)
		}
		n, asked := network.New(rooms), make([][2]int, queries)
		for range corridors {
			n.Edge(in.Int(1, rooms)-1, in.Int(1, rooms)-1, "")
		}
		for i := range asked {
			asked[i] = [2]int{in.Int(1, rooms) - 1, in.Int(1, rooms) - 1}
		}
		if in.Short {
			return cases.Draw(f, all)
		}
		var answers []string
		if all < len(blocks) {
			answers = strings.Fields(blocks[all])
		}
		if f.Search() == nil {
			ask(n, asked, answers) // a picture of a search must not show the bridges
		}
		cases.Add(n)
	}
}

// A tree is the result of a search: the rooms in the order of discovery, and for each room the corridor by which it
// was reached, or -1.
type tree struct{ order, by []int }

// search does a depth-first search from each unvisited room.
func search(n *network.Network) (t tree, depth []int) {
	next := make([][]int, len(n.Names))
	for i, e := range n.Edges {
		next[e.From], next[e.To] = append(next[e.From], i), append(next[e.To], i)
	}
	depth, t.by = make([]int, len(next)), make([]int, len(next)) // the depth of a visited room is at least 1
	for start := range next {
		if depth[start] > 0 {
			continue
		}
		depth[start], t.by[start], t.order = 1, -1, append(t.order, start)
		for path := []int{start}; len(path) > 0; {
			v := path[len(path)-1]
			if len(next[v]) == 0 {
				path = path[:len(path)-1]
				continue
			}
			i := next[v][0]
			next[v] = next[v][1:]
			if w := n.Edges[i].From + n.Edges[i].To - v; depth[w] == 0 {
				depth[w], t.by[w], t.order = depth[v]+1, i, append(t.order, w)
				path = append(path, w)
			}
		}
	}
	return t, depth
}

// bridges reports for each corridor whether it is a bridge: a corridor of the search tree such that no other corridor
// connects the part of the tree below it with the rest.
func bridges(n *network.Network, t tree, depth []int) []bool {
	bridge, highest := make([]bool, len(n.Edges)), append([]int(nil), depth...)
	for i, e := range n.Edges {
		if t.by[e.From] != i && t.by[e.To] != i {
			highest[e.From], highest[e.To] = min(highest[e.From], depth[e.To]), min(highest[e.To], depth[e.From])
		}
	}
	for k := len(t.order) - 1; k >= 0; k-- {
		if v := t.order[k]; t.by[v] >= 0 {
			e := n.Edges[t.by[v]]
			above := e.From + e.To - v
			bridge[t.by[v]] = highest[v] == depth[v]
			highest[above] = min(highest[above], highest[v])
		}
	}
	return bridge
}

// ask draws the first queries, and some of the later queries to which the output's answer is wrong.
func ask(n *network.Network, asked [][2]int, answers []string) {
	t, depth := search(n)
	bridge, wrong := bridges(n, t, depth), 0
	for i := range n.Edges {
		if !bridge[i] {
			n.Edges[i].Class = "thin dash"
		}
	}
	for i, q := range asked {
		var way []int
		right, reason := "Y", "one way"
		a, b := q[0], q[1]
		for a != b {
			if depth[a] < depth[b] {
				a, b = b, a
			}
			e := t.by[a]
			if e < 0 {
				break
			}
			if way = append(way, e); !bridge[e] {
				right, reason = "N", "more than one way"
			}
			a = n.Edges[e].From + n.Edges[e].To - a
		}
		if a != b {
			way, right, reason = nil, "N", "no way"
		}
		got := "nothing"
		if i < len(answers) {
			got = answers[i]
		}
		if got != right {
			wrong++
		}
		if i >= mostQueries && (got == right || wrong > mostQueries) {
			continue
		}
		n.Say("", "from %d to %d: %s; the program says %s", q[0]+1, q[1]+1, reason, got)
		n.End(got == right, right+" is right")
		n.Look("a", q[0], q[1])
		for _, e := range way {
			if n.Mark("mark", e); !bridge[e] {
				n.Mark("ring", e)
			}
		}
	}
	if len(asked) == 0 {
		n.Say("", "nothing is asked")
	}
	if n.Says = "dashed: corridors on a cycle"; len(n.Notes) < len(asked) {
		n.Says += fmt.Sprintf("; %d of %d queries: the first ones, and up to %d wrong ones", len(n.Notes), len(asked), mostQueries)
	}
}
