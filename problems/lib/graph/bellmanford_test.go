package graph

import (
	"fmt"
	"slices"
	"testing"
)

// byLength is the oracle: it returns, for every vertex, the least cost of a path of at most `most` edges.
// Paths whose cost exceeds bound are not continued.
func byLength(s sample, cost []int, most, bound int) []int {
	for range most {
		next := slices.Clone(cost)
		for _, e := range s.edges {
			if c := cost[e.From]; c != Unreached && c+e.Cost <= bound {
				next[e.To] = min(next[e.To], c+e.Cost)
			}
		}
		cost = next
	}
	return cost
}

// The test checks that the cost of a vertex falls for ever if and only if a path leads to this vertex from a vertex
// that BellmanFord returns. All other vertices must have their least cost.
func TestBellmanFord(t *testing.T) {
	endless := 0
	for i, s := range samples() {
		joined := closure(s) // closure needs costs >= 0, so call it before the loop below makes some costs negative
		for e := range s.edges {
			s.edges[e].Cost = (s.edges[e].Cost+i+e)%10 - 4
		}
		start := make([]int, s.n)
		for v := range start {
			start[v] = Unreached
		}
		start[i%s.n] = 0
		bound := i % 7 // no path may have a cost above bound
		got := slices.Clone(start)
		falling := BellmanFord(got, s.edges, func(_, cost int) bool { return cost <= bound })
		early, late := byLength(s, start, 60, bound), byLength(s, start, 120, bound)
		below := make([]bool, s.n)
		for _, v := range falling {
			for u, d := range joined[v] {
				below[u] = below[u] || d < Unreached
			}
		}
		for v := range s.n {
			if falls := late[v] < early[v] || early[v] == Unreached && late[v] < Unreached; falls != below[v] {
				t.Fatalf("graph %v, bound %d: for vertex %d, falling is %v, want %v", s, bound, v, below[v], falls)
			}
			if !below[v] && got[v] != late[v] {
				t.Fatalf("graph %v, bound %d: costs %v, want %v", s, bound, got, late)
			}
		}
		if falling != nil {
			endless++
		}
	}
	if endless < 300 {
		t.Errorf("only %d graphs had costs that fall for ever", endless)
	}
}

func ExampleBellmanFord() {
	cost := []int{0, Unreached, Unreached}
	fmt.Println(BellmanFord(cost, []Edge{{0, 1, 7}, {1, 2, -3}}, nil), cost)
	fmt.Println(BellmanFord(cost, []Edge{{0, 1, 7}, {1, 2, -3}, {2, 1, 2}}, nil) != nil)
	// Output:
	// [] [0 7 4]
	// true
}
