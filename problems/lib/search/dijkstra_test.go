package search

import (
	"slices"
	"testing"
)

// once returns a function that can be passed to Dijkstra as keep. That function returns each state only once,
// when the state is first reached.
func once[S comparable]() func(at int, came []Arrival[S]) []Arrival[S] {
	seen := make(map[S]bool)
	return func(_ int, came []Arrival[S]) []Arrival[S] {
		return slices.DeleteFunc(came, func(a Arrival[S]) bool {
			old := seen[a.S]
			seen[a.S] = true
			return old
		})
	}
}

func (g graph) edges(v, _ int, buf []Edge[int]) []Edge[int] {
	for _, a := range g.out[v] {
		buf = append(buf, Edge[int]{a.to, a.cost})
	}
	return buf
}

// dijkstraPath calls Dijkstra on a graph of table_test.go.
func dijkstraPath(g graph, from, to int) ([]int, bool) {
	path := Dijkstra(from, g.edges, once[int](), func(v int) bool { return v == to })
	var vertices []int
	for _, s := range path {
		vertices = append(vertices, s.S)
	}
	return vertices, path != nil
}

// TestDijkstraCosts checks that the cost of each state on a path is the state's distance from the start, which the
// oracle computes.
func TestDijkstraCosts(t *testing.T) {
	for _, g := range graphs(t) {
		want := distances(g)
		for from := range g.out {
			for to := range g.out {
				for _, s := range Dijkstra(from, g.edges, once[int](), func(v int) bool { return v == to }) {
					if s.Cost != want[from][s.S] {
						t.Fatalf("%s: from %d to %d: %d at cost %d, want %d", g.name, from, to, s.S, s.Cost, want[from][s.S])
					}
				}
			}
		}
	}
}

// Dijkstra calls keep once for each cost, in ascending order, with all states that arrive at this cost. The function
// keep may reorder and drop them.
func TestDijkstraKeep(t *testing.T) {
	next := func(n, _ int, buf []Edge[int]) []Edge[int] {
		return append(buf, Edge[int]{2 * n, 2}, Edge[int]{n + 1, 1}, Edge[int]{n + 2, 1})
	}
	last := -1
	var best int // the greatest state that keep has returned; keep drops states that are not greater
	keep := func(at int, came []Arrival[int]) []Arrival[int] {
		if at <= last {
			t.Errorf("keep was called at cost %d after cost %d", at, last)
		}
		last = at
		slices.SortFunc(came, func(a, b Arrival[int]) int { return b.S - a.S })
		if came[0].S <= best {
			return nil
		}
		best = came[0].S
		return came[:1]
	}
	goal := func(n int) bool { return n >= 1000 }
	pruned, plain := Dijkstra(1, next, keep, goal), Dijkstra(1, next, once[int](), goal)
	if len(pruned) == 0 || len(plain) == 0 || pruned[len(pruned)-1].Cost != plain[len(plain)-1].Cost {
		t.Errorf("pruned %v, want the cost of %v", pruned, plain)
	}
}

// Edges may depend on the time of arrival at a vertex: here, an edge costs 1 at even times and
// 2 at odd times.
func TestDijkstraEdgesInTime(t *testing.T) {
	next := func(v, at int, buf []Edge[int]) []Edge[int] {
		return append(buf, Edge[int]{v + 1, 1 + at%2})
	}
	path := Dijkstra(0, next, once[int](), func(v int) bool { return v == 3 })
	want := []Stop[int]{{0, 0}, {1, 1}, {2, 3}, {3, 5}}
	if !slices.Equal(path, want) {
		t.Errorf("path %v, want %v", path, want)
	}
}

// The states that arrive over edges of cost 0 must not overwrite those that wait at the same cost.
func TestDijkstraFreeEdges(t *testing.T) {
	next := func(v, _ int, buf []Edge[int]) []Edge[int] {
		for child := 3*v + 1; child <= 3*v+3 && child < 100; child++ {
			buf = append(buf, Edge[int]{child, 0})
		}
		return buf
	}
	for to := range 100 {
		var want []Stop[int]
		for v := to; ; v = (v - 1) / 3 {
			want = append([]Stop[int]{{v, 0}}, want...)
			if v == 0 {
				break
			}
		}
		if path := Dijkstra(0, next, once[int](), func(v int) bool { return v == to }); !slices.Equal(path, want) {
			t.Errorf("path to %d: %v, want %v", to, path, want)
		}
	}
}

func TestDijkstraWithoutGoal(t *testing.T) {
	g := tableGraphs(t)[1]
	if path := Dijkstra(0, g.edges, once[int](), func(v int) bool { return v == 1 }); path != nil {
		t.Errorf("found path %v, want none", path)
	}
}

// BenchmarkDijkstra searches a 300 x 300 grid with costs from 1 to 9.
func BenchmarkDijkstra(b *testing.B) {
	const n = 300
	next := func(v, _ int, buf []Edge[int]) []Edge[int] {
		for _, u := range [...]int{v + 1, v - 1, v + n, v - n} {
			if u >= 0 && u < n*n {
				buf = append(buf, Edge[int]{u, 1 + (v^u)*7%9})
			}
		}
		return buf
	}
	for b.Loop() {
		if Dijkstra(0, next, once[int](), func(v int) bool { return v == n*n-1 }) == nil {
			b.Fatal("no path")
		}
	}
}
