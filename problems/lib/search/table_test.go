package search

import (
	"fmt"
	"strings"
	"testing"
)

// This file contains the graphs with which every searcher of this package is tested, and the oracle for their
// results: all distances by the algorithm of Floyd and Warshall. To test a new searcher, write a test file
// with a function that calls the searcher on a graph, and add this function to the list searchers.

// A searcher is a function that finds a shortest path.
type searcher struct {
	name       string
	undirected bool // whether the function needs an undirected graph
	unweighted bool // whether the function needs a graph in which every edge costs 1
	// path returns the vertices of a shortest path, including its ends `from` and `to`. It returns false if
	// there is no path.
	path func(g graph, from, to int) ([]int, bool)
}

var searchers = []searcher{
	{name: "DensePaths", undirected: true, unweighted: true, path: densePath[int32]},
	{name: "DensePaths of int", undirected: true, unweighted: true, path: densePath[int]},
	{name: "Dijkstra", path: dijkstraPath},
}

// Each line of table is a graph: its name, the number of vertices and the edges. The notation a-b means an
// edge in both directions, and a>b an edge from a to b. The cost c of an edge is written as :c. An edge
// without :c costs 1. Vertices are 0..9.
const table = `
one vertex          | 1 |
two apart           | 2 |
an edge             | 2 | 0-1
a loop              | 2 | 0-0 0-1
one way             | 2 | 0>1
doubled edge        | 2 | 0-1 0-1
path                | 6 | 0-1 1-2 2-3 3-4 4-5
path the other way  | 4 | 3>2 2>1 1>0
even ring           | 6 | 0-1 1-2 2-3 3-4 4-5 5-0
odd ring            | 5 | 0-1 1-2 2-3 3-4 4-0
one-way ring        | 4 | 0>1 1>2 2>3 3>0
star                | 6 | 0-1 0-2 0-3 0-4 0-5
tree                | 7 | 0-1 0-2 1-3 1-4 2-5 2-6
grid                | 9 | 0-1 1-2 3-4 4-5 6-7 7-8 0-3 3-6 1-4 4-7 2-5 5-8
complete            | 5 | 0-1 0-2 0-3 0-4 1-2 1-3 1-4 2-3 2-4 3-4
two rings           | 8 | 0-1 1-2 2-0 3-4 4-5 5-6 6-3
Petersen            | 10 | 0-1 1-2 2-3 3-4 4-0 0-5 1-6 2-7 3-8 4-9 5-7 7-9 9-6 6-8 8-5
ring with a tail    | 8 | 0-1 1-2 2-3 3-0 3-4 4-5 5-6 6-7
two ways, one short | 7 | 0-1 1-2 2-6 0-3 3-4 4-5 5-6
the way back longer | 4 | 0>1 1>2 2>3 3>0 1>0
cheap detour        | 4 | 0-1:9 0-2:1 2-3:1 3-1:1
late improvement    | 5 | 0>1:5 0>2:1 2>1:1 1>3:1 0>3:8 3>4:1
edges that cost 0   | 5 | 0-1:0 1-2:3 0-2:4 2-3:0 3-4:7
equal ways          | 4 | 0-1:2 1-3:2 0-2:1 2-3:3
one way and dear    | 4 | 0>1:2 1>2:2 2>0:9 0>2:5
`

type arc struct{ to, cost int }

type graph struct {
	name string
	out  [][]arc
}

func (g graph) neighbours(v int, buf []int) []int {
	for _, a := range g.out[v] {
		buf = append(buf, a.to)
	}
	return buf
}

func (g *graph) connect(text string) error {
	var a, b, cost int
	var way rune
	if !strings.Contains(text, ":") {
		text += ":1"
	}
	if _, err := fmt.Sscanf(text, "%d%c%d:%d", &a, &way, &b, &cost); err != nil {
		return fmt.Errorf("edge %q: %v", text, err)
	}
	g.out[a] = append(g.out[a], arc{b, cost})
	if way == '-' {
		g.out[b] = append(g.out[b], arc{a, cost})
	}
	return nil
}

func tableGraphs(t *testing.T) []graph {
	t.Helper()
	var all []graph
	for _, line := range strings.Split(strings.TrimSpace(table), "\n") {
		part := strings.Split(line, "|")
		var n int
		if _, err := fmt.Sscan(part[1], &n); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		g := graph{strings.TrimSpace(part[0]), make([][]arc, n)}
		for _, edge := range strings.Fields(part[2]) {
			if err := g.connect(edge); err != nil {
				t.Fatalf("%q: %v", line, err)
			}
		}
		all = append(all, g)
	}
	return all
}

