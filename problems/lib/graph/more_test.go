package graph

import (
	"fmt"
	"math/bits"
	"math/rand"
	"testing"
)

// onCycle reports whether some vertex reaches itself by at least one edge.
func onCycle(s sample) bool {
	d := closure(s)
	for _, e := range s.edges {
		if d[e.To][e.From] < Unreached {
			return true
		}
	}
	return false
}

func TestTopological(t *testing.T) {
	for _, s := range samples() {
		order, ok := Topological(Leaving(s.n, s.edges))
		if ok == onCycle(s) {
			t.Fatalf("graph %v: Topological returned ok = %v, want the opposite", s, ok)
		}
		place := make(map[int]int)
		for i, v := range order {
			place[v] = i
		}
		for _, e := range s.edges {
			if ok && (len(place) != s.n || place[e.From] >= place[e.To]) {
				t.Fatalf("graph %v: order %v is not topological", s, order)
			}
		}
	}
}

// parts counts the connected components of an undirected graph after the edge outEdge and all edges at the
// vertex outVertex are removed. Either may be none (-1).
func parts(s sample, outVertex, outEdge int) int {
	sets, count := NewSets(s.n), s.n
	for i, e := range s.edges {
		if i != outEdge && e.From != outVertex && e.To != outVertex && !sets.Same(e.From, e.To) {
			sets.Join(e.From, e.To)
			count--
		}
	}
	return count
}

func TestSpanningTree(t *testing.T) {
	for _, s := range samples() {
		if len(s.edges) > 9 {
			continue
		}
		need := s.n - parts(s, none, none)
		want := Unreached
		for set := range 1 << len(s.edges) {
			if bits.OnesCount(uint(set)) != need {
				continue
			}
			forest, cost := sample{n: s.n}, 0
			for i, e := range s.edges {
				if set>>i&1 == 1 {
					forest.edges = append(forest.edges, e)
					cost += e.Cost
				}
			}
			if parts(forest, none, none) == s.n-need {
				want = min(want, cost)
			}
		}
		chosen, cost := SpanningTree(s.n, s.edges)
		forest, sum := sample{n: s.n}, 0
		for _, i := range chosen {
			forest.edges = append(forest.edges, s.edges[i])
			sum += s.edges[i].Cost
		}
		if cost != want || sum != cost || len(chosen) != need || parts(forest, none, none) != s.n-need {
			t.Fatalf("graph %v: spanning tree with edges %v costs %d, want %d", s, chosen, cost, want)
		}
	}
}

func TestCycle(t *testing.T) {
	for _, s := range samples() {
		cycle := Cycle(s.n, s.edges)
		if (len(cycle) > 0) != onCycle(s) {
			t.Fatalf("graph %v: wrong cycle %v", s, cycle)
		}
		seen := make(map[int]bool)
		for k, i := range cycle {
			next := s.edges[cycle[(k+1)%len(cycle)]]
			if s.edges[i].To != next.From || seen[next.From] {
				t.Fatalf("graph %v: wrong cycle %v", s, cycle)
			}
			seen[next.From] = true
		}
	}
}

func TestCycleUndirected(t *testing.T) {
	for _, s := range samples() {
		vertices, cycle := CycleUndirected(s.n, s.edges)
		if len(vertices) != len(cycle) || (len(cycle) > 0) != (len(s.edges) > s.n-parts(s, none, none)) {
			t.Fatalf("graph %v: wrong cycle: vertices %v, edges %v", s, vertices, cycle)
		}
		seenVertex, seenEdge := make(map[int]bool), make(map[int]bool)
		for k, i := range cycle {
			a, b, e := vertices[k], vertices[(k+1)%len(cycle)], s.edges[i]
			joins := e.From == a && e.To == b || e.From == b && e.To == a
			if !joins || seenVertex[a] || seenEdge[i] {
				t.Fatalf("graph %v: wrong cycle: vertices %v, edges %v", s, vertices, cycle)
			}
			seenVertex[a], seenEdge[i] = true, true
		}
	}
}

