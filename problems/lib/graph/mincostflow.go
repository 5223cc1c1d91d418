package graph

// MinCostFlow returns the least cost of a flow of so many units from source to sink through pipes between n vertices; false
// if there is no flow of so many units. Costs may be negative. Transship also tells the flow of each pipe.
//
// Cost: that of Transship. units and all capacities together must be below 2^60.
func MinCostFlow(n int, pipes []Pipe, source, sink, units int) (cost int, ok bool) {
	supply := make([]int, n)
	supply[source] += units
	supply[sink] -= units

	flow, _, ok := Transship(supply, make([]int, len(pipes)), pipes)
	if !ok {
		return 0, false
	}
	for i, p := range pipes {
		cost += flow[i] * p.Cost
	}
	return cost, true
}

// Transship sends the supply of some vertices to others at the least cost: supply[v] units begin at v, or end there if it
// is negative; they must add up to 0. At least lower[i] and at most pipes[i].Capacity units flow through pipe i; both may
// be negative. The sum of flow[i]*pipes[i].Cost is least; it may exceed an int even if all numbers here are small.
// potential proves it: with the reduced cost c = Cost + potential[From] - potential[To] of a pipe, c <= 0 if it has more
// than its lower bound, and c >= 0 if it is not full. ok is false if no flow fits.
// Other names: minimum-cost flow, b-flow, circulation with lower bounds, transportation, network simplex.
//
// Use: for a maximum flow from s to t of least cost, add a pipe from t to s with a large negative cost, and set all supplies
// to 0.
// How: the network simplex algorithm with strongly feasible spanning trees (Cunningham 1976), which prevent cycling.
// Cost: O(n) for each pivot; usually some pivots for each pipe. Numbers up to 10^9 with up to 10^6 pipes are safe.
// Why: lower bounds, negative costs and supplies cost nothing extra; successive shortest paths need a search for each path.
// Tested: on the small graphs, against all flows of whole units; potentials are checked on large random networks.
func Transship(supply, lower []int, pipes []Pipe) (flow, potential []int, ok bool) {
	s := newSimplex(supply, lower, pipes)
	s.solve()

	flow = make([]int, len(pipes))
	for i := range flow {
		flow[i] = s.flow[i] + lower[i]
	}

	// The flow is feasible if no artificial arc to the root carries a unit.
	ok = true
	for _, rest := range s.flow[len(pipes):] {
		if rest != 0 {
			ok = false
		}
	}
	for i, p := range pipes {
		if p.Capacity < lower[i] {
			ok = false
		}
	}
	return flow, s.potential[:len(supply)], ok
}

// simplex is a network with one more vertex, the root of a spanning tree. Arc i is pipe i without its lower bound; behind
// them comes an arc between each vertex and the root, so expensive that it carries flow only if nothing else fits.
type simplex struct {
	from, to, capacity, cost, flow []int
	potential                      []int // of a vertex: the reduced cost of each arc of the tree is 0
	parent, arc, depth             []int // the tree: the arc between a vertex and its parent
	child, next, prev              []int // the children of a vertex as a list in both directions
	scanned                        int   // the arc at which the search for the next pivot goes on
}

func newSimplex(supply, lower []int, pipes []Pipe) *simplex {
	n := len(supply)
	root := n
	s := &simplex{potential: make([]int, n+1), parent: make([]int, n+1), arc: make([]int, n+1), depth: make([]int, n+1),
		child: make([]int, n+1), next: make([]int, n+1), prev: make([]int, n+1)}

	// The cost of an artificial arc exceeds that of every path, so a solution avoids these arcs if it can.
	rest := append([]int(nil), supply...)
	expensive := 1
	for i, p := range pipes {
		s.add(p.From, p.To, p.Capacity-lower[i], p.Cost, 0)
		rest[p.From] -= lower[i]
		rest[p.To] += lower[i]
		if p.Cost < 0 {
			expensive -= p.Cost
		} else {
			expensive += p.Cost
		}
	}

	s.parent[root], s.arc[root], s.child[root], s.next[root], s.prev[root] = none, none, none, none, none
	for v, amount := range rest {
		s.arc[v] = len(s.from)
		s.child[v] = none
		s.depth[v] = 1
		if amount >= 0 {
			s.add(v, root, Unreached, expensive, amount)
			s.potential[v] = -expensive
		} else {
			s.add(root, v, Unreached, expensive, -amount)
			s.potential[v] = expensive
		}
		s.hang(v, root)
	}
	return s
}

func (s *simplex) add(from, to, capacity, cost, flow int) {
	s.from, s.to = append(s.from, from), append(s.to, to)
	s.capacity, s.cost, s.flow = append(s.capacity, capacity), append(s.cost, cost), append(s.flow, flow)
}

// hang makes v a child of p, and cut takes it from its parent.
func (s *simplex) hang(v, p int) {
	s.parent[v] = p
	s.prev[v] = none
	s.next[v] = s.child[p]
	if s.child[p] != none {
		s.prev[s.child[p]] = v
	}
	s.child[p] = v
}

func (s *simplex) cut(v int) {
	if s.prev[v] != none {
		s.next[s.prev[v]] = s.next[v]
	} else {
		s.child[s.parent[v]] = s.next[v]
	}
	if s.next[v] != none {
		s.prev[s.next[v]] = s.prev[v]
	}
}

// gain returns how much cheaper a unit gets by changing the flow of an arc, 0 or less if it does not pay.
func (s *simplex) gain(a int) int {
	reduced := s.cost[a] + s.potential[s.from[a]] - s.potential[s.to[a]]
	switch {
	case reduced < 0 && s.flow[a] < s.capacity[a]:
		return -reduced
	case reduced > 0 && s.flow[a] > 0:
		return reduced
	}
	return 0
}

// solve pivots until no arc pays. It takes the best arc of a block of arcs, because looking at all of them for each pivot
// would take longer than a few more pivots.
func (s *simplex) solve() {
	block := 10
	for block*block < len(s.from) {
		block++
	}

	// Take the best arc of each block as the next pivot (block search).
	best, most := none, 0
	inBlock := 0
	for clean := 0; clean < len(s.from); {
		a := s.scanned
		s.scanned++
		if s.scanned == len(s.from) {
			s.scanned = 0
		}
		if g := s.gain(a); g > most {
			best, most = a, g
		}

		clean++
		inBlock++
		if inBlock >= block && best != none {
			s.pivot(best)
			best, most = none, 0
			clean = 0
		}
		if inBlock >= block {
			inBlock = 0
		}

		if clean == len(s.from) && best != none {
			s.pivot(best)
			best, most = none, 0
			clean = 0
		}
	}
}

// room returns how much more can flow through the tree's arc of v, away from the root or towards it.
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

// pivot sends flow round the cycle that an arc closes with the tree: from u to v through the arc, and back through the
// tree. Of the arcs that become full or empty, the last one on the way from the top leaves the tree: this is what keeps
// the method from pivoting for ever without sending anything.
func (s *simplex) pivot(entering int) {
	u, v := s.from[entering], s.to[entering]
	forward := s.cost[entering]+s.potential[u]-s.potential[v] < 0
	amount := s.capacity[entering] - s.flow[entering]
	if !forward {
		u, v = v, u
		amount = s.flow[entering]
	}

	leaving, below := none, none // the vertex below the leaving arc; the end of the entering arc below it
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

// rehang cuts the subtree of leaving off and hangs it below above again, by the entering arc, with its vertex below on
// top: the way from below to leaving is turned round.
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
