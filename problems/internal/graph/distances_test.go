package graph

import (
	"fmt"
	"slices"
	"testing"
)

func TestDistances(t *testing.T) {
	for _, s := range samples() {
		want := closure(s)
		out := Leaving(s.n, s.edges)
		for start := range s.n {
			if got := Distances(out, start); !slices.Equal(got, want[start]) {
				t.Fatalf("%v: from %d: %v, want %v", s, start, got, want[start])
			}
		}
	}
}

func ExampleDistances() {
	roads := []Edge{{0, 1, 7}, {0, 2, 3}, {2, 1, 2}, {3, 0, 1}}
	fmt.Println(Distances(Leaving(4, roads), 0)[:3])
	// Output: [0 5 3]
}

func ExampleLeaving() {
	fmt.Println(Leaving(3, []Edge{{2, 0, 5}, {0, 1, 1}, {2, 1, 4}}))
	// Output: [[{0 1 1}] [] [{2 0 5} {2 1 4}]]
}