// TestBlocks removes one vertex at a time: the vertex must be an articulation point if and only if its
// component falls apart. For each pair of edges, TestBlocks asks sameBlock whether they belong to one block.
func TestBlocks(t *testing.T) {
	for _, s := range samples() {
		block, count, articulation := Blocks(s.n, s.edges)
		for v := range s.n {
			if want := parts(s, v, none)-1 > parts(s, none, none); articulation[v] != want {
				t.Fatalf("graph %v: articulation points %v, want %[4]v for vertex %[3]d", s, articulation, v, want)
			}
		}
		used := make(map[int]bool)
		for i, e := range s.edges {
			used[block[i]] = true
			for j, f := range s.edges {
				if i != j && (block[i] == block[j]) != sameBlock(s, e, f) {
					t.Fatalf("graph %v: blocks %v: wrong for the pair of edges %d and %d", s, block, i, j)
				}
			}
		}
		if len(used) != count {
			t.Fatalf("%v: %d blocks in %v", s, count, block)
		}
	}
}

// sameBlock reports whether two different edges lie on a cycle without repeated vertices. They do if two
// paths without common vertices lead from the ends of e to the ends of f. To find such paths, each vertex
// gets capacity 1: the paths exist if there is a flow of two units.
func sameBlock(s sample, e, f Edge) bool {
	if e.From == e.To || f.From == f.To {
		return false
	}
	source, sink := 2*s.n, 2*s.n+1
	pipes := []Pipe{
		{From: source, To: 2 * e.From, Capacity: 1}, {From: source, To: 2 * e.To, Capacity: 1},
		{From: 2*f.From + 1, To: sink, Capacity: 1}, {From: 2*f.To + 1, To: sink, Capacity: 1},
	}
	for v := range s.n {
		pipes = append(pipes, Pipe{From: 2 * v, To: 2*v + 1, Capacity: 1})
	}
	for _, g := range s.edges {
		pipes = append(pipes, Pipe{From: 2*g.From + 1, To: 2 * g.To, Capacity: 1}, Pipe{From: 2*g.To + 1, To: 2 * g.From, Capacity: 1})
	}
	return MaxFlow(2*s.n+2, pipes, source, sink) == 2
}

func TestTwoEdgeComponents(t *testing.T) {
	for _, s := range samples() {
		component, count := TwoEdgeComponents(s.n, s.edges)
		numbers := make(map[int]bool)
		for a := range s.n {
			numbers[component[a]] = true
			for b := range s.n {
				together := true
				for out := -1; out < len(s.edges); out++ {
					sets := NewSets(s.n)
					for i, e := range s.edges {
						if i != out {
							sets.Join(e.From, e.To)
						}
					}
					together = together && sets.Same(a, b)
				}
				if together != (component[a] == component[b]) {
					t.Fatalf("graph %v: components %v: wrong for the pair of vertices %d and %d", s, component, a, b)
				}
			}
		}
		if len(numbers) != count {
			t.Fatalf("%v: %d components in %v", s, count, component)
		}
	}
}

// walkExists reports whether a walk from v uses each edge of the bit set `left` exactly once. It tries every
// order of the edges.
func walkExists(s sample, v, left int, directed bool) bool {
	if left == 0 {
		return true
	}
	for i, e := range s.edges {
		if left>>i&1 == 0 {
			continue
		}
		if e.From == v && walkExists(s, e.To, left&^(1<<i), directed) {
			return true
		}
		if !directed && e.To == v && walkExists(s, e.From, left&^(1<<i), directed) {
			return true
		}
	}
	return false
}

