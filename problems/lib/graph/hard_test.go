package graph

import (
	"fmt"
	"math/rand"
	"testing"
)

// mostEdges returns the size of a maximum matching that uses only vertices of a set.
func mostEdges(near []uint64, set uint64) int {
	for v := range near {
		if set>>v&1 == 0 {
			continue
		}
		set &^= 1 << v
		best := mostEdges(near, set)
		for u := range near {
			if set&near[v]>>u&1 == 1 {
				best = max(best, 1+mostEdges(near, set&^(1<<u)))
			}
		}
		return best
	}
	return 0
}

// checkMatching checks that partners are joined by edges, and returns the number of pairs.
func checkMatching(t *testing.T, n int, edges []Edge, partner []int) (pairs int) {
	t.Helper()
	joined := make(map[[2]int]bool)
	for _, e := range edges {
		joined[[2]int{e.From, e.To}], joined[[2]int{e.To, e.From}] = true, true
	}
	for v, u := range partner {
		if u < 0 {
			continue
		}
		if u == v || partner[u] != v || !joined[[2]int{u, v}] {
			t.Fatalf("edges %v: partners %v are no matching", edges, partner)
		}
		pairs++
	}
	return pairs / 2
}

func TestGeneralMatching(t *testing.T) {
	list := samples()
	random := rand.New(rand.NewSource(20))

	// For n up to 5, the test uses all graphs of n vertices. The last round (n = 6) adds random graphs of 6
	// to 10 vertices.
	for n := 1; n <= 6; n++ {
		for set := range 1 << (n * (n - 1) / 2) {
			s := sample{n: n}
			if n == 6 {
				s.n += random.Intn(5)
				if set%8 != 0 {
					continue
				}
			}
			chance := 1 + random.Intn(6)
			for v := range s.n {
				for u := range v {
					isEdge := set>>(v*(v-1)/2+u)&1 == 1
					if n == 6 {
						isEdge = random.Intn(10) < chance
					}
					if isEdge {
						s.edges = append(s.edges, Edge{From: u, To: v})
					}
				}
			}
			list = append(list, s)
		}
	}
	for _, s := range list {
		want := mostEdges(neighbourSets(s.n, s.edges), allVertices(s.n))
		if got := checkMatching(t, s.n, s.edges, GeneralMatching(s.n, s.edges)); got != want {
			t.Fatalf("%v: %d pairs, want %d", s, got, want)
		}
	}
}

// TestGeneralMatchingBlossoms uses chains of odd cycles, each joined to the next one, with vertices and edges in
// random order. The number of cycles is even, so a perfect matching exists.
func TestGeneralMatchingBlossoms(t *testing.T) {
	random := rand.New(rand.NewSource(21))
	for round := range 200 {
		cycles, length := 2+2*random.Intn(10), 3+2*random.Intn(4)
		n := cycles * length
		order := random.Perm(n)
		var edges []Edge
		for c := range cycles {
			for i := range length {
				edges = append(edges, Edge{From: order[c*length+i], To: order[c*length+(i+1)%length]})
			}
			if c > 0 {
				edges = append(edges, Edge{From: order[c*length+random.Intn(length)], To: order[(c-1)*length+random.Intn(length)]})
			}
		}
		random.Shuffle(len(edges), func(i, j int) { edges[i], edges[j] = edges[j], edges[i] })
		if got := checkMatching(t, n, edges, GeneralMatching(n, edges)); got != n/2 {
			t.Fatalf("round %d: %d pairs of %d vertices", round, got, n)
		}
	}
}

// TestGeneralMatchingNested uses a long path with a few chords. After the greedy start only the ends of the
// path are unmatched, so GeneralMatching searches only once. This search has to contract blossoms that
// contain smaller blossoms.
func TestGeneralMatchingNested(t *testing.T) {
	small := []Edge{{1, 3, 0}, {6, 4, 0}, {9, 7, 0}, {5, 0, 0}, {2, 1, 0}, {3, 6, 0}, {4, 9, 0}, {7, 5, 0}, {0, 8, 0},
		{0, 2, 0}, {1, 8, 0}, {9, 5, 0}, {4, 3, 0}}
	if got := checkMatching(t, 10, small, GeneralMatching(10, small)); got != 5 {
		t.Fatalf("%d pairs of 10 vertices, want 5", got)
	}

	random := rand.New(rand.NewSource(22))
	for round := range 3000 {
		n := 30 + 2*random.Intn(10)
		order := random.Perm(n)
		var edges []Edge
		for i := 1; i+1 < n; i += 2 { // the greedy start takes these edges
			edges = append(edges, Edge{From: order[i], To: order[i+1]})
		}
		for i := 0; i < n; i += 2 {
			edges = append(edges, Edge{From: order[i], To: order[i+1]})
		}
		for range 8 {
			edges = append(edges, Edge{From: random.Intn(n), To: random.Intn(n)})
		}
		if got := checkMatching(t, n, edges, GeneralMatching(n, edges)); got != n/2 {
			t.Fatalf("round %d: %d pairs of %d vertices", round, got, n)
		}
	}
}

