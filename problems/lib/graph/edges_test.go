package graph

import (
	"fmt"
	"math/rand"
	"testing"
)

// TestNoVertices calls every function that accepts n = 0.
func TestNoVertices(t *testing.T) {
	AllPairs(Apart(0), func(a, b int) int { return a + b })
	if into, cost, ok := Arborescence(0, 0, nil); len(into) != 0 || cost != 0 || !ok {
		t.Errorf("Arborescence: %v, %d, %t", into, cost, ok)
	}
	if column, total := Assign(nil); len(column) != 0 || total != 0 {
		t.Errorf("Assign: %v, %d", column, total)
	}
	if falling := BellmanFord(nil, nil, nil); len(falling) != 0 {
		t.Errorf("BellmanFord: %v", falling)
	}
	if block, count, articulation := Blocks(0, nil); len(block) != 0 || count != 0 || len(articulation) != 0 {
		t.Errorf("Blocks: %v, %d, %v", block, count, articulation)
	}
	if bridge := Bridges(0, nil); len(bridge) != 0 {
		t.Errorf("Bridges: %v", bridge)
	}
	if cycle := Cycle(0, nil); len(cycle) != 0 {
		t.Errorf("Cycle: %v", cycle)
	}
	if vertices, cycle := CycleUndirected(0, nil); len(vertices) != 0 || len(cycle) != 0 {
		t.Errorf("CycleUndirected: %v, %v", vertices, cycle)
	}
	if parent, cut := CutTree(0, nil); len(parent) != 0 || len(cut) != 0 {
		t.Errorf("CutTree: %v, %v", parent, cut)
	}
	if dominator := Dominators(nil, 0); len(dominator) != 0 {
		t.Errorf("Dominators: %v", dominator)
	}
	if partner := GeneralMatching(0, nil); len(partner) != 0 {
		t.Errorf("GeneralMatching: %v", partner)
	}
	if partner := Matching(nil, 0); len(partner) != 0 {
		t.Errorf("Matching: %v", partner)
	}
	if clique, set := MaximumClique(0, nil), MaximumIndependentSet(0, nil); len(clique) != 0 || len(set) != 0 {
		t.Errorf("MaximumClique: %v, %v", clique, set)
	}
	if component, count := SCC(Leaving(0, nil)); len(component) != 0 || count != 0 {
		t.Errorf("SCC: %v, %d", component, count)
	}
	if chosen, cost := SpanningTree(0, nil); len(chosen) != 0 || cost != 0 {
		t.Errorf("SpanningTree: %v, %d", chosen, cost)
	}
	if order, ok := Topological(nil); len(order) != 0 || !ok {
		t.Errorf("Topological: %v, %t", order, ok)
	}
	if vertices, ids, ok := Trail(0, nil, true); len(vertices) != 0 || len(ids) != 0 || ok {
		t.Errorf("Trail: %v, %v, %t", vertices, ids, ok)
	}
	if flow, potential, ok := Transship(nil, nil, nil); len(flow) != 0 || len(potential) != 0 || !ok {
		t.Errorf("Transship: %v, %v, %t", flow, potential, ok)
	}
	if component, count := TwoEdgeComponents(0, nil); len(component) != 0 || count != 0 {
		t.Errorf("TwoEdgeComponents: %v, %d", component, count)
	}
	if values, ok := TwoSat(0, nil); len(values) != 0 || !ok {
		t.Errorf("TwoSat: %v, %t", values, ok)
	}
	if NewSets(0).Count() != 0 || len(NewSets(0).Groups()) != 0 || NewRollbackSets(0).Joins() != 0 || NewWeightedSets(0) == nil {
		t.Error("sets without members")
	}
}

// TestOneVertex calls the functions whose source, sink or root is the only vertex.
func TestOneVertex(t *testing.T) {
	loop := []Pipe{{From: 0, To: 0, Capacity: 3, Cost: 2}}
	if total, _, side := FlowOf(1, loop, 0, 0); total != 0 || !side[0] {
		t.Errorf("FlowOf: %d, %v", total, side)
	}
	if cost, ok := MinCostFlow(1, loop, 0, 0, 5); cost != 0 || !ok {
		t.Errorf("MinCostFlow: %d, %t", cost, ok)
	}
	if cost, side := GlobalCut(1, nil); cost != -1 || len(side) != 1 {
		t.Errorf("GlobalCut: %d, %v", cost, side)
	}
	if vertices, ids, ok := Trail(1, nil, false); len(vertices) != 1 || len(ids) != 0 || !ok {
		t.Errorf("Trail: %v, %v, %t", vertices, ids, ok)
	}
	if dominator := Dominators(Leaving(1, nil), 0); len(dominator) != 1 || dominator[0] != 0 {
		t.Errorf("Dominators: %v", dominator)
	}
	if into, cost, ok := Arborescence(1, 0, []Edge{{0, 0, -1}}); len(into) != 1 || into[0] != -1 || cost != 0 || !ok {
		t.Errorf("Arborescence: %v, %d, %t", into, cost, ok)
	}
}