func TestTrail(t *testing.T) {
	for _, s := range samples() {
		if len(s.edges) > 7 {
			continue
		}
		for _, directed := range []bool{false, true} {
			want := false
			for v := range s.n {
				want = want || walkExists(s, v, 1<<len(s.edges)-1, directed)
			}
			vertices, ids, ok := Trail(s.n, s.edges, directed)
			if ok != want || ok && (len(ids) != len(s.edges) || len(vertices) != len(ids)+1) {
				t.Fatalf("graph %v, directed %v: trail with vertices %v, edges %v, ok = %v", s, directed, vertices, ids, ok)
			}
			used := make(map[int]bool)
			for k, i := range ids {
				a, b, e := vertices[k], vertices[k+1], s.edges[i]
				if used[i] || (a != e.From || b != e.To) && (directed || a != e.To || b != e.From) {
					t.Fatalf("graph %v, directed %v: no trail: vertices %v, edges %v", s, directed, vertices, ids)
				}
				used[i] = true
			}
		}
	}
}

func TestDominators(t *testing.T) {
	reaches := func(s sample, out int) []bool {
		reached := make([]bool, s.n)
		reached[0] = out != 0
		for range s.n {
			for _, e := range s.edges {
				if reached[e.From] && e.To != out {
					reached[e.To] = true
				}
			}
		}
		return reached
	}
	for _, s := range samples() {
		got := Dominators(Leaving(s.n, s.edges), 0)
		all := reaches(s, none)
		dominates := make([][]bool, s.n) // dominates[d][v]: v cannot be reached without d
		for d := range dominates {
			dominates[d] = make([]bool, s.n)
			without := reaches(s, d)
			for v := range s.n {
				dominates[d][v] = all[v] && !without[v]
			}
		}
		for v := range s.n {
			want := none
			if v == 0 {
				want = 0
			} else if all[v] {
				for d := range s.n {
					if d != v && dominates[d][v] && (want == none || dominates[want][d]) {
						want = d
					}
				}
			}
			if got[v] != want {
				t.Fatalf("graph %v: dominators %v, want %[4]d for vertex %[3]d", s, got, v, want)
			}
		}
	}
}

func TestAssign(t *testing.T) {
	random := rand.New(rand.NewSource(6))
	for range 1500 {
		rows := random.Intn(6)
		columns := rows + random.Intn(2)
		cost := make([][]int, rows)
		for i := range cost {
			cost[i] = make([]int, columns)
			for j := range cost[i] {
				cost[i][j] = random.Intn(21) - 10
			}
		}
		var best func(i, taken int) int
		best = func(i, taken int) int {
			if i == rows {
				return 0
			}
			least := Unreached
			for j := range columns {
				if taken>>j&1 == 0 {
					least = min(least, cost[i][j]+best(i+1, taken|1<<j))
				}
			}
			return least
		}
		column, total := Assign(cost)
		sum, taken := 0, make(map[int]bool)
		for i, j := range column {
			sum += cost[i][j]
			taken[j] = true
		}
		if want := best(0, 0); total != want || sum != want || len(taken) != rows {
			t.Fatalf("costs %v: assignment %v costs %d, want %d", cost, column, total, want)
		}
	}
}

func TestRollbackSets(t *testing.T) {
	random := rand.New(rand.NewSource(7))
	for range 300 {
		n := 1 + random.Intn(8)
		s := NewRollbackSets(n)
		var history [][]int
		label := make([]int, n)
		for v := range label {
			label[v] = v
		}
		for range 30 {
			if random.Intn(3) == 0 && len(history) > 0 {
				left := random.Intn(len(history))
				s.Undo(left)
				label, history = history[left], history[:left]
			} else {
				history = append(history, append([]int(nil), label...))
				a, b := random.Intn(n), random.Intn(n)
				from, to := label[a], label[b]
				if s.Join(a, b) != (from != to) {
					t.Fatalf("labels %v: wrong result of Join(%d, %d)", label, a, b)
				}
				for v := range label {
					if label[v] == from {
						label[v] = to
					}
				}
			}
			if s.Joins() != len(history) {
				t.Fatalf("%d joins, want %d", s.Joins(), len(history))
			}
			for a := range n {
				size := 0
				for b := range n {
					if (s.Find(a) == s.Find(b)) != (label[a] == label[b]) {
						t.Fatalf("labels %v: wrong sets of %d and %d", label, a, b)
					}
					if label[a] == label[b] {
						size++
					}
				}
				if s.Size(a) != size {
					t.Fatalf("labels %v: the set of %d has %d members, want %d", label, a, s.Size(a), size)
				}
			}
		}
	}
}

