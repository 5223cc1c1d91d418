package main

import (
	"fmt"
	"math/rand"
	"testing"

	"oj/problems/lib/graph"
	"oj/problems/lib/try"
)

func TestWrongInput(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"1\n2 1 1 2 10\n1 3 4\n": `line 3: want a whole number from 1 to 2`,
	})
}

// walks is the oracle: it tries every walk from a junction to n.t that has at most the given number of roads and whose
// tolls add up to at most `left`.
func walks(n network, at, left, steps, dearest int) int {
	best := -1
	if at == n.t {
		best = dearest
	}
	if steps == 0 {
		return best
	}
	for _, r := range n.roads {
		if r.From == at && r.Cost <= left {
			best = max(best, walks(n, r.To, left-r.Cost, steps-1, max(dearest, r.Cost)))
		}
	}
	return best
}

// A best walk needs at most two simple paths and the road between them: 2(n-1)+1 roads.
func TestAgainstEveryWalk(t *testing.T) {
	random := rand.New(rand.NewSource(12047))
	for range 3000 {
		n := network{junctions: 1 + random.Intn(4), most: random.Intn(25)}
		n.s, n.t = random.Intn(n.junctions), random.Intn(n.junctions)
		for range random.Intn(7) {
			n.roads = append(n.roads, graph.Edge{From: random.Intn(n.junctions), To: random.Intn(n.junctions), Cost: random.Intn(9)})
		}
		if got, want := n.dearest(), walks(n, n.s, n.most, 2*n.junctions-1, -1); got != want {
			t.Fatalf("%s: %d, want %d", fmt.Sprintf("%+v", n), got, want)
		}
	}
}

// TestJudgeFiles: input files contain fewer networks than announced, and larger ones than the statement allows.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "3\n20000 2 1 20000 3000000\n1 15000 1000000\n15000 20000 2000000\n", "2000000\n")
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Count: "2\n",
		Cases: []string{"2 1 1 2 10\n1 2 7\n", "2 1 1 2 10\n1 2 20\n"},
		Want:  []string{"7\n", "-1\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
