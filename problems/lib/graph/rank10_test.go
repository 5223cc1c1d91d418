package graph

import (
	"fmt"
	"math/rand"
	"reflect"
	"slices"
	"sort"
	"testing"
)

// TestSecondSpanningTree tries all sets of n-1 edges.
func TestSecondSpanningTree(t *testing.T) {
	found := 0
	for _, s := range samples() {
		if len(s.edges) > 9 {
			continue
		}
		trees := make(map[int]int) // the cost of each set of edges that is a tree
		best, least := SpanningTree(s.n, s.edges)
		mst := 0
		for _, i := range best {
			mst |= 1 << i
		}
		for set := range 1 << len(s.edges) {
			sets, cost, joined := NewSets(s.n), 0, 0
			for i, e := range s.edges {
				if set>>i&1 == 1 {
					if !sets.Join(e.From, e.To) {
						joined = s.n * 2
					}
					joined++
					cost += e.Cost
				}
			}
			if joined == s.n-1 {
				trees[set] = cost
			}
		}
		for _, strictly := range []bool{false, true} {
			want := Unreached
			for set, cost := range trees {
				if set != mst && (!strictly || cost > least) {
					want = min(want, cost)
				}
			}
			chosen, cost, ok := SecondSpanningTree(s.n, s.edges, strictly)
			if ok != (want < Unreached) || ok && cost != want {
				t.Fatalf("%v, strictly %t: %d, %t; want %d", s, strictly, cost, ok, want)
			}
			if !ok {
				continue
			}
			found++
			set := 0
			for _, i := range chosen {
				set |= 1 << i
			}
			if got, isTree := trees[set]; !isTree || got != cost || set == mst || len(chosen) != s.n-1 {
				t.Fatalf("%v: the edges %v do not cost %d", s, chosen, cost)
			}
		}
	}
	if found < 300 {
		t.Errorf("only %d second trees", found)
	}
}

// simple returns the edges of a sample without loops and parallel edges.
func simple(s sample) (edges []Edge) {
	seen := make(map[[2]int]bool)
	for _, e := range s.edges {
		key := [2]int{min(e.From, e.To), max(e.From, e.To)}
		if e.From != e.To && !seen[key] {
			seen[key] = true
			edges = append(edges, e)
		}
	}
	return edges
}

func TestEdgeColors(t *testing.T) {
	all := samples()
	for n := 1; n <= 12; n++ {
		complete := sample{n: n}
		for v := range n {
			for u := range v {
				complete.edges = append(complete.edges, Edge{u, v, 0})
			}
		}
		all = append(all, complete)
	}
	random := rand.New(rand.NewSource(1))
	for range 100 {
		s := sample{n: 20}
		for range 80 {
			s.edges = append(s.edges, Edge{random.Intn(20), random.Intn(20), 0})
		}
		all = append(all, s)
	}
	for _, s := range all {
		edges := simple(s)
		degree, most := make([]int, s.n), 0
		for _, e := range edges {
			degree[e.From]++
			degree[e.To]++
			most = max(most, degree[e.From], degree[e.To])
		}
		seen := make(map[[2]int]bool)
		color := EdgeColors(s.n, edges)
		for i, e := range edges {
			if color[i] < 0 || color[i] > most {
				t.Fatalf("%v: color %d, the largest degree is %d", edges, color[i], most)
			}
			for _, v := range []int{e.From, e.To} {
				if seen[[2]int{v, color[i]}] {
					t.Fatalf("%v: two edges at %d have the color %d", edges, v, color[i])
				}
				seen[[2]int{v, color[i]}] = true
			}
		}
	}
}

func TestBipartiteColors(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for round := range 1000 {
		left, right := 1+random.Intn(8), 1+random.Intn(8)
		edges := make([][2]int, random.Intn(1+round%40))
		degree, most := make([]int, left+right), 0
		for i := range edges {
			edges[i] = [2]int{random.Intn(left), random.Intn(right)}
			degree[edges[i][0]]++
			degree[left+edges[i][1]]++
			most = max(most, degree[edges[i][0]], degree[left+edges[i][1]])
		}
		color, d := BipartiteColors(left, right, edges)
		if d != most || len(color) != len(edges) {
			t.Fatalf("%v: %d colors, want %d", edges, d, most)
		}
		seen := make(map[[2]int]bool)
		for i, e := range edges {
			for _, v := range []int{e[0], left + e[1]} {
				if color[i] < 0 || color[i] >= d || seen[[2]int{v, color[i]}] {
					t.Fatalf("%v: colors %v", edges, color)
				}
				seen[[2]int{v, color[i]}] = true
			}
		}
	}
}

