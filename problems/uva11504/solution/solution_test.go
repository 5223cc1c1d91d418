package main

import (
	"math/bits"
	"testing"

	"oj/problems/internal/graph"
)

// fewest is the oracle: the smallest of all sets of dominos whose push fells the others.
func fewest(n int, knocks []graph.Edge) int {
	best := n
	for set := range 1 << n {
		fallen := set
		for range n {
			for _, k := range knocks {
				fallen |= fallen >> k.From & 1 << k.To
			}
		}
		if fallen == 1<<n-1 {
			best = min(best, bits.OnesCount(uint(set)))
		}
	}
	return best
}

// Every graph on up to 4 dominos.
func TestEverySmallGraph(t *testing.T) {
	for n := 1; n <= 4; n++ {
		for set := range 1 << (n * n) {
			var knocks []graph.Edge
			for e := range n * n {
				if set>>e&1 == 1 {
					knocks = append(knocks, graph.Edge{From: e / n, To: e % n})
				}
			}
			if got, want := pushes(n, knocks), fewest(n, knocks); got != want {
				t.Fatalf("%d dominos, %v: %d, want %d", n, knocks, got, want)
			}
		}
	}
}
