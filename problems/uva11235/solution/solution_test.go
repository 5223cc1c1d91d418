package main

import (
	"testing"

	"oj/problems/lib/seq"
	"oj/problems/lib/try"
)

// The test tries all ranges of all lists of up to 10 values, in which each value is equal to the previous one or
// larger by one.
func TestEverySmallList(t *testing.T) {
	for n := 1; n <= 10; n++ {
		for set := range 1 << (n - 1) {
			values := []int{-3}
			for i := range n - 1 {
				values = append(values, values[i]+set>>i&1)
			}
			counts := seq.NewSparseTable(runCounts(values), seq.Max)
			for i := range n {
				count, most := map[int]int{}, 0
				for j := i; j < n; j++ {
					count[values[j]]++
					most = max(most, count[values[j]])
					if got := mostFrequent(values, counts, i, j+1); got != most {
						t.Fatalf("%v from %d to %d: %d, want %d", values, i, j, got, most)
					}
				}
			}
		}
	}
}

func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "1 1\n-100000\n1 1\n2 0 5 5\n3 1\n-1 -1\n1 1 3\n0\n7 7 7\n", "1\n2\n")
	try.Errors(t, solve, map[string]string{
		"2 1\n1 2\n2 1\n0\n": `line 3: want a whole number from 2 to 2`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"3 2\n1 1 2\n1 3\n3 3\n", "2 1\n5 5\n1 2\n"},
		End:   "0\n",
		Want:  []string{"2\n1\n", "2\n"},

		// Whole forbids an incomplete last case: the solution answers queries one by one, so it would print the
		// answers to the first queries of such a case.
		Whole: true,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
