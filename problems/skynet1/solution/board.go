// This file stores the map and answers queries about it after some links have been cut.
package main

import "oj/problems/lib/game"

// A board is the map, which never changes. Methods take the set of cut links as a parameter of type cuts.
type board struct {
	links   []game.Link
	gateway []bool
	at      [][]way // at[v] lists the links of node v and their other ends
	flow    flow
	work    int // the number of nodes visited by all searches so far

	dist   []int // the slice returned by the method distances, which reuses it to save allocations
	queue  []int
	listed []int // for each link, the last round (call of the method candidates) that listed it
	found  []int // for each node, the last round that found it
	round  int   // the number of calls of the method candidates so far
}

// A way is a link of a node and the node at its other end.
type way struct{ link, to int }

// cuts is a set of links, as a bit mask. It is an array, so that it is comparable and can be a key of a map.
type cuts [words]uint64

const words = 16 // the number of 64-bit words for a set of up to 1000 links

func (c *cuts) add(l int)      { c[l/64] |= 1 << (l % 64) }
func (c *cuts) has(l int) bool { return c[l/64]>>(l%64)&1 != 0 }

// far is the distance of a node from which no gateway can be reached.
const far = 1 << 20

func newBoard(m game.Map) *board {
	b := &board{
		links: m.Links, gateway: m.Gateway, at: make([][]way, m.Nodes),
		dist: make([]int, m.Nodes), listed: make([]int, len(m.Links)), found: make([]int, m.Nodes),
	}
	for l, link := range m.Links {
		b.at[link[0]] = append(b.at[link[0]], way{l, link[1]})

		// A link from a node to itself is listed only once.
		if link[0] != link[1] {
			b.at[link[1]] = append(b.at[link[1]], way{l, link[0]})
		}
	}

	b.flow = newFlow(b)
	return b
}

// distances returns the number of steps from every node to the nearest gateway. The next call overwrites the result.
func (b *board) distances(gone *cuts) []int {
	// One breadth-first search starts from all gateways at once.
	b.queue = b.queue[:0]
	for v := range b.dist {
		b.dist[v] = far
		if b.gateway[v] {
			b.dist[v] = 0
			b.queue = append(b.queue, v)
		}
	}

	for i := 0; i < len(b.queue); i++ {
		v := b.queue[i]
		b.work++
		for _, w := range b.at[v] {
			if b.dist[w.to] == far && !gone.has(w.link) {
				b.dist[w.to] = b.dist[v] + 1
				b.queue = append(b.queue, w.to)
			}
		}
	}
	return b.dist
}

// gatewayLink returns a remaining link from a node to a gateway, or -1.
func (b *board) gatewayLink(gone *cuts, v int) int {
	for _, w := range b.at[v] {
		if b.gateway[w.to] && !gone.has(w.link) {
			return w.link
		}
	}
	return -1
}

// anyLink returns a remaining link, or -1.
func (b *board) anyLink(gone *cuts) int {
	for l := range b.links {
		if !gone.has(l) {
			return l
		}
	}
	return -1
}

// degree returns the number of remaining links of a node.
func (b *board) degree(gone *cuts, v int) int {
	n := 0
	for _, w := range b.at[v] {
		if !gone.has(w.link) {
			n++
		}
	}
	return n
}
