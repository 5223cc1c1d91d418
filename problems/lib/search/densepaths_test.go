package search

import (
	"math/rand"
	"testing"
)

func dense[V Vertex](g graph) *DensePaths[V] {
	return NewDensePaths(len(g.out), func(v V, buf []V) []V {
		for _, a := range g.out[v] {
			buf = append(buf, V(a.to))
		}
		return buf
	})
}

func densePath[V Vertex](g graph, from, to int) ([]int, bool) {
	path := ints(dense[V](g).Path(V(from), V(to)))
	return path, path != nil
}

func ints[V Vertex](vertices []V) []int {
	var all []int
	for _, v := range vertices {
		all = append(all, int(v))
	}
	return all
}

// TestDensePathsRemembers checks that the data stored by earlier queries of a DensePaths do not change a
// later answer.
func TestDensePathsRemembers(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for _, g := range graphs(t) {
		if !g.undirected() || !g.unweighted() {
			continue
		}
		p, n := dense[int32](g), len(g.out)
		same := searcher{path: func(_ graph, from, to int) ([]int, bool) {
			for range 3 {
				p.Path(int32(random.Intn(n)), int32(random.Intn(n)))
			}
			path := ints(p.Path(int32(from), int32(to)))
			return path, path != nil
		}}
		if err := checkPaths(g, same, distances(g)); err != nil {
			t.Fatalf("%s: %v", g.name, err)
		}
	}
}

// The graphs are random and sparse, and large enough for layers of many vertices and paths of many steps.
func TestDensePathsOnLargerGraphs(t *testing.T) {
	random := rand.New(rand.NewSource(2))
	for range 30 {
		n := 2 + random.Intn(60)
		g := graph{name: "random", out: make([][]arc, n)}
		for e := random.Intn(2 * n); e > 0; e-- {
			a, b := random.Intn(n), random.Intn(n)
			g.out[a] = append(g.out[a], arc{b, 1})
			g.out[b] = append(g.out[b], arc{a, 1})
		}
		s := searcher{path: densePath[int32]}
		if err := checkPaths(g, s, distances(g)); err != nil {
			t.Fatalf("%v: %v", g.out, err)
		}
	}
}

// A component that was visited completely must not be searched again.
func TestDensePathsKnowsComponents(t *testing.T) {
	calls := 0
	g := undirectedGraph(5, 0b1000000011) // the edges 0-1, 0-2 and 3-4
	p := NewDensePaths(5, func(v int32, buf []int32) []int32 {
		calls++
		for _, a := range g.out[v] {
			buf = append(buf, int32(a.to))
		}
		return buf
	})
	if p.Path(0, 3) != nil || calls == 0 {
		t.Fatalf("a path between two components was found, or no search was made (%d calls)", calls)
	}
	calls = 0
	for _, pair := range [][2]int32{{3, 0}, {4, 1}, {2, 3}, {0, 4}} {
		if p.Path(pair[0], pair[1]) != nil || calls != 0 {
			t.Errorf("path between %v: %d calls of next, want none", pair, calls)
		}
	}
}
