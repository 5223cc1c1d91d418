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

// Two cheap roads cost less than one expensive road. Towns and tolls are int32, so that large searches need less memory.
func ExampleDenseDijkstra() {
	roads := []struct{ from, to, toll int }{{0, 2, 9}, {0, 1, 3}, {1, 2, 4}}
	next := func(v int32, buf []DenseEdge) []DenseEdge {
		for _, road := range roads {
			if road.from == int(v) {
				buf = append(buf, DenseEdge{To: int32(road.to), Cost: int32(road.toll)})
			}
		}
		return buf
	}
	way, town := DenseDijkstra(3, 0, next, func(v int32) bool { return v == 2 })
	fmt.Println(way.Cost[town], way.Path(town))
	// Output: 7 [0 1 2]
}
