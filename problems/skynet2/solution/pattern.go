// This file contains patterns: the links that the agent needs to win.
package main

// A pattern belongs to a node on which the agent stands. It lists nodes, in ascending order, each with the
// least number of gateway links that it must have. If a position meets all these needs, the agent wins from
// this node, whatever other links exist. Every need is at least 1.
type pattern []need

type need struct{ node, links int }

// fits reports whether the remaining gateway links meet all needs.
func (p pattern) fits(left []int) bool {
	for _, n := range p {
		if left[n.node] < n.links {
			return false
		}
	}
	return true
}

// at returns how many gateway links p needs at a node.
func (p pattern) at(node int) int {
	for _, n := range p {
		if n.node == node {
			return n.links
		}
	}
	return 0
}

// breakers returns the nodes of the slice `zone` at which p needs every remaining link: after a cut there, p no
// longer fits. It overwrites zone.
func (p pattern) breakers(zone, left []int) []int {
	kept := zone[:0]
	for _, v := range zone {
		if p.at(v) == left[v] {
			kept = append(kept, v)
		}
	}
	return kept
}

// with returns p with one more need.
func (p pattern) with(node, links int) pattern { return join(p, pattern{{node, links}}) }

// join returns the pattern that needs, at each node, the greater of the needs of p and q.
func join(p, q pattern) pattern {
	sum := make(pattern, 0, len(p)+len(q))

	// Merge both lists by node. If p and q need links at the same node, the greater need counts.
	for len(p) > 0 && len(q) > 0 {
		switch {
		case p[0].node < q[0].node:
			sum, p = append(sum, p[0]), p[1:]
		case p[0].node > q[0].node:
			sum, q = append(sum, q[0]), q[1:]
		case p[0].links < q[0].links:
			p = p[1:]
		default:
			sum, p, q = append(sum, p[0]), p[1:], q[1:]
		}
	}
	return append(append(sum, p...), q...)
}

// unite returns the pattern of a position in which the player is to move and may cut any link. The agent wins with each
// of the patterns `ways`. The result needs so many links that at least one of these patterns still fits after any cut.
func unite(ways []pattern) pattern {
	sum := append(pattern(nil), ways[0]...)
	for _, p := range ways[1:] {
		sum = join(sum, p)
	}

	// If all patterns need the same number of links at a node, one cut there could break them all, so require
	// one link more.
	for i, n := range sum {
		same := true
		for _, p := range ways {
			same = same && p.at(n.node) == n.links
		}
		if same {
			sum[i].links++
		}
	}
	return sum
}
