package graph

import "oj/problems/lib/tree"

// SecondSpanningTree returns the numbers of the edges of the second-best spanning tree, and its cost: the
// cheapest tree that differs from a minimum spanning tree in an edge. With strictly, it is the cheapest one
// that costs more than the minimum. ok is false if there is none, or if the graph is not connected. The
// minimum spanning tree is unique if and only if the second-best one costs more.
// Other names: second-best minimum spanning tree, second MST, is the MST unique.
//
// Cost: O(m log^2 n).
// Idea: the second-best tree differs in one edge. For each edge outside the minimum tree, remove the most
// expensive edge on the path between its ends, or the most expensive one that costs less.
// Tested: on the graphs of graph/table_test.go, against all sets of edges. Source: Cormen et al. 2009,
// problem 23-1.
func SecondSpanningTree(n int, edges []Edge, strictly bool) (chosen []int, cost int, ok bool) {
	best, least := SpanningTree(n, edges)
	if len(best) < n-1 {
		return nil, 0, false
	}
	inTree := make([]bool, len(edges))
	ends := make([][2]int, 0, n)
	for _, i := range best {
		inTree[i] = true
		ends = append(ends, [2]int{edges[i].From, edges[i].To})
	}

	// The value of a vertex is the edge to its parent. A fold keeps the most expensive edge, and the most
	// expensive one of those that cost less.
	heavy := tree.NewHeavy(tree.Adjacent(n, ends), 0)
	values := make([]twoEdges, n)
	for v := range values {
		values[v] = twoEdges{none, none}
	}
	for _, i := range best {
		v := edges[i].From
		if heavy.Parent[v] != edges[i].To {
			v = edges[i].To
		}
		values[v].first = i
	}
	paths := tree.NewPathFold(heavy, values, func(a, b twoEdges) twoEdges { return a.join(b, edges) }, twoEdges{none, none})

	in, out := none, none
	for i, e := range edges {
		if inTree[i] || e.From == e.To {
			continue
		}
		path := paths.FoldEdges(e.From, e.To)
		remove := path.first
		if strictly && edges[remove].Cost == e.Cost {
			remove = path.second
		}
		if remove != none && (in == none || e.Cost-edges[remove].Cost < edges[in].Cost-edges[out].Cost) {
			in, out = i, remove
		}
	}
	if in == none {
		return nil, 0, false
	}
	for _, i := range best {
		if i != out {
			chosen = append(chosen, i)
		}
	}
	return append(chosen, in), least + edges[in].Cost - edges[out].Cost, true
}

// twoEdges are a most expensive edge of a path, and a most expensive one of those that cost less. Either may
// be none.
type twoEdges struct{ first, second int }

// join returns the two most expensive edges of a and b with different costs.
func (a twoEdges) join(b twoEdges, edges []Edge) twoEdges {
	for _, i := range [2]int{b.first, b.second} {
		switch {
		case i == none:
		case a.first == none || edges[i].Cost > edges[a.first].Cost:
			a.first, a.second = i, a.first
		case edges[i].Cost < edges[a.first].Cost && (a.second == none || edges[i].Cost > edges[a.second].Cost):
			a.second = i
		}
	}
	return a
}
