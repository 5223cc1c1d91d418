// This file searches for a shortest sequence of cuts after which an agent that moves as a model predicts
// (type model in model.go) can reach no gateway.
package main

import "sort"

const (
	firstWidth = 2    // the beam width of the first search
	lastWidth  = 4096 // the beam width of the last search
	wider      = 4    // each search multiplies the width by this factor
	mostCuts   = 72   // the most cuts to try in a position: all links of a small map, otherwise those near the agent
	mostFlow   = 12   // larger minimum cuts are treated as if they had this size
)

// A node of the search consists of the cut links, the agent's node, the cuts of the plan so far, and an
// estimate of the remaining work.
type node struct {
	gone  cuts
	agent int
	row   *row
	worth int // an estimate of the remaining work: less is better
}

// A row stores a sequence of cuts as a linked list, from the last cut to the first.
type row struct {
	link   int
	before *row
}

// list returns the cuts from the first to the last.
func (r *row) list() []int {
	if r == nil {
		return nil
	}
	return append(r.before.list(), r.link)
}

// The same plans are possible from two nodes with equal keys, so the search keeps only one of these nodes.
type key struct {
	gone  cuts
	agent int
}

// A search is a beam search against one model. Each layer has plans that are one cut longer than those of the
// layer before.
type search struct {
	b       *board
	m       model
	width   int
	limit   int  // the search stops when b.work exceeds it
	whole   bool // whether no node has been dropped; then the plan found is optimal
	longest int  // the search ignores longer plans
}

// plan returns a short sequence of cuts after which an agent that moves as m predicts can reach no gateway. The agent
// must be able to reach a gateway, but must not be next to one. The method plan repeats the beam search with wider
// beams; each repetition looks only for plans shorter than the best one so far. The argument `known` is a plan from an
// earlier turn, or empty; it is the best plan at first. If the method finds no complete plan, it returns only the first
// cut of the most promising incomplete plan.
func (b *board) plan(m model, gone cuts, agent int, known []int, limit int) []int {
	best, found := known, len(known) > 0
	s := search{b: b, m: m, limit: limit, longest: len(b.links)}
	for s.width = firstWidth; s.width <= lastWidth; s.width *= wider {
		// A plan is only worth finding if it is shorter than the best one.
		if found {
			s.longest = len(best) - 1
		}
		plan, done := s.run(node{gone: gone, agent: agent})
		switch {
		case done:
			best, found = plan, true
		case !found && len(plan) > 0:
			best = plan[:1]
		}

		// A wider beam finds nothing new if this search dropped no node.
		if s.whole || b.work > limit {
			break
		}
	}
	return best
}

// run searches layer by layer. If done is true, plan is complete; otherwise plan leads to the best node of the
// last layer.
func (s *search) run(root node) (plan []int, done bool) {
	s.whole = true
	layer := []node{root}
	for length := 1; length <= s.longest && len(layer) > 0; length++ {
		next, end := s.grow(layer)
		if end != nil {
			return end.list(), true
		}

		// Remember the best partial plan, because the search may end without a whole one.
		if len(next) > 0 {
			plan = next[0].row.list()
		}
		if layer = next; s.b.work > s.limit {
			s.whole = false
			break
		}
	}
	return plan, false
}

// grow returns the next layer, best nodes first. If a node of it completes a plan, grow returns the last cut
// of this plan instead.
func (s *search) grow(layer []node) (next []node, end *row) {
	known := make(map[key]bool)
	for i := range layer {
		n := &layer[i]
		for _, l := range s.b.candidates(&n.gone, n.agent, &s.whole) {
			child := node{gone: n.gone, row: &row{l, n.row}}
			child.gone.add(l)
			dist := s.b.distances(&child.gone)

			// If the agent can reach no gateway any more, the plan is complete. All plans of this layer are equally
			// long, so take the first complete one.
			if dist[n.agent] == far {
				return nil, child.row
			}

			// The model predicts the next step of the agent. Drop the child if another node has the same cuts
			// and the agent at the same place.
			child.agent = s.b.step(s.m, &child.gone, dist, n.agent)
			k := key{child.gone, child.agent}
			if !known[k] {
				known[k] = true
				child.worth = s.b.worth(&child.gone, dist, child.agent)
				next = append(next, child)
			}
		}

		if i%4 == 3 && s.b.work > s.limit {
			s.whole = false
			break
		}
	}

	// Keep the best nodes only: this is the beam.
	sort.SliceStable(next, func(i, j int) bool { return next[i].worth < next[j].worth })
	if len(next) > s.width {
		next, s.whole = next[:s.width], false
	}
	return next, nil
}

// worth evaluates a position with the agent on v; less is better. The size of a minimum cut counts first,
// then the distance to the gateways.
func (b *board) worth(gone *cuts, dist []int, v int) int {
	return 64*b.flow.width(gone, v, mostFlow) - dist[v]
}

// candidates returns the cuts to try with the agent on v. If a gateway is next to v, the link to it is the only
// candidate. Otherwise the candidates are all links that can be reached from v, the nearest first. On a map
// with more than mostCuts links, the links of a minimum cut come first. If there are more than mostCuts
// candidates, only the first mostCuts are returned, and *whole is set to false.
func (b *board) candidates(gone *cuts, v int, whole *bool) []int {
	if l := b.gatewayLink(gone, v); l >= 0 {
		return []int{l}
	}

	// On a large map, the links of a minimum cut come first.
	var list []int
	if len(b.links) > mostCuts {
		b.flow.width(gone, v, mostFlow)
		list = b.flow.cut(gone, list)
	}

	// Then add links in the order of their distance from the agent, up to the limit.
	b.round++
	for _, l := range list {
		b.listed[l] = b.round
	}
	b.found[v] = b.round
	b.queue = append(b.queue[:0], v)
	for i := 0; i < len(b.queue); i++ {
		for _, w := range b.at[b.queue[i]] {
			if gone.has(w.link) {
				continue
			}
			if b.listed[w.link] != b.round {
				if len(list) >= mostCuts {
					*whole = false
					return list
				}
				b.listed[w.link] = b.round
				list = append(list, w.link)
			}
			if b.found[w.to] != b.round && !b.gateway[w.to] {
				b.found[w.to] = b.round
				b.queue = append(b.queue, w.to)
			}
		}
	}
	return list
}

// steady returns a cut against an agent that no model predicts. It assumes the agent's best answer to each
// cut, and returns the cut after which the minimum cut between the agent and the gateways is smallest.
func (b *board) steady(gone cuts, v int, limit int) int {
	best, least, whole := -1, 0, true
	for _, l := range b.candidates(&gone, v, &whole) {
		// Compare cuts by the size of the minimum cut after the agent's best reply, then by the sum of these
		// sizes over all replies.
		after := gone
		after.add(l)
		worst, sum := 0, 0
		for _, w := range b.at[v] {
			if !after.has(w.link) {
				n := b.flow.width(&after, w.to, mostFlow)
				sum += n
				if n > worst {
					worst = n
				}
			}
		}
		if n := worst*1000 + sum; best < 0 || n < least {
			best, least = l, n
		}

		if b.work > limit {
			break
		}
	}
	return best
}
