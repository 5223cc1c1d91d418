package graph

// room returns how much more can flow on the tree arc between v and its parent: towards v if down is true,
// otherwise towards the parent.
func (s *simplex) room(v int, down bool) int {
	a := s.arc[v]
	if (s.to[a] == v) == down {
		return s.capacity[a] - s.flow[a]
	}
	return s.flow[a]
}

func (s *simplex) change(v int, down bool, amount int) {
	a := s.arc[v]
	if (s.to[a] == v) == down {
		s.flow[a] += amount
	} else {
		s.flow[a] -= amount
	}
}

// pivot sends flow around the cycle that the entering arc (u, v) closes with the tree: from u to v through the
// arc, and back through the tree. Among the arcs that limit this flow, the last one on the cycle, seen from its
// highest vertex, leaves the tree. This rule prevents the algorithm from pivoting for ever without sending flow.
func (s *simplex) pivot(entering int) {
	u, v := s.from[entering], s.to[entering]
	forward := s.cost[entering]+s.potential[u]-s.potential[v] < 0
	amount := s.capacity[entering] - s.flow[entering]
	if !forward {
		u, v = v, u
		amount = s.flow[entering]
	}

	leaving, below := none, none // the vertex below the leaving arc; the end of the entering arc in its subtree
	x, y := u, v
	for x != y {
		if s.depth[x] >= s.depth[y] {
			if room := s.room(x, true); room < amount {
				amount, leaving, below = room, x, u
			}
			x = s.parent[x]
		} else {
			y = s.parent[y]
		}
	}

	top := x
	for y := v; y != top; y = s.parent[y] {
		if room := s.room(y, false); room <= amount {
			amount, leaving, below = room, y, v
		}
	}

	if amount > 0 {
		for x := u; x != top; x = s.parent[x] {
			s.change(x, true, amount)
		}
		for y := v; y != top; y = s.parent[y] {
			s.change(y, false, amount)
		}
		if forward {
			s.flow[entering] += amount
		} else {
			s.flow[entering] -= amount
		}
	}

	if leaving != none {
		above := u + v - below
		s.rehang(below, above, entering, leaving)
	}
}

// rehang replaces the leaving arc by the entering one. It cuts off the subtree below the leaving arc, makes the
// vertex below the root of this subtree, and makes this root a child of the vertex above. The tree path from below to
// leaving is reversed.
func (s *simplex) rehang(below, above, entering, leaving int) {
	x, p, a := below, above, entering
	for {
		oldParent, oldArc := s.parent[x], s.arc[x]
		s.cut(x)
		s.hang(x, p)
		s.arc[x] = a
		if x == leaving {
			break
		}
		x, p, a = oldParent, x, oldArc
	}

	stack := []int{below}
	for len(stack) > 0 {
		x := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		p, a := s.parent[x], s.arc[x]
		s.depth[x] = s.depth[p] + 1
		if s.to[a] == x {
			s.potential[x] = s.potential[p] + s.cost[a]
		} else {
			s.potential[x] = s.potential[p] - s.cost[a]
		}
		for c := s.child[x]; c != none; c = s.next[c] {
			stack = append(stack, c)
		}
	}
}
