package main

import (
	"math/rand"
	"testing"

	"oj/problems/lib/try"
)

// everyPermutation is the oracle: it tries all permutations of columns.
func everyPermutation(good []int, columns []int) int {
	n := len(good)
	if row := len(columns); row < n {
		count := 0
		for c := range n {
			count += everyPermutation(good, append(columns[:row:row], c))
		}
		return count
	}
	for i, c := range columns {
		if good[i]>>c&1 == 0 {
			return 0
		}
		for j, d := range columns[:i] {
			if c == d || c-d == i-j || d-c == i-j {
				return 0
			}
		}
	}
	return 1
}

func TestAgainstEveryPermutation(t *testing.T) {
	random := rand.New(rand.NewSource(11195))
	for range 300 {
		n := 1 + random.Intn(5)
		if random.Intn(30) == 0 {
			n = 6
		}
		good := make([]int, n)
		for i := range good {
			good[i] = (1<<n - 1) &^ (random.Intn(1<<n) & random.Intn(1<<n))
		}
		if got, want := ways(good, 0, 0, 0), everyPermutation(good, nil); got != want {
			t.Fatalf("%v: %d, want %d", good, got, want)
		}
	}
}

// The numbers of solutions on empty boards are well known.
func TestEmptyBoards(t *testing.T) {
	for i, want := range []int{2, 10, 4, 40, 92, 352, 724, 2680, 14200} {
		good := make([]int, i+4)
		for row := range good {
			good[row] = 1<<(i+4) - 1
		}
		if got := ways(good, 0, 0, 0); got != want {
			t.Errorf("%d rows: %d, want %d", i+4, got, want)
		}
	}
}

func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "4 .*..  \n...\n\n....\n......\n1\n*\n0\n", "Case 1: 1\nCase 2: 0\n")
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"4\n....\n....\n....\n....\n", "4\n.*..\n....\n....\n....\n"},
		End:   "0\n",
		Want:  []string{"Case 1: 2\n", "Case 2: 1\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