// cheapestTree returns the least cost of a tree of edges over which the root reaches all vertices, or
// Unreached if there is no such tree. It tries every incoming edge of every vertex.
func cheapestTree(s sample, root int) int {
	best := Unreached
	from := make([]int, s.n)
	var choose func(v, cost int)
	choose = func(v, cost int) {
		if v == root {
			v++
		}
		if v < s.n {
			for _, e := range s.edges {
				if e.To == v {
					from[v] = e.From
					choose(v+1, cost+e.Cost)
				}
			}
			return
		}
		for u := range s.n {
			at := u
			for range s.n {
				if at != root {
					at = from[at]
				}
			}
			if at != root {
				return
			}
		}
		best = min(best, cost)
	}
	choose(0, 0)
	return best
}

func TestArborescence(t *testing.T) {
	for number, s := range samples() {
		if len(s.edges) > 10 {
			continue
		}
		if number%2 == 1 { // also negative costs
			for i := range s.edges {
				s.edges[i].Cost -= 4
			}
		}
		root := number % s.n
		want := cheapestTree(s, root)
		into, cost, ok := Arborescence(s.n, root, s.edges)
		if ok != (want < Unreached) || ok && cost != want {
			t.Fatalf("graph %v: tree from %d costs %d (ok = %t), want %d", s, root, cost, ok, want)
		}
		if ok {
			checkArborescence(t, s, root, into, cost)
		}
	}
}

// checkArborescence checks that the edges lead from the root to all vertices and cost the given sum.
func checkArborescence(t *testing.T, s sample, root int, into []int, cost int) {
	t.Helper()
	sets := NewSets(s.n)
	for v, i := range into {
		if v == root {
			if i != -1 {
				t.Fatalf("%v: edge %d leads to the root %d", s, i, root)
			}
			continue
		}
		e := s.edges[i]
		cost -= e.Cost
		if e.To != v || !sets.Join(e.From, e.To) {
			t.Fatalf("graph %v: edges %[3]v are no tree from %[2]d", s, root, into)
		}
	}
	if cost != 0 {
		t.Fatalf("graph %v: from %d, the edges %v cost %d less than the result says", s, root, into, cost)
	}
}

// TestArborescenceNested uses a graph in which each cycle contains the one before, so contractions are nested as
// deeply as possible. The only edge from the root is expensive and leads to the first vertex.
func TestArborescenceNested(t *testing.T) {
	const n = 50_000
	s := sample{n: n + 1, edges: []Edge{{n, 0, 1_000_000_000}}}
	for v := 1; v < n; v++ {
		s.edges = append(s.edges, Edge{v - 1, v, 1}, Edge{v, 0, v})
	}
	into, cost, ok := Arborescence(n+1, n, s.edges)
	if !ok || cost != 1_000_000_000+n-1 {
		t.Fatalf("cost %d, ok = %t", cost, ok)
	}
	checkArborescence(t, s, n, into, cost)
}

func ExampleGeneralMatching() {
	// The vertices 0, 1 and 2 form a triangle. Vertex 3 is joined only to vertex 2.
	fmt.Println(GeneralMatching(4, []Edge{{0, 1, 0}, {1, 2, 0}, {2, 0, 0}, {2, 3, 0}}))
	// Output: [1 0 3 2]
}

func ExampleArborescence() {
	edges := []Edge{{0, 1, 9}, {0, 2, 5}, {1, 2, 1}, {2, 1, 1}}
	fmt.Println(Arborescence(3, 0, edges))
	// Output: [-1 3 1] 6 true
}
