package graph

import (
	"fmt"
	"testing"
)

// mostPairs tries for each on the left everybody who is free, and nobody.
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
				t.Fatalf("%v: %d has %d", s, l, r)
			}
			taken[r] = true
			pairs++
		}
		if want := mostPairs(likes, 0, map[int]bool{}); pairs != want {
			t.Fatalf("%v: %d pairs, want %d", s, pairs, want)
		}
	}
}

func ExampleMatching() {
	fmt.Println(Matching([][]int{{0, 1}, {0}, {0, 1}}, 2))
	// Output: [1 0 -1]
}
