package search

import (
	"slices"
	"testing"
)

// For every set of starts, Reach must return the vertices that the oracle can reach, each once. If all edges
// cost 1, nearer vertices must come first.
func TestReachAgainstOracle(t *testing.T) {
	for _, g := range graphs(t) {
		if len(g.out) > 6 {
			continue // skip large graphs, because a graph with n vertices has 2^n sets of starts
		}
		distance := distances(g)
		for set := 0; set < 1<<len(g.out); set++ {
			var starts []int
			for v := range g.out {
				if set>>v&1 == 1 {
					starts = append(starts, v, v)
				}
			}
			checkReach(t, g, starts, distance)
		}
	}
}

func checkReach(t *testing.T, g graph, starts []int, distance [][]int) {
	t.Helper()
	nearest := func(v int) int {
		d := apart
		for _, s := range starts {
			d = min(d, distance[s][v])
		}
		return d
	}
	got := Reach(starts, g.neighbours)
	var want []int
	for v := range g.out {
		if nearest(v) < apart {
			want = append(want, v)
		}
	}
	if g.unweighted() && !slices.IsSortedFunc(got, func(a, b int) int { return nearest(a) - nearest(b) }) {
		t.Errorf("%s: from %v: %v is not breadth first", g.name, starts, got)
	}
	slices.Sort(got)
	if !slices.Equal(got, want) {
		t.Fatalf("%s: from %v: reached %v, want %v", g.name, starts, got, want)
	}
}

func TestComponentsAgainstOracle(t *testing.T) {
	ran := 0
	for _, g := range graphs(t) {
		if !g.undirected() {
			continue
		}
		ran++
		checkComponents(t, g, distances(g))
	}
	if ran < 1000 {
		t.Errorf("only %d graphs", ran)
	}
}

func checkComponents(t *testing.T, g graph, distance [][]int) {
	t.Helper()
	vertices := make([]int, len(g.out))
	for v := range vertices {
		vertices[v] = v
	}
	of := make([]int, len(g.out))
	members, first := 0, -1
	for i, component := range Components(vertices, g.neighbours) {
		if component[0] <= first {
			t.Fatalf("graph %s: component %v is not in the order of first members", g.name, component)
		}
		first = component[0]
		members += len(component)
		for _, v := range component {
			of[v] = i
		}
	}
	if members != len(g.out) {
		t.Fatalf("%s: the components have %d members", g.name, members)
	}
	for a := range g.out {
		for b := range g.out {
			if joined := distance[a][b] < apart; joined != (of[a] == of[b]) {
				t.Fatalf("%s: vertices %d and %d: joined %v, components %v", g.name, a, b, joined, of)
			}
		}
	}
}
