// This file contains models of the agent: rules that predict its next step.
package main

// A model predicts the steps of an agent that walks along a shortest path to the nearest gateway. If several next nodes
// are equally near, the agent prefers the nodes with the most links (if `links` is 1) or with the fewest links (-1), or
// ignores the number of links (0). Among the preferred nodes it takes the one with the lowest number (if `order` is 1)
// or the highest number (-1).
type model struct{ links, order int }

// models lists the models that the player considers. The first one describes the agent of all recorded games.
var models = []model{{1, 1}, {0, 1}, {0, -1}, {-1, 1}, {1, -1}, {-1, -1}}

// step returns the next node that m predicts for an agent on node v. dist is the result of distances. If
// the agent cannot reach a gateway, step returns v.
func (b *board) step(m model, gone *cuts, dist []int, v int) int {
	best, worth := v, 0
	for _, w := range b.at[v] {
		if gone.has(w.link) || dist[w.to] != dist[v]-1 {
			continue
		}

		// The factor len(b.at) makes sure that nodes are compared by their numbers of links first, and by
		// node numbers only if these are equal.
		n := m.links*b.degree(gone, w.to)*len(b.at) - m.order*w.to
		if best == v || n > worth {
			best, worth = w.to, n
		}
	}
	return best
}
