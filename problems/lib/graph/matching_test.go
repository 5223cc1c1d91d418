package graph

import (
	"fmt"
	"math/rand"
	"testing"
)

// mostPairs returns the size of a maximum matching. For each left vertex, it tries every free partner, and
// also tries to leave the vertex unmatched.
func mostPairs(likes [][]int, l int, taken map[int]bool) int {
	if l == len(likes) {
		return 0
	}
	best := mostPairs(likes, l+1, taken)
	for _, r := range likes[l] {
		if !taken[r] {
			taken[r] = true
			best = max(best, 1+mostPairs(likes, l+1, taken))
			taken[r] = false
		}
	}
	return best
}

func TestMatching(t *testing.T) {
	for _, s := range samples() {
		likes := make([][]int, s.n)
		for _, e := range s.edges {
			likes[e.From] = append(likes[e.From], e.To)
		}
		pairs, taken := 0, map[int]bool{}
		for l, r := range Matching(likes, s.n) {
			if r == none {
				continue
			}
			liked := false
			for _, other := range likes[l] {
				liked = liked || other == r
			}
			if !liked || taken[r] {
				t.Fatalf("graph %v: left vertex %d must not be matched with %d", s, l, r)
			}
			taken[r] = true
			pairs++
		}
		if want := mostPairs(likes, 0, map[int]bool{}); pairs != want {
			t.Fatalf("graph %v: %d pairs, want %d", s, pairs, want)
		}
	}
}

// TestMatchingLarge uses a path of 200,000 vertices on which the last augmentation has to change all pairs,
// and a large random graph.
func TestMatchingLarge(t *testing.T) {
	const n = 100_000
	path := make([][]int, n) // left vertex l is joined to right vertices l+1 and l
	for l := range path {
		path[l] = []int{l + 1, l}
	}
	path[n-1] = []int{n - 1}
	for l, r := range Matching(path, n) {
		if r != l {
			t.Fatalf("left vertex %d is matched with %d, want the vertex of the same number", l, r)
		}
	}

	random := rand.New(rand.NewSource(2))
	likes := make([][]int, n)
	for range 2 * n {
		l := random.Intn(n)
		likes[l] = append(likes[l], random.Intn(n))
	}
	pairs := 0
	for _, r := range Matching(likes, n) {
		if r != none {
			pairs++
		}
	}
	var pipes []Pipe
	for l, list := range likes {
		pipes = append(pipes, Pipe{From: 2 * n, To: l, Capacity: 1}, Pipe{From: n + l, To: 2*n + 1, Capacity: 1})
		for _, r := range list {
			pipes = append(pipes, Pipe{From: l, To: n + r, Capacity: 1})
		}
	}
	if want := MaxFlow(2*n+2, pipes, 2*n, 2*n+1); pairs != want {
		t.Errorf("%d pairs, but the maximum flow is %d", pairs, want)
	}
}

func ExampleMatching() {
	fmt.Println(Matching([][]int{{0, 1}, {0}, {0, 1}}, 2))
	// Output: [0 -1 1]
}
