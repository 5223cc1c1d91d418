// Planning: the shortest row of cuts that locks the agent in, if he walks as a model says.
package main

import (
	"sort"
	"time"
)

const (
	firstWidth = 2    // positions kept of a turn in the first search
	lastWidth  = 4096 // in the last
	wider      = 4    // times, from one search to the next
	mostCuts   = 72   // tried in a position: all of a small map, else those near the agent
	mostFlow   = 12   // links that a separation is counted to
)

// A node of the search: what has been cut, where the agent stands, the cut that it began with, and how good it looks.
type node struct {
	gone  cuts
	agent int
	first int
	worth int // less is better
}

// key tells nodes apart that have the same future.
type key struct {
	gone  cuts
	agent int
}

// A search is a beam search against one model. Every layer is one cut longer than the one before it.
type search struct {
	b        *board
	m        model
	width    int
	deadline time.Time
	whole    bool // nothing has been left out: what it finds is best
	longest  int  // cuts of a plan worth finding
}

// plan returns the first cut of the shortest plan found, on a position where no gateway is beside the agent but one
// can be reached. It searches wider and wider.
func (b *board) plan(m model, gone cuts, agent int, deadline time.Time) int {
	best := -1
	s := search{b: b, m: m, deadline: deadline, longest: len(b.links)}
	for s.width = firstWidth; s.width <= lastWidth; s.width *= wider {
		first, length, done := s.run(node{gone: gone, agent: agent, first: -1})
		if best < 0 || done {
			best = first
		}
		if done {
			s.longest = length - 1
		}
		if s.whole || time.Now().After(deadline) {
			break
		}
	}
	return best
}

// run searches layer by layer. It returns the first cut and the length of a plan if done; else the first cut of what
// looks best in the last layer.
func (s *search) run(root node) (first, length int, done bool) {
	s.whole = true
	layer := []node{root}
	for length = 1; length <= s.longest && len(layer) > 0; length++ {
		next, winner := s.grow(layer)
		if winner >= 0 {
			return winner, length, true
		}
		if len(next) > 0 {
			first = next[0].first
		}
		if layer = next; time.Now().After(s.deadline) {
			s.whole = false
			break
		}
	}
	return first, length, false
}

// grow returns the next layer, best first, or the first cut of a plan that ends there, else -1.
func (s *search) grow(layer []node) (next []node, winner int) {
	known := make(map[key]bool)
	for i := range layer {
		n := &layer[i]
		for _, l := range s.b.candidates(&n.gone, n.agent, &s.whole) {
			child := *n
			child.gone.add(l)
			if n.first < 0 {
				child.first = l
			}
			dist := s.b.distances(&child.gone)
			if dist[n.agent] == far {
				return nil, child.first
			}
			child.agent = s.b.step(s.m, &child.gone, dist, n.agent)
			k := key{child.gone, child.agent}
			if !known[k] {
				known[k] = true
				child.worth = s.b.worth(&child.gone, dist, child.agent)
				next = append(next, child)
			}
		}
		if i%4 == 3 && time.Now().After(s.deadline) {
			s.whole = false
			break
		}
	}
	sort.SliceStable(next, func(i, j int) bool { return next[i].worth < next[j].worth })
	if len(next) > s.width {
		next, s.whole = next[:s.width], false
	}
	return next, -1
}

// worth judges a position with the agent on v: first by the links that separate him from the gateways, then by his
// distance.
func (b *board) worth(gone *cuts, dist []int, v int) int {
	return 64*b.flow.width(gone, v, mostFlow) - dist[v]
}

// candidates returns the cuts to try with the agent on v: the link to a gateway beside him, else every link that he
// can reach, the nearest first, and if these are too many those of the narrowest cut and the nearest.
func (b *board) candidates(gone *cuts, v int, whole *bool) []int {
	if l := b.gatewayLink(gone, v); l >= 0 {
		return []int{l}
	}
	var list []int
	if len(b.links) > mostCuts {
		b.flow.width(gone, v, mostFlow)
		list = b.flow.cut(gone, list)
	}
	listed := make(map[int]bool)
	for _, l := range list {
		listed[l] = true
	}
	seen := map[int]bool{v: true}
	for queue := []int{v}; len(queue) > 0; queue = queue[1:] {
		for _, w := range b.at[queue[0]] {
			if gone.has(w.link) {
				continue
			}
			if !listed[w.link] {
				if len(list) >= mostCuts {
					*whole = false
					return list
				}
				listed[w.link] = true
				list = append(list, w.link)
			}
			if !seen[w.to] && !b.gateway[w.to] {
				seen[w.to] = true
				queue = append(queue, w.to)
			}
		}
	}
	return list
}

// steady returns the cut after which the agent's best step leaves the fewest links to cut, for agents that follow no
// model.
func (b *board) steady(gone cuts, v int, deadline time.Time) int {
	best, least, whole := -1, 0, true
	for _, l := range b.candidates(&gone, v, &whole) {
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
		if time.Now().After(deadline) {
			break
		}
	}
	return best
}
