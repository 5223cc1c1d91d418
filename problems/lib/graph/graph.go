// Package graph contains algorithms for graphs with vertices 0..n-1 and an explicit list of edges. n may be 0 if a
// function needs no vertex such as a source, a sink or two parts; a root is then ignored.
//
// Every result depends only on the arguments: if several results are right, the order of the edges decides
// which one is returned. Long paths cannot overflow the stack, because no function recurses along a path. The
// tests run all functions on the graphs of table_test.go, and compare each result with that of an independent
// oracle.
package graph

// An Edge leads from one vertex to another at a cost. Algorithms that need no costs ignore Cost.
type Edge struct{ From, To, Cost int }

// Unreached is the cost of an unreachable vertex. The sum of two such costs still fits into an int.
const Unreached = 1 << 61

// incident returns the numbers of the edges of each vertex of an undirected graph, in one list: those of v are
// list[start[v]:start[v+1]], ascending. A loop is listed once.
func incident(n int, edges []Edge) (start, list []int) {
	start = make([]int, n+1)
	for _, e := range edges {
		start[e.From]++
		if e.From != e.To {
			start[e.To]++
		}
	}

	// Now start[v] is the degree of v. Make it the end of v's part of the list. Then fill the parts from their ends, so
	// that it becomes the start.
	total := 0
	for v, degree := range start {
		total += degree
		start[v] = total
	}
	list = make([]int, total)
	for i := len(edges) - 1; i >= 0; i-- {
		e := edges[i]
		start[e.From]--
		list[start[e.From]] = i
		if e.From != e.To {
			start[e.To]--
			list[start[e.To]] = i
		}
	}
	return start, list
}

// Leaving returns for each of n vertices the edges that leave it, in the given order (adjacency lists in one array).
//
// Cost: two passes over the edges and one copy of them.
// Tested: by the tests of all helpers that take such lists. Source: Cormen et al. 2009, section 22.1.
func Leaving(n int, edges []Edge) [][]Edge {
	first := make([]int, n+1)
	for _, e := range edges {
		first[e.From+1]++
	}
	for v := 0; v < n; v++ {
		first[v+1] += first[v]
	}
	all, out := make([]Edge, len(edges)), make([][]Edge, n)
	for v := range out {
		out[v] = all[first[v]:first[v]:first[v+1]]
	}
	for _, e := range edges {
		out[e.From] = append(out[e.From], e)
	}
	return out
}
