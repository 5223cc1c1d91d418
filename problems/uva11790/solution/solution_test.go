package main

import (
	"math/rand"
	"testing"

	"oj/problems/lib/try"
)

// everySubset is the oracle: it tries all sets of buildings.
func everySubset(heights, widths []int) int {
	best := 0
	for set := range 1 << len(heights) {
		sum, last, rises := 0, -1, true
		for i, h := range heights {
			if set>>i&1 == 1 {
				rises = rises && h > last
				sum, last = sum+widths[i], h
			}
		}
		if rises {
			best = max(best, sum)
		}
	}
	return best
}

func TestAgainstEverySubset(t *testing.T) {
	random := rand.New(rand.NewSource(11790))
	for range 500 {
		n := random.Intn(11)
		heights, widths := make([]int, n), make([]int, n)
		for i := range n {
			heights[i], widths[i] = random.Intn(8), random.Intn(9)
		}

		// A decreasing subsequence of the heights is an increasing subsequence of `mirrored`, the heights
		// turned upside down.
		mirrored := make([]int, n)
		for i, height := range heights {
			mirrored[i] = 7 - height
		}
		up, down := widest(heights, widths)
		if wantUp, wantDown := everySubset(heights, widths), everySubset(mirrored, widths); up != wantUp || down != wantDown {
			t.Fatalf("%v, %v: %d and %d, want %d and %d", heights, widths, up, down, wantUp, wantDown)
		}
	}
}

func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "2\n3 80 80 80 15 25 20\n4\n30 20\n20 10\n20 30\n40 2000000000",
		"Case 1. Increasing (25). Decreasing (25).\nCase 2. Decreasing (2000000060). Increasing (2000000000).\n")
	try.Errors(t, solve, map[string]string{
		"1\n2\n1 x\n": `line 3: want a whole number from 0 to 2147483647`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Count: "2\n",
		Cases: []string{"3\n80 80 80\n15 25 20\n", "4\n30 20 20 10\n20 30 40 50\n"},
		Want:  []string{"Case 1. Increasing (25). Decreasing (25).\n", "Case 2. Decreasing (110). Increasing (50).\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
