package main

import (
	"math/bits"
	"testing"

	"oj/problems/lib/graph"
	"oj/problems/lib/try"
)

// fewest is the oracle: it tries all sets of dominos and returns the size of the smallest set that knocks
// over all others.
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

// The test uses every graph on up to 4 dominos.
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

// TestJudgeFiles: input files contain fewer testcases than announced, larger ones than the statement allows,
// and some lines twice.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "4\n\n3 4\n1 2\n1 2\n2 1\n1 1\n\n0 0\n150000 1\n1 150000\n", "2\n0\n149999\n")
	try.Errors(t, solve, map[string]string{
		"1\n2 1\n1 3\n": `line 3: want a whole number from 1 to 2`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Count: "2\n",
		Cases: []string{"3 2\n1 2\n2 3\n", "2 1\n2 1\n"},
		Want:  []string{"1\n", "1\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
