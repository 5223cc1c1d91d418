package search

import (
	"fmt"
	"testing"
)

// This file tests the functions that use breadth-first search from one end: Shortest and
// DenseDistances.

func init() {
	searchers = append(searchers, searcher{name: "Shortest", unweighted: true, path: shortestPath},
		searcher{name: "DenseDistances", unweighted: true, path: denseDistancesPath[int32]},
		searcher{name: "DenseDistances of int", unweighted: true, path: denseDistancesPath[int]})
}

func shortestPath(g graph, from, to int) ([]int, bool) {
	path := Shortest([]int{from}, g.neighbours, func(v int) bool { return v == to })
	return path, path != nil
}

// denseNeighbours returns a function that appends the neighbours of a vertex of g, in the form that DenseDistances needs.
func denseNeighbours[V Vertex](g graph) func(v V, _ int, buf []V) []V {
	return func(v V, _ int, buf []V) []V {
		for _, a := range g.out[v] {
			buf = append(buf, V(a.to))
		}
		return buf
	}
}

// denseDistancesPath makes a path from the distances: each step goes to a vertex that is nearer by one.
func denseDistancesPath[V Vertex](g graph, from, to int) ([]int, bool) {
	distance := DenseDistances(len(g.out), []V{V(from)}, denseNeighbours[V](g))
	if distance[to] < 0 {
		return nil, false
	}
	path := []int{to}
	for v := to; v != from; {
		for _, u := range g.sources(v, nil) {
			if distance[u] == distance[v]-1 {
				v = u
				break
			}
		}
		path = append([]int{v}, path...)
		if len(path) > len(g.out) {
			return nil, false
		}
	}
	return path, true
}

// TestShortestIsLeast checks that the result is the lexicographically smallest of all shortest paths.
// Vertices are compared by their indices in the list that next returns.
func TestShortestIsLeast(t *testing.T) {
	for _, g := range graphs(t) {
		if !g.unweighted() {
			continue
		}
		for from := range g.out {
			for to := range g.out {
				got, _ := shortestPath(g, from, to)
				if want := leastPath(g, from, to, len(got)); fmt.Sprint(got) != fmt.Sprint(want) {
					t.Fatalf("graph %s: path from %d to %d: %v, want %v", g.name, from, to, got, want)
				}
			}
		}
	}
}

// leastPath returns the first path in lexicographic order with the given number of vertices. It tries all paths in
// order.
func leastPath(g graph, from, to, vertices int) []int {
	if vertices <= 1 {
		if from == to && vertices == 1 {
			return []int{to}
		}
		return nil
	}
	for _, a := range g.out[from] {
		if rest := leastPath(g, a.to, to, vertices-1); rest != nil {
			return append([]int{from}, rest...)
		}
	}
	return nil
}

func TestDenseDistancesFromSeveralStarts(t *testing.T) {
	for _, g := range graphs(t) {
		if !g.unweighted() {
			continue
		}
		want := distances(g)
		for set := 0; set < 1<<len(g.out); set += 1 + set/9 {
			var starts []int32
			for v := range g.out {
				if set>>v&1 == 1 {
					starts = append(starts, int32(v), int32(v))
				}
			}
			for v, got := range DenseDistances(len(g.out), starts, denseNeighbours[int32](g)) {
				least := apart
				for _, s := range starts {
					least = min(least, want[s][v])
				}
				if got < 0 && least < apart || got >= 0 && int(got) != least {
					t.Fatalf("graph %s: distance from the starts %v to %d: %d, want %d", g.name, starts, v, got, least)
				}
			}
		}
	}
}

// The example finds a shortest path from cell 0 to cell 5 on a ring of eight cells.
func ExampleShortest() {
	next := func(cell int, buf []int) []int { return append(buf, (cell+1)%8, (cell+7)%8) }
	fmt.Println(Shortest([]int{0}, next, func(cell int) bool { return cell == 5 }))
	// Output: [0 7 6 5]
}

// A fire starts at both ends of a corridor of seven cells.
func ExampleDenseDistances() {
	next := func(v, at int, buf []int) []int {
		if v > 0 {
			buf = append(buf, v-1)
		}
		if v < 6 {
			buf = append(buf, v+1)
		}
		return buf
	}
	fmt.Println(DenseDistances(7, []int{0, 6}, next))
	// Output: [0 1 2 3 2 1 0]
}
