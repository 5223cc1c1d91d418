package search

import "fmt"

// This file tests DenseDijkstra on the graphs of table_test.go.

func init() {
	searchers = append(searchers, searcher{name: "DenseDijkstra", path: denseDijkstraPath})
}

func (g graph) denseEdges(v int32, buf []DenseEdge) []DenseEdge {
	for _, a := range g.out[v] {
		buf = append(buf, DenseEdge{int32(a.to), int32(a.cost)})
	}
	return buf
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

// Two cheap roads cost less than one expensive road.
func ExampleDenseDijkstra() {
	roads := map[int32][]DenseEdge{0: {{To: 2, Cost: 9}, {To: 1, Cost: 3}}, 1: {{To: 2, Cost: 4}}}
	next := func(v int32, buf []DenseEdge) []DenseEdge { return append(buf, roads[v]...) }
	way, town := DenseDijkstra(3, 0, next, func(v int32) bool { return v == 2 })
	fmt.Println(way.Cost[town], way.Path(town))
	// Output: 7 [0 1 2]
}
