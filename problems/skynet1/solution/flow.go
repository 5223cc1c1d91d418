// This file computes a minimum cut between a node and all gateways, by a maximum flow with unit capacities.
package main

// A flow finds edge-disjoint paths from a node to gateways: each link carries at most one unit of flow, and
// flows in opposite directions cancel. By Menger's theorem, the greatest number of such paths is the size of a
// minimum cut.
//
// Cost: a breadth-first search for each path, and one more that finds none.
type flow struct {
	b     *board
	sent  []int8 // for each link, the flow from its first end to its second: 1, 0 or -1
	used  []int  // all links with sent != 0, and some whose flow was cancelled
	from  []way  // for each visited node, the link and the node from which the search reached it
	seen  []int
	round int
	queue []int
}

func newFlow(b *board) flow {
	return flow{b: b, sent: make([]int8, len(b.links)), from: make([]way, len(b.at)), seen: make([]int, len(b.at))}
}

// width returns the number of links in a minimum cut between v and all gateways, but at most `most`.
func (f *flow) width(gone *cuts, v, most int) int {
	// Remove the flow of the previous call.
	for _, l := range f.used {
		f.sent[l] = 0
	}
	f.used = f.used[:0]

	// Each successful search adds one unit of flow.
	n := 0
	for n < most && f.augment(gone, v) {
		n++
	}
	return n
}

// cut must be called after the method width. It appends the links that leave the set of nodes visited by the
// last search for a path. If width has returned less than `most`, these links are a minimum cut: of all
// minimum cuts, the one nearest to v.
func (f *flow) cut(gone *cuts, list []int) []int {
	for _, v := range f.queue {
		for _, w := range f.b.at[v] {
			if !gone.has(w.link) && f.seen[w.to] != f.round {
				list = append(list, w.link)
			}
		}
	}
	return list
}

// augment tries to send one more unit of flow from v. It reports whether it succeeded.
func (f *flow) augment(gone *cuts, v int) bool {
	f.round++
	f.seen[v] = f.round
	f.queue = append(f.queue[:0], v)
	for i := 0; i < len(f.queue); i++ {
		u := f.queue[i]
		f.b.work++
		for _, w := range f.b.at[u] {
			// A link that already carries a unit in this direction is full.
			if gone.has(w.link) || f.seen[w.to] == f.round || f.sent[w.link]*f.sign(w.link, u) > 0 {
				continue
			}
			f.seen[w.to], f.from[w.to] = f.round, way{w.link, u}

			if f.b.gateway[w.to] {
				f.send(v, w.to)
				return true
			}
			f.queue = append(f.queue, w.to)
		}
	}
	return false
}

// sign returns 1 if u is the first end of the link, and -1 otherwise.
func (f *flow) sign(link, u int) int8 {
	if f.b.links[link][0] == u {
		return 1
	}
	return -1
}

// send adds one unit of flow along the path that the search has found from v to a gateway.
func (f *flow) send(v, gateway int) {
	for u := gateway; u != v; {
		w := f.from[u]
		f.sent[w.link] += f.sign(w.link, w.to)
		f.used = append(f.used, w.link)
		u = w.to
	}
}
