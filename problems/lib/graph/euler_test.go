package graph

import (
	"fmt"
	"testing"
)

// closes reports whether the edges that are left can be walked, each once, from v back to start: all orders are tried.
func closes(edges []Edge, used []bool, left, v, start int) bool {
	if left == 0 {
		return v == start
	}
	for i, e := range edges {
		if used[i] || e.From != v && e.To != v {
			continue
		}
		used[i] = true
		ok := closes(edges, used, left-1, e.From+e.To-v, start)
		used[i] = false
		if ok {
			return true
		}
	}
	return false
}

// checkTour says what is wrong with a tour.
func checkTour(edges, tour []Edge) error {
	count := map[Edge]int{}
	for i, e := range tour {
		if i > 0 && tour[i-1].To != e.From || i == 0 && tour[len(tour)-1].To != e.From {
			return fmt.Errorf("edge %d does not go on", i)
		}
		count[Edge{min(e.From, e.To), max(e.From, e.To), e.Cost}]++
	}
	for _, e := range edges {
		count[Edge{min(e.From, e.To), max(e.From, e.To), e.Cost}]--
	}
	for e, n := range count {
		if n != 0 {
			return fmt.Errorf("edge %v is used %d times too often", e, n)
		}
	}
	return nil
}

func TestEulerTour(t *testing.T) {
	tours := 0
	for _, s := range samples() {
		if len(s.edges) == 0 || len(s.edges) > 9 {
			continue
		}
		tour := EulerTour(s.n, s.edges)
		start := s.edges[0].From
		if want := closes(s.edges, make([]bool, len(s.edges)), len(s.edges), start, start); want != (tour != nil) {
			t.Fatalf("%v: tour %v, want one %v", s, tour, want)
		}
		if tour != nil {
			tours++
			if err := checkTour(s.edges, tour); err != nil {
				t.Fatalf("%v: %v: %v", s, tour, err)
			}
		}
	}
	if tours < 300 {
		t.Errorf("only %d tours", tours)
	}
}

func ExampleEulerTour() {
	fmt.Println(EulerTour(3, []Edge{{0, 1, 0}, {2, 1, 0}, {2, 0, 0}, {1, 1, 0}}))
	// Output: [{0 1 0} {1 1 0} {1 2 0} {2 0 0}]
}
