package search

import (
	"fmt"
	"math/rand"
	"testing"
)

// This file tests DenseZeroOne and DenseDijkstra, on the graphs of table_test.go.

func init() {
	searchers = append(searchers, searcher{name: "DenseDijkstra", path: denseDijkstraPath})
}

func (g graph) denseEdges(v int32, buf []DenseEdge) []DenseEdge {
	for _, a := range g.out[v] {
		buf = append(buf, DenseEdge{int32(a.to), int32(a.cost)})
	}
	return buf
}

// costing returns a function that appends the vertices to which edges of this cost lead.
func (g graph) costing(cost int) func(v int32, buf []int32) []int32 {
	return func(v int32, buf []int32) []int32 {
		for _, a := range g.out[v] {
			if a.cost == cost {
				buf = append(buf, int32(a.to))
			}
		}
		return buf
	}
}

func denseDijkstraPath(g graph, from, to int) ([]int, bool) {
	way, found := DenseDijkstra(len(g.out), int32(from), g.denseEdges, func(v int32) bool { return int(v) == to })
	if int(found) != to {
		return nil, false
	}
	var path []int
	for _, v := range way.Path(found) {
		path = append(path, int(v))
	}
	if cost, err := costOf(g, path, from, to); err != nil || cost != way.Cost[to] {
		return nil, false
	}
	return path, true
}

// Every graph gets costs of 0 and 1 in several ways; 0 and 1 alone among them.
func TestDenseZeroOne(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for _, g := range graphs(t) {
		for way := 0; way < 5; way++ {
			for v := range g.out {
				for i := range g.out[v] {
					g.out[v][i].cost = []int{0, 1, random.Intn(2), random.Intn(2), random.Intn(2)}[way]
				}
			}
			want := distances(g)
			for from := range g.out {
				for to := range g.out {
					cost, ok := DenseZeroOne(len(g.out), int32(from), int32(to), g.costing(0), g.costing(1))
					if ok != (want[from][to] < apart) || ok && cost != want[from][to] {
						t.Fatalf("%s %v: %d to %d: %d, %v, want %d", g.name, g.out, from, to, cost, ok, want[from][to])
					}
				}
			}
		}
	}
}

// Down a river of five cells it costs nothing, up it costs 1 a cell.
func ExampleDenseZeroOne() {
	down := func(v int32, buf []int32) []int32 {
		if v < 4 {
			buf = append(buf, v+1)
		}
		return buf
	}
	up := func(v int32, buf []int32) []int32 {
		if v > 0 {
			buf = append(buf, v-1)
		}
		return buf
	}
	there, _ := DenseZeroOne(5, 0, 4, down, up)
	back, _ := DenseZeroOne(5, 4, 1, down, up)
	fmt.Println(there, back)
	// Output: 0 3
}

// Two cheap roads are cheaper than a dear one.
func ExampleDenseDijkstra() {
	roads := map[int32][]DenseEdge{0: {{To: 2, Cost: 9}, {To: 1, Cost: 3}}, 1: {{To: 2, Cost: 4}}}
	next := func(v int32, buf []DenseEdge) []DenseEdge { return append(buf, roads[v]...) }
	way, town := DenseDijkstra(3, 0, next, func(v int32) bool { return v == 2 })
	fmt.Println(way.Cost[town], way.Path(town))
	// Output: 7 [0 1 2]
}
