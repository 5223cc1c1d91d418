// Planning: the shortest sequence of cuts that locks the agent in, if the agent follows a model.
package main

import "sort"

const (
	firstWidth = 2    // positions kept of a turn in the first search
	lastWidth  = 4096 // in the last
	wider      = 4    // times, from one search to the next
	mostCuts   = 72   // tried in a position: all of a small map, else those near the agent
	mostFlow   = 12   // links that a separation is counted to
)

// A node of the search: the links that have been cut, the agent's node, the cuts of the plan so far, and a guess of the
// work that remains.
type node struct {
	gone  cuts
	agent int
	row   *row
	worth int // less is better
}

// A row is a plan, its last cut at the front.
type row struct {
	link   int
	before *row
}

// list returns the cuts in their order.
func (r *row) list() []int {
	if r == nil {
		return nil
	}
	return append(r.before.list(), r.link)
}

// key tells nodes apart that have the same future.
type key struct {
	gone  cuts
	agent int
}

// A search is a beam search against one model. Every layer is one cut longer than the one before it.
type search struct {
	b       *board
	m       model
	width   int
	limit   int  // of b.work
	whole   bool // nothing has been left out: what it finds is best
	longest int  // cuts of a plan worth finding
}

// plan returns the shortest plan that it finds. In its position no gateway is beside the agent, but the agent can reach
// one. plan repeats the beam search with a wider beam each time, and looks only for plans shorter than the known one.
// Without any whole plan, it returns the first cut of the most promising node.
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

		// A wider beam finds nothing new if this search left nothing out.
		if s.whole || b.work > limit {
			break
		}
	}
	return best
}

// run searches layer by layer. If done, it returns a whole plan; else the cuts that lead to the best node of the last
// layer.
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

// grow returns the next layer, best first, or a plan that ends there.
func (s *search) grow(layer []node) (next []node, end *row) {
	known := make(map[key]bool)
	for i := range layer {
		n := &layer[i]
		for _, l := range s.b.candidates(&n.gone, n.agent, &s.whole) {
			child := node{gone: n.gone, row: &row{l, n.row}}
			child.gone.add(l)
			dist := s.b.distances(&child.gone)

			// The agent is locked in. All plans of this layer are equally long, so the first one will do.
			if dist[n.agent] == far {
				return nil, child.row
			}

			// The model predicts the next step of the agent. Nodes with the same cuts and agent are duplicates.
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

// worth judges a position with the agent on v: first by the number of links that separate v from the gateways, then by
// the distance of v.
func (b *board) worth(gone *cuts, dist []int, v int) int {
	return 64*b.flow.width(gone, v, mostFlow) - dist[v]
}

// candidates returns the cuts to try with the agent on v. If v has a gateway beside it, the link to the gateway is the
// only candidate. Otherwise every link that can be reached from v is one, the nearest first. If these are too many, the
// candidates are the links of the narrowest cut and the nearest links.
func (b *board) candidates(gone *cuts, v int, whole *bool) []int {
	if l := b.gatewayLink(gone, v); l >= 0 {
		return []int{l}
	}

	// On a large map, the links of the narrowest cut come first.
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

// steady returns the cut after which the agent's best step leaves the fewest links to cut, for agents that follow no
// model.
func (b *board) steady(gone cuts, v int, limit int) int {
	best, least, whole := -1, 0, true
	for _, l := range b.candidates(&gone, v, &whole) {
		// Judge the cut by the agent's best reply, then by the sum over all replies.
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
