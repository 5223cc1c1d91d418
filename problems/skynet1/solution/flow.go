// This file finds the fewest links that separate a node from all gateways: a minimum cut, by a maximum flow of unit capacities.
package main

// A flow finds edge-disjoint paths from a node to gateways: each link carries at most one unit of flow, and flows in both
// directions cancel. By Menger's theorem the greatest number of such paths is the size of a minimum cut.
//
// Cost: one breadth-first search for each path.
type flow struct {
	b     *board
	sent  []int8 // over a link, from its first end to its second
	used  []int  // links with sent != 0, and some without
	from  []way  // how the search came to a node: over a link, from a node
	seen  []int
	round int
	queue []int
}

func newFlow(b *board) flow {
	return flow{b: b, sent: make([]int8, len(b.links)), from: make([]way, len(b.at)), seen: make([]int, len(b.at))}
}

// width returns the number of links in a minimum cut between v and all gateways, or most if that is less.
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

// cut appends the links between nodes that the last search of width has seen and other nodes. If width was less than most,
// they are a minimum cut, the one nearest to v.
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

// augment sends one unit more, if that can be done.
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

// sign is 1 if the link's first end is u, else -1.
func (f *flow) sign(link, u int) int8 {
	if f.b.links[link][0] == u {
		return 1
	}
	return -1
}

// send moves a unit along the way found to a gateway.
func (f *flow) send(v, gateway int) {
	for u := gateway; u != v; {
		w := f.from[u]
		f.sent[w.link] += f.sign(w.link, w.to)
		f.used = append(f.used, w.link)
		u = w.to
	}
}