// TestSteinerTree tries all sets of edges.
func TestSteinerTree(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for _, s := range samples() {
		if len(s.edges) > 8 {
			continue
		}
		terminals := random.Perm(s.n)[:random.Intn(s.n+1)]
		want := Unreached
		for set := range 1 << len(s.edges) {
			sets, cost := NewSets(s.n), 0
			for i, e := range s.edges {
				if set>>i&1 == 1 {
					sets.Join(e.From, e.To)
					cost += e.Cost
				}
			}
			connected := true
			for _, v := range terminals {
				connected = connected && sets.Same(v, terminals[0])
			}
			if connected {
				want = min(want, cost)
			}
		}
		chosen, cost, ok := SteinerTree(s.n, s.edges, terminals)
		if ok != (want < Unreached) || ok && cost != want {
			t.Fatalf("%v, terminals %v: %d, %t; want %d", s, terminals, cost, ok, want)
		}
		sets, sum := NewSets(s.n), 0
		for _, i := range chosen {
			if !sets.Join(s.edges[i].From, s.edges[i].To) {
				t.Fatalf("%v, terminals %v: the edges %v have a cycle", s, terminals, chosen)
			}
			sum += s.edges[i].Cost
		}
		for _, v := range terminals {
			if ok && !sets.Same(v, terminals[0]) {
				t.Fatalf("%v, terminals %v: the edges %v do not connect them", s, terminals, chosen)
			}
		}
		if ok && sum != cost {
			t.Fatalf("%v, terminals %v: the edges %v cost %d, not %d", s, terminals, chosen, sum, cost)
		}
	}
}

func TestTriangles(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for round := range 300 {
		n := 1 + random.Intn(9)
		s := sample{n: n}
		for range round % 40 {
			s.edges = append(s.edges, Edge{random.Intn(n), random.Intn(n), 0})
		}
		edges := simple(s)
		joined := make(map[[2]int]bool)
		for _, e := range edges {
			joined[[2]int{e.From, e.To}], joined[[2]int{e.To, e.From}] = true, true
		}
		var want, got [][3]int
		for a := range n {
			for b := a + 1; b < n; b++ {
				for c := b + 1; c < n; c++ {
					if joined[[2]int{a, b}] && joined[[2]int{b, c}] && joined[[2]int{a, c}] {
						want = append(want, [3]int{a, b, c})
					}
				}
			}
		}
		Triangles(n, edges, func(a, b, c int) {
			triangle := []int{a, b, c}
			sort.Ints(triangle)
			got = append(got, [3]int(triangle))
		})
		slices.SortFunc(got, func(x, y [3]int) int { return slices.Compare(x[:], y[:]) })
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("%v: triangles %v, want %v", edges, got, want)
		}
	}
}

// TestShortestWalks extends all walks, the shortest first. Edges of cost 0 in a cycle make endless walks, so
// the number of steps is limited; k is small enough for this.
func TestShortestWalks(t *testing.T) {
	for round, s := range samples() {
		edges := s.edges
		if round%3 > 0 {
			edges = slices.Clone(edges)
			for i := range edges {
				edges[i].Cost++
			}
		} else if len(edges) > 4 {
			continue
		}
		const k = 6
		source, target := 0, (s.n-1)*(round%2)

		// ways[v] holds the lengths of the shortest walks from v of at most `steps` edges; the k shortest
		// walks have few edges more than k detours.
		ways := make([][]int, s.n)
		for range 7 * (k + 1) {
			next := make([][]int, s.n)
			next[target] = []int{0}
			for _, e := range edges {
				for _, length := range ways[e.To] {
					next[e.From] = append(next[e.From], length+e.Cost)
				}
			}
			for v := range next {
				sort.Ints(next[v])
				next[v] = next[v][:min(len(next[v]), k)]
			}
			ways = next
		}
		if got := ShortestWalks(s.n, edges, source, target, k); !slices.Equal(got, ways[source]) {
			t.Fatalf("%d vertices, edges %v, from %d to %d: %v, want %v", s.n, edges, source, target, got, ways[source])
		}
	}
}

func ExampleSecondSpanningTree() {
	edges := []Edge{{0, 1, 1}, {1, 2, 2}, {2, 0, 4}}
	chosen, cost, ok := SecondSpanningTree(3, edges, false)
	fmt.Println(chosen, cost, ok)
	// Output: [0 2] 5 true
}

func ExampleEdgeColors() {
	triangle := []Edge{{0, 1, 0}, {1, 2, 0}, {2, 0, 0}}
	fmt.Println(len(EdgeColors(3, triangle)), "edges, at most 3 colors")
	// Output: 3 edges, at most 3 colors
}

// Three teachers and two classes: in which hour is each lesson?
func ExampleBipartiteColors() {
	lessons := [][2]int{{0, 0}, {1, 0}, {1, 1}, {2, 1}}
	hour, hours := BipartiteColors(3, 2, lessons)
	fmt.Println(hours, "hours;", hour[0] != hour[1], hour[1] != hour[2], hour[2] != hour[3])
	// Output: 2 hours; true true true
}

func ExampleSteinerTree() {
	star := []Edge{{0, 3, 2}, {1, 3, 2}, {2, 3, 2}, {0, 1, 3}, {1, 2, 5}}
	_, cost, ok := SteinerTree(4, star, []int{0, 1, 2})
	fmt.Println(cost, ok)
	// Output: 6 true
}

func ExampleTriangles() {
	edges := []Edge{{0, 1, 0}, {1, 2, 0}, {2, 0, 0}, {2, 3, 0}, {3, 1, 0}}
	count := 0
	Triangles(4, edges, func(a, b, c int) { count++ })
	fmt.Println(count)
	// Output: 2
}

func ExampleShortestWalks() {
	edges := []Edge{{0, 1, 2}, {1, 2, 3}, {2, 1, 1}, {0, 2, 6}}
	fmt.Println(ShortestWalks(3, edges, 0, 2, 4))
	// Output: [5 6 9 10]
}
