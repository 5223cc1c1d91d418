package search

import "fmt"

// This file tests DenseDijkstra on the graphs of table_test.go.

func init() {
	searchers = append(searchers, searcher{name: "DenseDijkstra", path: denseDijkstraPath[int32]},
		searcher{name: "DenseDijkstra of int", path: denseDijkstraPath[int]})
}

func denseDijkstraPath[V Vertex](g graph, from, to int) ([]int, bool) {
	next := func(v V, buf []DenseEdge[V]) []DenseEdge[V] {
		for _, a := range g.out[v] {
			buf = append(buf, DenseEdge[V]{V(a.to), V(a.cost)})
		}
		return buf
	}
	way, found := DenseDijkstra(len(g.out), V(from), next, func(v V) bool { return int(v) == to })
	if int(found) != to {
		return nil, false
	}
	path := ints(way.Path(found))
	if cost, err := costOf(g, path, from, to); err != nil || cost != way.Cost[to] {
		return nil, false
	}
	return path, true
}

// Two cheap roads cost less than one expensive road.
func ExampleDenseDijkstra() {
	roads := []struct{ from, to, toll int }{{0, 2, 9}, {0, 1, 3}, {1, 2, 4}}
	next := func(v int, buf []DenseEdge[int]) []DenseEdge[int] {
		for _, road := range roads {
			if road.from == v {
				buf = append(buf, DenseEdge[int]{To: road.to, Cost: road.toll})
			}
		}
		return buf
	}
	way, town := DenseDijkstra(3, 0, next, func(v int) bool { return v == 2 })
	fmt.Println(way.Cost[town], way.Path(town))
	// Output: 7 [0 1 2]
}
