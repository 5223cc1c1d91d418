// Patterns: what the agent needs to win.
package main

// A pattern belongs to a node of the agent and lists how many gateway links other nodes must have at least, by rising
// node. Wherever it fits the agent wins, whatever else is on the map. No need is 0.
type pattern []need

type need struct{ node, links int }

// fits reports whether all needs are met.
func (p pattern) fits(left []int) bool {
	for _, n := range p {
		if left[n.node] < n.links {
			return false
		}
	}
	return true
}

// at returns how many links p needs of a node.
func (p pattern) at(node int) int {
	for _, n := range p {
		if n.node == node {
			return n.links
		}
	}
	return 0
}

// breakers keeps, in place, the nodes of zone of which p needs every link: after a cut there it no longer fits.
func (p pattern) breakers(zone, left []int) []int {
	kept := zone[:0]
	for _, v := range zone {
		if p.at(v) == left[v] {
			kept = append(kept, v)
		}
	}
	return kept
}

// and adds a need.
func (p pattern) and(node, links int) pattern { return join(p, pattern{{node, links}}) }

// join needs what either needs.
func join(p, q pattern) pattern {
	sum := make(pattern, 0, len(p)+len(q))

	// Merge both lists by node. If both need links of a node, the greater need counts.
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

// unite is the pattern of a free turn: whatever is cut, one of ways must still fit. So where all of them need the same
// number of links, one link more is needed.
func unite(ways []pattern) pattern {
	sum := append(pattern(nil), ways[0]...)
	for _, p := range ways[1:] {
		sum = join(sum, p)
	}

	// If all ways need the same number of links of a node, one cut there would break them all.
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
