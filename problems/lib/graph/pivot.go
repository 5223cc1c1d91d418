package graph

// room returns how much more the tree arc between v and its parent can carry: from the parent to v if down is
// true, otherwise from v to the parent.
func (s *simplex) room(v int, down bool) int {
	a := s.arc[v]
	if (s.to[a] == v) == down {
		return s.capacity[a] - s.flow[a]
	}
	return s.flow[a]
}

// change sends more flow through the tree arc between v and its parent, down to v or up from it.
func (s *simplex) change(v int, down bool, amount int) {
	a := s.arc[v]
	if (s.to[a] == v) == down {
		s.flow[a] += amount
	} else {
		s.flow[a] -= amount
	}
}

// pivot adds the entering arc (u, v) to the tree. This closes a cycle, around which pivot sends as much flow
// as possible: from u to v through the arc, and back through the tree. Then one of the arcs that limit this
// flow leaves the tree. If several arcs limit the flow, walk around the cycle in the direction of the
// flow, starting at the vertex nearest to the root: the last limiting arc leaves. This rule prevents the
// algorithm from pivoting for ever without sending flow.
func (s *simplex) pivot(entering int) {
	u, v := s.from[entering], s.to[entering]
	forward := s.cost[entering]+s.potential[u]-s.potential[v] < 0
	amount := s.capacity[entering] - s.flow[entering]
	if !forward {
		u, v = v, u
		amount = s.flow[entering]
	}

	// The leaving arc joins the vertex `leaving` and its parent. Removing it cuts off the subtree with the
	// root `leaving`. One end of the entering arc is in this subtree: `inner`.
	leaving, inner := none, none
	x, y := u, v
	for x != y {
		if s.depth[x] >= s.depth[y] {
			if room := s.room(x, true); room < amount {
				amount, leaving, inner = room, x, u
			}
			x = s.parent[x]
		} else {
			y = s.parent[y]
		}
	}

	top := x
	for y := v; y != top; y = s.parent[y] {
		if room := s.room(y, false); room <= amount {
			amount, leaving, inner = room, y, v
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
		outer := u + v - inner
		s.rehang(inner, outer, entering, leaving)
	}
}

// rehang replaces the leaving arc by the entering arc, whose ends are inner and outer. Removing the leaving
// arc, which joins the vertex `leaving` and its parent, cuts off the subtree that contains inner. Then inner
// becomes the root of this subtree and a child of outer. So rehang reverses the tree path from inner up to
// `leaving`: each parent on it becomes a child.
func (s *simplex) rehang(inner, outer, entering, leaving int) {
	x, p, a := inner, outer, entering
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

	// Update the depths and potentials of the vertices in this subtree.
	stack := []int{inner}
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
