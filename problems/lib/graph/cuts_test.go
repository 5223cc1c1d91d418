package graph

import (
	"fmt"
	"math/bits"
	"math/rand"
	"testing"
)

// crossing returns the cost of the edges between a set of vertices and the others.
func crossing(edges []Edge, inside func(v int) bool) (cost int) {
	for _, e := range edges {
		if inside(e.From) != inside(e.To) {
			cost += e.Cost
		}
	}
	return cost
}

func TestGlobalCut(t *testing.T) {
	for _, s := range samples() {
		if s.n < 2 {
			continue
		}
		want := Unreached
		for set := 1; set < 1<<s.n-1; set++ {
			want = min(want, crossing(s.edges, func(v int) bool { return set>>v&1 == 1 }))
		}
		cost, side := GlobalCut(s.n, s.edges)
		ones := 0
		for _, in := range side {
			if in {
				ones++
			}
		}
		real := crossing(s.edges, func(v int) bool { return side[v] })
		if cost != want || real != want || ones == 0 || ones == s.n {
			t.Fatalf("graph %v: cost %d, but the cut %v costs %d, want %d", s, cost, side, real, want)
		}
	}
}

// Each graph in this test has two dense parts, which are joined by only one edge. Its vertices are in random
// order.
func TestGlobalCutLarge(t *testing.T) {
	const n = 120
	random := rand.New(rand.NewSource(1))
	for range 5 {
		order := random.Perm(n)
		half := n/4 + random.Intn(n/2)
		edges := []Edge{{order[0], order[n-1], 7}}
		for range 20 * n {
			u, v := random.Intn(n), random.Intn(n)
			if (u < half) == (v < half) {
				edges = append(edges, Edge{order[u], order[v], 1 + random.Intn(9)})
			}
		}
		if cost, _ := GlobalCut(n, edges); cost != 7 {
			t.Fatalf("cut of cost %d, want 7", cost)
		}
	}
}

func TestCutTree(t *testing.T) {
	for _, s := range samples() {
		parent, cut := CutTree(s.n, s.edges)
		var pipes []Pipe
		for _, e := range s.edges {
			pipes = append(pipes, Pipe{e.From, e.To, e.Cost, 0}, Pipe{e.To, e.From, e.Cost, 0})
		}
		for v := range s.n {
			if v > 0 && parent[v] >= v || v == 0 && (parent[0] != 0 || cut[0] != 0) {
				t.Fatalf("%v: parents %v, cuts %v", s, parent, cut)
			}
			for u := range v {
				// Walk from u and v to their common ancestor. A parent has a smaller number than its child,
				// so the vertex with the larger number makes the next step.
				got, a, b := Unreached, u, v
				for a != b {
					if a < b {
						a, b = b, a
					}
					got = min(got, cut[a])
					a = parent[a]
				}
				if want := MaxFlow(s.n, pipes, u, v); got != want {
					t.Fatalf("graph %v: minimum cut between %d and %d: %d, want %d", s, u, v, got, want)
				}
			}
		}
	}
}

// checkClique checks that a set has the given size and is a clique, or, if joined is false, an independent
// set.
func checkClique(t *testing.T, s sample, set []int, joined bool, size int) {
	t.Helper()
	near := neighbourSets(s.n, s.edges)
	for i, v := range set {
		for _, u := range set[:i] {
			if u >= v || (near[u]>>v&1 == 1) != joined {
				t.Fatalf("graph %v: the set %v is wrong for its members %d and %d", s, set, u, v)
			}
		}
	}
	if len(set) != size {
		t.Fatalf("graph %v: set %v, want %d vertices", s, set, size)
	}
}

func TestMaximumClique(t *testing.T) {
	list := samples()
	for n := 1; n <= 5; n++ { // all graphs without loops
		for set := range 1 << (n * (n - 1) / 2) {
			s := sample{n: n}
			for v := range n {
				for u := range v {
					if set>>(v*(v-1)/2+u)&1 == 1 {
						s.edges = append(s.edges, Edge{From: u, To: v})
					}
				}
			}
			list = append(list, s)
		}
	}
	for _, s := range list {
		near := neighbourSets(s.n, s.edges)
		clique, independent := 0, 0
		for set := range uint64(1) << s.n {
			isClique, isIndependent := true, true
			for v := range s.n {
				if set>>v&1 == 1 {
					others := set &^ (1 << v)
					isClique = isClique && others&^near[v] == 0
					isIndependent = isIndependent && others&near[v] == 0
				}
			}
			size := bits.OnesCount64(set)
			if isClique {
				clique = max(clique, size)
			}
			if isIndependent {
				independent = max(independent, size)
			}
		}
		checkClique(t, s, MaximumClique(s.n, s.edges), true, clique)
		checkClique(t, s, MaximumIndependentSet(s.n, s.edges), false, independent)
	}
}

// TestMaximumCliqueLarge uses four graphs of 64 vertices: one with 3^21 largest cliques, one with a planted clique,
// one without edges, and one with all edges.
func TestMaximumCliqueLarge(t *testing.T) {
	const n = 64
	random := rand.New(rand.NewSource(5))
	planted := make(map[int]bool)
	for _, v := range random.Perm(n)[:20] {
		planted[v] = true
	}
	chance := make(map[[2]int]bool)
	for v := range n {
		for u := range v {
			chance[[2]int{u, v}] = random.Intn(3) == 0
		}
	}
	for name, c := range map[string]struct {
		joined func(u, v int) bool
		clique int
	}{
		"triples": {func(u, v int) bool { return u/3 != v/3 }, 22},
		"planted": {func(u, v int) bool { return planted[u] && planted[v] || chance[[2]int{u, v}] }, 20},
		"none":    {func(u, v int) bool { return false }, 1},
		"all":     {func(u, v int) bool { return true }, n},
	} {
		s := sample{n: n}
		for v := range n {
			for u := range v {
				if c.joined(u, v) {
					s.edges = append(s.edges, Edge{From: u, To: v})
				}
			}
		}
		got := MaximumClique(n, s.edges)
		if len(got) != c.clique {
			t.Errorf("%s: %d vertices, want %d", name, len(got), c.clique)
		}
		checkClique(t, s, got, true, len(got))
	}
}

func ExampleMaximumClique() {
	edges := []Edge{{0, 1, 0}, {1, 2, 0}, {2, 0, 0}, {2, 3, 0}}
	fmt.Println(MaximumClique(4, edges), len(MaximumIndependentSet(4, edges)))
	// Output: [0 1 2] 2
}

func ExampleGlobalCut() {
	fmt.Println(GlobalCut(3, []Edge{{0, 1, 5}, {1, 2, 2}, {2, 0, 1}}))
	// Output: 3 [false false true]
}

func ExampleCutTree() {
	fmt.Println(CutTree(3, []Edge{{0, 1, 5}, {1, 2, 2}, {2, 0, 1}}))
	// Output: [0 0 1] [0 6 3]
}
