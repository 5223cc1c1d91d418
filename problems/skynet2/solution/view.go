// This file contains the quick test, which evaluates many positions without a search.
package main

// A view lists the nodes that the agent can reach, and the number of free turns of the player before each of them.
type view struct {
	linked []int  // the reachable nodes with gateway links, the nearest first
	key    uint64 // a hash of the agent's node, the reachable nodes and their gateway links

	cost  []int    // for each node found, the number of free turns before the agent reaches it
	from  []int    // for each node found, the node before it on the path, or -1
	state []int    // for each node: 2*round if this search has found it, 2*round+1 if it has settled it
	round int      // the number of this search
	now   []int    // nodes to settle at the current cost
	later []int    // nodes to settle at the next cost
	salts []uint64 // random numbers for the hash, saltsPerNode for each node
}

const (
	// Salts 0 to 20 of a node stand for its number of gateway links. Salt 21 stands for the agent on the node.
	agentSalt    = 21
	saltsPerNode = 22
)

func newView(n int) view {
	w := view{cost: make([]int, n), from: make([]int, n), state: make([]int, n)}
	w.salts = make([]uint64, n*saltsPerNode)

	// The salts, from which the hash values are computed, are pseudorandom and the same in each run.
	x := uint64(0)
	for i := range w.salts {
		x += 0x9E3779B97F4A7C15 // splitmix64
		z := (x ^ x>>30) * 0xBF58476D1CE4E5B9
		z = (z ^ z>>27) * 0x94D049BB133111EB
		w.salts[i] = z ^ z>>31
	}
	return w
}

// urgent returns the node at which a gateway link should be cut first: the nearest node with two gateway links, or
// else the nearest node with one. It returns -1 if no gateway link is left.
func (w *view) urgent(left []int) int {
	for _, v := range w.linked {
		if left[v] > 1 {
			return v
		}
	}

	if len(w.linked) > 0 {
		return w.linked[0]
	}
	return -1
}

// look fills s.view for the agent on a and the player to move, by a 0-1 breadth-first search: when the agent
// leaves a node without a gateway link, the player gets a free turn (cost 1); at any other node the cut is
// forced (cost 0).
//
// The position is lost if some node needs more cuts than there are free turns before it. It is won if all
// nodes, in the order in which the agent can reach them, can be cut down to one link in time.
func (s *solver) look(a int) (verdict, pattern) {
	w := &s.view

	// Compute `needed`: the number of cuts after which no visited node has more than one gateway link.
	w.begin(a)
	needed, inTime := 0, true
	for cost := 0; len(w.now) > 0; cost++ {
		for len(w.now) > 0 {
			v := w.now[len(w.now)-1]
			w.now = w.now[:len(w.now)-1]
			if !w.settle(v, s.left[v]) {
				continue
			}

			// A node with several links must be reduced to one link before the agent arrives.
			if s.left[v] > 1 {
				if s.left[v]-1 > cost {
					return lost, s.straight(v)
				}
				needed += s.left[v] - 1
				inTime = inTime && needed <= cost
			}
			s.expand(v)
		}

		// No node of this cost is left, so go on to the nodes of the next cost.
		w.now, w.later = w.later, w.now
	}

	if inTime {
		return won, nil
	}
	return open, nil
}

func (w *view) begin(a int) {
	// Elements of w.state below 2*w.round come from earlier rounds and count as "not found". So w.state need
	// not be cleared.
	w.round++
	w.linked, w.now, w.later = w.linked[:0], append(w.now[:0], a), w.later[:0]
	w.key = w.salts[a*saltsPerNode+agentSalt]
	w.cost[a], w.from[a], w.state[a] = 0, -1, 2*w.round
}

// settle adds a node to the view. It returns false if the node belongs to the view already.
func (w *view) settle(v, left int) bool {
	if w.state[v] == 2*w.round+1 {
		return false
	}

	// In round r, the state 2*r means that the node was found, and 2*r+1 that it was added.
	w.state[v]++
	w.key += w.salts[v*saltsPerNode+left]
	if left > 0 {
		w.linked = append(w.linked, v)
	}
	return true
}

// expand finds the neighbours of v that are not closed.
func (s *solver) expand(v int) {
	w := &s.view
	cost := w.cost[v]
	// The player gets a free turn when the agent leaves a node without gateway links.
	if s.left[v] == 0 {
		cost++
	}

	for _, b := range s.next[v] {
		if s.closed[b] > 0 || w.state[b] >= 2*w.round && w.cost[b] <= cost {
			continue
		}

		w.cost[b], w.from[b], w.state[b] = cost, v, 2*w.round
		if cost == w.cost[v] {
			w.now = append(w.now, b)
		} else {
			w.later = append(w.later, b)
		}
	}
}

// straight returns the pattern of the agent's walk to v on the path that the search has found.
func (s *solver) straight(v int) pattern {
	// Let c be the number of free turns that the player has before the agent is at v. The player can cut c
	// links in these turns. If v has at least c+2 links, two of them are left, and the agent wins.
	p := pattern{{v, s.view.cost[v] + 2}}
	for u := s.view.from[v]; u >= 0; u = s.view.from[u] {
		// When the agent leaves a node that has a gateway link, the player has no free turn. So the pattern
		// needs one link at each such node of the path.
		if s.left[u] > 0 {
			p = p.with(u, 1)
		}
	}
	return p
}