func TestWeightedSets(t *testing.T) {
	random := rand.New(rand.NewSource(8))
	for range 300 {
		n := 1 + random.Intn(8)
		s := NewWeightedSets(n)
		label, value := make([]int, n), make([]int, n)
		for v := range label {
			label[v] = v
		}
		for range 20 {
			a, b, difference := random.Intn(n), random.Intn(n), random.Intn(9)-4
			shift := value[a] + difference - value[b]
			if got, want := s.Join(a, b, difference), label[a] != label[b] || shift == 0; got != want {
				t.Fatalf("Join(%d, %d, %d) = %v", a, b, difference, got)
			}
			if label[a] != label[b] {
				old := label[b]
				for v := range label {
					if label[v] == old {
						label[v] = label[a]
						value[v] += shift
					}
				}
			}
			for a := range n {
				for b := range n {
					got, ok := s.Difference(a, b)
					if ok != (label[a] == label[b]) || ok && got != value[b]-value[a] {
						t.Fatalf("Difference(%d, %d) = %d, %v; want %d", a, b, got, ok, value[b]-value[a])
					}
				}
			}
		}
	}
}

func ExampleTopological() {
	fmt.Println(Topological(Leaving(3, []Edge{{2, 0, 0}, {0, 1, 0}})))
	// Output: [2 0 1] true
}

func ExampleSpanningTree() {
	fmt.Println(SpanningTree(3, []Edge{{0, 1, 7}, {1, 2, 1}, {0, 2, 3}}))
	// Output: [1 2] 4
}

func ExampleCycle() {
	fmt.Println(Cycle(3, []Edge{{0, 1, 0}, {1, 2, 0}, {2, 1, 0}}))
	fmt.Println(CycleUndirected(3, []Edge{{0, 1, 0}, {1, 2, 0}, {2, 0, 0}}))
	// Output:
	// [1 2]
	// [0 1 2] [0 1 2]
}

func ExampleBlocks() {
	edges := []Edge{{0, 1, 0}, {1, 2, 0}, {2, 0, 0}, {2, 3, 0}}
	fmt.Println(Blocks(4, edges))
	fmt.Println(TwoEdgeComponents(4, edges))
	// Output:
	// [1 1 1 0] 2 [false false true false]
	// [0 0 0 1] 2
}

func ExampleTrail() {
	fmt.Println(Trail(3, []Edge{{0, 1, 0}, {2, 1, 0}}, false))
	// Output: [0 1 2] [0 1] true
}

func ExampleDominators() {
	out := Leaving(4, []Edge{{0, 1, 0}, {0, 2, 0}, {1, 3, 0}, {2, 3, 0}})
	fmt.Println(Dominators(out, 0))
	// Output: [0 0 0 0]
}

func ExampleAssign() {
	fmt.Println(Assign([][]int{{1, 2}, {3, 9}}))
	// Output: [1 0] 5
}

func ExampleRollbackSets() {
	s := NewRollbackSets(3)
	s.Join(0, 1)
	mark := s.Joins()
	s.Join(1, 2)
	s.Undo(mark)
	fmt.Println(s.Find(0) == s.Find(1), s.Find(1) == s.Find(2))
	// Output: true false
}

func ExampleWeightedSets() {
	s := NewWeightedSets(3)
	s.Join(0, 1, 5)
	s.Join(2, 1, 2)
	fmt.Println(s.Difference(0, 2))
	// Output: 3 true
}
