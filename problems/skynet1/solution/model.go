// The rules by which the agent may choose its steps.
package main

// A model is an agent that walks a shortest way to the nearest gateway. Of several steps it takes those to the nodes
// with the most links (links 1) or the fewest (-1) or does not care (0), and of these the lowest node (order 1) or the
// highest (-1).
type model struct{ links, order int }

// models are those that the player believes in, the likeliest first: it is the agent of all recorded games.
var models = []model{{1, 1}, {0, 1}, {0, -1}, {-1, 1}, {1, -1}, {-1, -1}}

// step returns the node to which the agent on node v goes. dist are the distances of that position. If the agent cannot
// reach a gateway, step returns v itself.
func (b *board) step(m model, gone *cuts, dist []int, v int) int {
	best, worth := v, 0
	for _, w := range b.at[v] {
		if gone.has(w.link) || dist[w.to] != dist[v]-1 {
			continue
		}

		// The number of links outweighs every node's number, so the number breaks ties only.
		n := m.links*b.degree(gone, w.to)*len(b.at) - m.order*w.to
		if best == v || n > worth {
			best, worth = w.to, n
		}
	}
	return best
}