// everyGraph returns all directed graphs with up to 3 vertices, which may have loops, and all undirected
// graphs with 4 or 5 vertices.
func everyGraph() []graph {
	var all []graph
	for n := 1; n <= 3; n++ {
		for set := 0; set < 1<<(n*n); set++ {
			g := graph{fmt.Sprintf("directed graph %b on %d vertices", set, n), make([][]arc, n)}
			for e := 0; e < n*n; e++ {
				if set>>e&1 == 1 {
					g.out[e/n] = append(g.out[e/n], arc{e % n, 1})
				}
			}
			all = append(all, g)
		}
	}
	for n := 4; n <= 5; n++ {
		for set := 0; set < 1<<(n*(n-1)/2); set++ {
			all = append(all, undirectedGraph(n, set))
		}
	}
	return all
}

func undirectedGraph(n, set int) graph {
	g := graph{fmt.Sprintf("undirected graph %b on %d vertices", set, n), make([][]arc, n)}
	e := 0
	for a := 0; a < n; a++ {
		for b := a + 1; b < n; b++ {
			if set>>e&1 == 1 {
				g.out[a] = append(g.out[a], arc{b, 1})
				g.out[b] = append(g.out[b], arc{a, 1})
			}
			e++
		}
	}
	return g
}

const apart = 1 << 30 // the distance of two vertices if no path connects them

// distances is the oracle: the cost of a cheapest path for every pair of vertices.
func distances(g graph) [][]int {
	n := len(g.out)
	d := make([][]int, n)
	for v := range d {
		d[v] = make([]int, n)
		for u := range d[v] {
			d[v][u] = apart
		}
		for _, a := range g.out[v] {
			d[v][a.to] = min(d[v][a.to], a.cost)
		}
		d[v][v] = 0
	}
	for k := range n {
		for i := range n {
			for j := range n {
				d[i][j] = min(d[i][j], d[i][k]+d[k][j])
			}
		}
	}
	return d
}

func (g graph) undirected() bool {
	for v := range g.out {
		for _, a := range g.out[v] {
			if g.cheapest(a.to, v) != g.cheapest(v, a.to) {
				return false
			}
		}
	}
	return true
}

func (g graph) unweighted() bool {
	for _, arcs := range g.out {
		for _, a := range arcs {
			if a.cost != 1 {
				return false
			}
		}
	}
	return true
}

// cheapest returns the cost of the cheapest edge from v to u.
func (g graph) cheapest(v, u int) int {
	best := apart
	for _, a := range g.out[v] {
		if a.to == u {
			best = min(best, a.cost)
		}
	}
	return best
}

func graphs(t *testing.T) []graph { return append(tableGraphs(t), everyGraph()...) }

func TestSearchersAgainstOracle(t *testing.T) {
	ran := make([]int, len(searchers))
	for _, g := range graphs(t) {
		want := distances(g)
		undirected, unweighted := g.undirected(), g.unweighted()
		for i, s := range searchers {
			if s.undirected && !undirected || s.unweighted && !unweighted {
				continue
			}
			ran[i]++
			if err := checkPaths(g, s, want); err != nil {
				t.Fatalf("%s: %s: %v", s.name, g.name, err)
			}
		}
	}
	for i, s := range searchers {
		if ran[i] < 1000 {
			t.Errorf("%s ran on %d graphs only", s.name, ran[i])
		}
	}
}

// checkPaths asks for the path between every two vertices.
func checkPaths(g graph, s searcher, want [][]int) error {
	for from := range g.out {
		for to := range g.out {
			path, ok := s.path(g, from, to)
			if !ok && want[from][to] == apart {
				continue
			}
			if cost, err := costOf(g, path, from, to); err != nil || !ok || cost != want[from][to] {
				return fmt.Errorf("%d to %d: path %v, %v, costs %d, want %d (%v)", from, to, path, ok, cost, want[from][to], err)
			}
		}
	}
	return nil
}

// costOf returns the cost of a path, or an error if it is not a path between the given vertices.
func costOf(g graph, path []int, from, to int) (int, error) {
	if len(path) == 0 || path[0] != from || path[len(path)-1] != to {
		return 0, fmt.Errorf("the path does not lead from %d to %d", from, to)
	}
	total := 0
	for i := 1; i < len(path); i++ {
		cost := g.cheapest(path[i-1], path[i])
		if cost == apart {
			return 0, fmt.Errorf("no edge from %d to %d", path[i-1], path[i])
		}
		total += cost
	}
	return total, nil
}
