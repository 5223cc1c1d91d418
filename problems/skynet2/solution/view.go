// What a look at a position shows without searching.
package main

// A view lists what the agent can reach and how many free turns the player has before.
type view struct {
	linked []int  // reachable nodes with gateway links, those that the agent can reach first at the front
	key    uint64 // of the position: the agent's node, what it can reach, and the gateway links there

	cost  []int // of a node seen: free turns of the player before the agent stands there
	from  []int // the node before it on such a way, -1 at the agent's
	state []int // 2*round when found, 2*round+1 when settled
	round int
	now   []int // nodes to settle, found at the present cost
	later []int // at the cost after it
	salts []uint64
}

// mostDoors is one more than the gateway links that a node can have.
const mostDoors = 21

func newView(n int) view {
	w := view{cost: make([]int, n), from: make([]int, n), state: make([]int, n), salts: make([]uint64, n*(mostDoors+1))}

	// The numbers are pseudorandom and the same in each run.
	x := uint64(0)
	for i := range w.salts {
		x += 0x9E3779B97F4A7C15 // splitmix64
		z := (x ^ x>>30) * 0xBF58476D1CE4E5B9
		z = (z ^ z>>27) * 0x94D049BB133111EB
		w.salts[i] = z ^ z>>31
	}
	return w
}

// urgent returns the node to cut first: the one with two links that the agent can reach first, else one with a link,
// -1 if there is none.
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

// look fills s.view with the agent on a and the player to move, by a 0-1 search: leaving a node that has a gateway
// link gives the player no free turn, leaving any other node gives one.
//
// The position is lost if some node needs more cuts than there are free turns on the way to it. It is won if all
// nodes, in the order in which the agent can reach them, can be cut down to one link in time.
func (s *solver) look(a int) (verdict, pattern) {
	w := &s.view

	// needed counts the cuts that bring all nodes so far down to one link each.
	w.begin(a)
	needed, inTime := 0, true
	for cost := 0; len(w.now) > 0; cost++ {
		for len(w.now) > 0 {
			v := w.now[len(w.now)-1]
			w.now = w.now[:len(w.now)-1]
			if !w.settle(v, s.left[v]) {
				continue
			}

			// A node with several links must be cut down to one link before the agent gets there.
			if s.left[v] > 1 {
				if s.left[v]-1 > cost {
					return lost, s.straight(v)
				}
				needed += s.left[v] - 1
				inTime = inTime && needed <= cost
			}
			s.expand(v)
		}

		// No node of this cost is left.
		w.now, w.later = w.later, w.now
	}

	if inTime {
		return won, nil
	}
	return open, nil
}

func (w *view) begin(a int) {
	// States of earlier rounds are smaller, so nothing must be cleared.
	w.round++
	w.linked, w.now, w.later = w.linked[:0], append(w.now[:0], a), w.later[:0]
	w.key = w.salts[a*(mostDoors+1)+mostDoors]
	w.cost[a], w.from[a], w.state[a] = 0, -1, 2*w.round
}

// settle takes a node into the view; false if it was there already.
func (w *view) settle(v, left int) bool {
	if w.state[v] == 2*w.round+1 {
		return false
	}

	// The state of a node that was found is even. The next odd number means settled.
	w.state[v]++
	w.key += w.salts[v*(mostDoors+1)+left]
	if left > 0 {
		w.linked = append(w.linked, v)
	}
	return true
}

// expand finds the open neighbours of v.
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

// straight is the pattern of walking to v on the way found.
func (s *solver) straight(v int) pattern {
	// The position is lost if v needs more than cost cuts down to one link: from cost+2 links on.
	p := pattern{{v, s.view.cost[v] + 2}}
	for u := s.view.from[v]; u >= 0; u = s.view.from[u] {
		// Without a gateway link here, the player would have one free turn more.
		if s.left[u] > 0 {
			p = p.and(u, 1)
		}
	}
	return p
}
