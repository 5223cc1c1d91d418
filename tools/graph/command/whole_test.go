package command

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

// whole is a solution that calls all helpers that overlay.go replaces.
const whole = `package main

import "oj/problems/lib/graph"

func main() {
	kite := []graph.Edge{{0, 1, 5}, {1, 2, 1}, {2, 0, 1}, {2, 3, 4}}
	graph.Bridges(4, kite)
	graph.Trail(5, kite[:3], false)
	d := graph.Apart(3)
	for _, e := range kite[:3] {
		d[e.From][e.To], d[e.To][e.From] = e.Cost, e.Cost
	}
	graph.AllPairs(d, func(a, b int) int { return a + b })
	graph.BellmanFord([]int{0, graph.Unreached, graph.Unreached}, []graph.Edge{{0, 1, 3}, {0, 2, 1}, {2, 1, 1}}, nil)
	graph.BellmanFord([]int{0, graph.Unreached}, []graph.Edge{{0, 1, 1}, {1, 0, -2}}, nil)
	graph.SCC(graph.Leaving(4, kite))
	pipes := []graph.Pipe{{0, 1, 2, 3}, {1, 3, 1, 0}, {0, 2, 1, 1}, {2, 3, 5, 1}}
	graph.MaxFlow(4, pipes, 0, 3)
	graph.MinCostFlow(4, pipes, 0, 3, 1)
	graph.Matching([][]int{{0, 1}, {0}}, 2)
	graph.Blocks(4, kite)
	graph.Assign([][]int{{10, 20}, {10, 40}})
	graph.TwoSat(2, [][2]graph.Literal{{graph.True(0), graph.True(0)}, {graph.Not(graph.True(0)), graph.Not(graph.True(1))}})
	sets := graph.NewSets(4)
	sets.Join(0, 1)
	sets.Join(1, 2)
	sets.Join(2, 0)
}
`

// TestWholeGraphs: the picture shows the graph of each helper, with the helper's result marked.
func TestWholeGraphs(t *testing.T) {
	module(t)
	put(t, "problems/whole/solution/solution.go", whole)
	put(t, "testcases/whole/data/sample/1.in", "")
	put(t, "testcases/whole/data/sample/1.ans", "")
	for _, x := range []struct{ search, title, marked, vertices string }{
		{"1", "4 vertices; marked: the bridges", "2-3", ""},
		{"2", "5 vertices, 3 of them drawn; the numbers: the tour", "0-1(1) 1-2(2) 2-0(3)", ""},
		{"3", "3 vertices; marked: no detour", "0-2(1) 1-2(1)", ""},
		{"4", "3 vertices; marked: the edges of cheapest paths", "0-2(1) 2-1(1)", ""},
		{"5", "2 vertices; red: costs that would fall", "", "1 1"},
		{"6", "4 vertices; 2 components", "", "1 1 1 0"},
		{"7", "4 vertices; flow of 2 from 0 to 3", "0-1(1/2) 0-2(1/1) 1-3(1/1) 2-3(1/5)", ""},
		{"8", "4 vertices; flow of 1 from 0 to 3 for 2", "0-2(1/1 at 1) 2-3(1/5 at 1)", ""},
		{"9", "4 vertices; marked: the pairs", "left 0-right 1 left 1-right 0", ""},
		{"10", "4 vertices; red: the articulation points", "", "0 0 1 0"},
		{"11", "6 vertices; an assignment for 3", "0-3(1/1 at 2) 1-2(1/1 at 1) 2-5(1/1 at 0) 3-5(1/1 at 0) 4-0(1/1 at 0) 4-1(1/1 at 0)", ""},
		{"12", "4 vertices; blue: the true literals", "", "1 0 0 1"}, // colours of "not x0", "x0", "not x1" and "x1"; 0 is blue
		{"13", "4 vertices, 3 of them drawn; marked: the edges that joined two sets", "0-1 1-2", ""},
	} {
		status, out, stderr := call("-dot", "-search", x.search, "whole")
		if status != 0 {
			t.Errorf("%s: %s", x.search, stderr)
			continue
		}
		names, colours := map[string]string{}, []string{}
		for _, m := range regexp.MustCompile(`  (\d+) \[label="([^"]*)", fillcolor="([^"]*)"`).FindAllStringSubmatch(out, -1) {
			names[m[1]] = m[2]
			colours = append(colours, m[3])
		}
		var marked, want []string
		for _, m := range regexp.MustCompile(`(\d+) -> (\d+) \[(?:label="([^"]*)")?.*penwidth=4\]`).FindAllStringSubmatch(out, -1) {
			text := names[m[1]] + "-" + names[m[2]]
			if m[3] != "" {
				text += "(" + m[3] + ")"
			}
			marked = append(marked, text)
		}
		if x.search == "5" && (!strings.Contains(out, `0 -> 1 [label="1"]`) || !strings.Contains(out, `1 -> 0 [label="-2"]`)) {
			t.Errorf("two edges have become one:\n%s", out)
		}
		slices.Sort(marked)
		for _, g := range strings.Fields(x.vertices) {
			want = append(want, groups[g[0]-'0'])
		}
		if !strings.Contains(out, `label="`+x.title) || strings.Join(marked, " ") != x.marked || want != nil && !slices.Equal(colours, want) {
			t.Errorf("%s: marked %q, colours %q in\n%s", x.search, marked, colours, out)
		}
	}
}

// TestGames: the first row contains the positions in which the game is over, and lost positions are red.
func TestGames(t *testing.T) {
	module(t)
	put(t, "problems/nim/solution/solution.go", `package main

import "oj/problems/lib/search"

func main() { // a move takes one or two from a heap; the player who takes the last one wins
	search.DenseWinning(7, func(p int32, buf []int32) []int32 {
		for take := int32(1); take <= 2 && take <= p; take++ {
			buf = append(buf, p-take)
		}
		return buf
	}, false)
}
`)
	put(t, "testcases/nim/data/sample/1.in", "")
	put(t, "testcases/nim/data/sample/1.ans", "")
	status, out, stderr := call("-dot", "nim")
	lost := ""
	for _, m := range regexp.MustCompile(`\[label="(\d)", fillcolor="`+groups[1]).FindAllStringSubmatch(out, -1) {
		lost += m[1]
	}
	if status != 0 || lost != "036" || !strings.Contains(out, "7 states; red: the player to move loses") {
		t.Errorf("lost %s: %s%s", lost, out, stderr)
	}
}
