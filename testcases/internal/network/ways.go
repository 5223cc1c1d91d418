// This file computes cheapest paths.

package network

import (
	"container/heap"
	"slices"
)

// Never is the cost of an unreachable vertex. It is greater than all other costs.
const Never = 1 << 60

// Ways returns, for each vertex, the cost of a cheapest path from the given start, and the last edge of this
// path. If there is no path, the cost is Never and the edge is -1. The function join gets the cost of a path
// and the number of an edge that is appended to the path. It returns the cost of the path with this edge.
// This cost must not be less than the cost without the edge.
func (n *Network) Ways(from int, join func(cost, edge int) int) (costs, last []int) {
	// List the edges that can be used from each vertex: an undirected edge can be used from both of its ends.
	next, done := make([][]int, len(n.Names)), make([]bool, len(n.Names))
	for i, e := range n.Edges {
		next[e.From] = append(next[e.From], i)
		if !n.Directed {
			next[e.To] = append(next[e.To], i)
		}
	}

	// At first, only the start has a known path.
	for range n.Names {
		costs, last = append(costs, Never), append(last, -1)
	}
	costs[from] = 0

	// This is Dijkstra's algorithm.
	for queue := (reached{{0, from}}); len(queue) > 0; {
		at := heap.Pop(&queue).([2]int)
		v := at[1]
		if done[v] {
			continue
		}
		done[v] = true
		for _, i := range next[v] {
			// w is the other end of the edge.
			w := n.Edges[i].From + n.Edges[i].To - v
			if c := join(costs[v], i); c < costs[w] {
				costs[w], last[w] = c, i
				heap.Push(&queue, [2]int{c, w})
			}
		}
	}
	return costs, last
}

// reached is a heap of pairs of a cost and a vertex. At equal costs, the vertex with the smaller number comes first.
type reached [][2]int

func (r reached) Len() int      { return len(r) }
func (r reached) Swap(i, j int) { r[i], r[j] = r[j], r[i] }
func (r *reached) Push(x any)   { *r = append(*r, x.([2]int)) }
func (r reached) Less(i, j int) bool {
	return r[i][0] < r[j][0] || r[i][0] == r[j][0] && r[i][1] < r[j][1]
}
func (r *reached) Pop() any {
	x := (*r)[len(*r)-1]
	*r = (*r)[:len(*r)-1]
	return x
}

// Way returns the edges of a cheapest path to the given vertex, from the start on. last is the second result
// of Ways.
func (n *Network) Way(last []int, to int) (edges []int) {
	// Follow the edges back to the start, then reverse the list.
	v := to
	for last[v] >= 0 {
		e := n.Edges[last[v]]
		edges = append(edges, last[v])
		v = e.From + e.To - v
		if n.Directed {
			v = e.From
		}
	}
	slices.Reverse(edges)
	return edges
}
