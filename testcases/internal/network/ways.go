// What many puzzles have in common: cheapest ways.

package network

import "slices"

// Never is a cost above all others.
const Never = 1 << 60

// Ways returns what it costs to come from a vertex to each, Never where no way leads, and the last edge of such a way, -1 for none.
// join returns the cost of a way and one edge more, which must not be less.
func (n *Network) Ways(from int, join func(cost, edge int) int) (costs, last []int) {
	next, done := make([][]int, len(n.Names)), make([]bool, len(n.Names))
	for i, e := range n.Edges {
		next[e.From] = append(next[e.From], i)
		if !n.Directed {
			next[e.To] = append(next[e.To], i)
		}
	}
	for range n.Names {
		costs, last = append(costs, Never), append(last, -1)
	}
	costs[from] = 0
	for {
		v := -1
		for w := range costs {
			if !done[w] && costs[w] < Never && (v < 0 || costs[w] < costs[v]) {
				v = w
			}
		}
		if v < 0 {
			return costs, last
		}
		done[v] = true
		for _, i := range next[v] {
			w := n.Edges[i].From + n.Edges[i].To - v
			if c := join(costs[v], i); c < costs[w] {
				costs[w], last[w] = c, i
			}
		}
	}
}

// Way returns the edges by which one comes to a vertex, in their order, as Ways found them.
func (n *Network) Way(last []int, to int) (edges []int) {
	v := to
	for last[v] >= 0 {
		e := n.Edges[last[v]]
		edges = append(edges, last[v])
		if v = e.From + e.To - v; n.Directed {
			v = e.From
		}
	}
	slices.Reverse(edges)
	return edges
}