// largeSets are graphs of up to 64 vertices for which the size of a largest independent set is known. A search without
// components, or without the rules for small degrees, takes hours for some of them.
func largeSets() map[string]struct {
	n, size int
	edges   []Edge
} {
	list := make(map[string]struct {
		n, size int
		edges   []Edge
	})
	add := func(name string, n, size int, joined func(u, v int) bool) {
		var edges []Edge
		for v := range n {
			for u := range v {
				if joined(u, v) {
					edges = append(edges, Edge{From: u, To: v})
				}
			}
		}
		c := list[name]
		c.n, c.size, c.edges = n, size, edges
		list[name] = c
	}

	// Disjoint cycles, one long cycle, and a path.
	for _, k := range []int{3, 5, 7, 9, 64} {
		add(fmt.Sprint("cycles of ", k), 64/k*k, 64/k*(k/2), func(u, v int) bool {
			return u/k == v/k && (v-u == 1 || v-u == k-1)
		})
	}
	add("a path", 64, 32, func(u, v int) bool { return v-u == 1 })

	// Disjoint Petersen graphs, each with an outer and an inner cycle, and a hypercube.
	add("Petersen graphs", 60, 24, func(u, v int) bool {
		a, b := u%10, v%10
		outer := b < 5 && (b-a == 1 || b-a == 4)
		inner := a >= 5 && (b-a == 2 || b-a == 3)
		return u/10 == v/10 && (outer || inner || a+5 == b)
	})
	add("a hypercube", 64, 32, func(u, v int) bool { return (u^v)&(u^v-1) == 0 })

	// Pieces on a chessboard that do not attack each other.
	board := func(name string, size int, attacks func(dx, dy int) bool) {
		add(name, 64, size, func(u, v int) bool {
			dx, dy := u%8-v%8, u/8-v/8
			return attacks(max(dx, -dx), max(dy, -dy))
		})
	}
	board("rooks", 8, func(dx, dy int) bool { return dx == 0 || dy == 0 })
	board("queens", 8, func(dx, dy int) bool { return dx == 0 || dy == 0 || dx == dy })
	board("kings", 16, func(dx, dy int) bool { return dx <= 1 && dy <= 1 })
	board("kings on a torus", 16, func(dx, dy int) bool { return (dx <= 1 || dx == 7) && (dy <= 1 || dy == 7) })
	board("bishops", 14, func(dx, dy int) bool { return dx == dy })
	board("knights", 32, func(dx, dy int) bool { return dx*dy == 2 })

	// Two vertices of the Paley graph are joined if their difference is a square modulo 61. The graph equals its own
	// complement. The size of its largest sets is from the literature: 5 (Shearer 1986).
	square := make(map[int]bool)
	for x := 1; x < 61; x++ {
		square[x*x%61] = true
	}
	add("a Paley graph", 61, 5, func(u, v int) bool { return square[v-u] })
	return list
}

func TestMaximumIndependentSetLarge(t *testing.T) {
	for name, c := range largeSets() {
		s := sample{n: c.n, edges: c.edges}
		got := MaximumIndependentSet(c.n, c.edges)
		if len(got) != c.size {
			t.Errorf("%s: %d vertices, want %d", name, len(got), c.size)
		}
		checkClique(t, s, got, false, len(got))

		// The same set is a largest clique of the complement.
		near := neighbourSets(c.n, c.edges)
		complement := sample{n: c.n}
		for v := range c.n {
			for u := range v {
				if near[v]>>u&1 == 0 {
					complement.edges = append(complement.edges, Edge{From: u, To: v})
				}
			}
		}
		got = MaximumClique(c.n, complement.edges)
		if len(got) != c.size {
			t.Errorf("the complement of %s: %d vertices, want %d", name, len(got), c.size)
		}
		checkClique(t, complement, got, true, len(got))
	}
}

// slowIndependent returns the size of a largest independent set: with or without the lowest vertex.
func slowIndependent(near []uint64, set uint64) int {
	if set == 0 {
		return 0
	}
	for v := range near {
		if set>>v&1 == 1 {
			set &^= 1 << v
			return max(slowIndependent(near, set), 1+slowIndependent(near, set&^near[v]))
		}
	}
	return 0
}

// TestMaximumIndependentSetRegular compares the result on sparse random graphs, among them unions of random matchings,
// with a search without rules.
func TestMaximumIndependentSetRegular(t *testing.T) {
	random := rand.New(rand.NewSource(9))
	for range 150 {
		s := sample{n: 6 + 2*random.Intn(8)}
		for range 1 + random.Intn(4) {
			order := random.Perm(s.n)
			for i := 0; i < s.n; i += 2 {
				s.edges = append(s.edges, Edge{From: order[i], To: order[i+1]})
			}
		}
		want := slowIndependent(neighbourSets(s.n, s.edges), allVertices(s.n))
		checkClique(t, s, MaximumIndependentSet(s.n, s.edges), false, want)
	}
}
