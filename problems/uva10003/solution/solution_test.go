package main

import (
	"math/rand"
	"sort"
	"testing"

	"oj/problems/lib/try"
)

// everyOrder returns the least total cost, by trying all orders of the cuts. `done` lists the positions that have been
// cut, and the two ends of the stick; `left` lists the positions that must still be cut.
func everyOrder(done []int, left []int) int {
	if len(left) == 0 {
		return 0
	}
	best := 1 << 60
	for i, cut := range left {
		at := sort.SearchInts(done, cut)
		price := done[at] - done[at-1]
		more := append(append(append([]int{}, done[:at]...), cut), done[at:]...)
		rest := append(append([]int{}, left[:i]...), left[i+1:]...)
		best = min(best, price+everyOrder(more, rest))
	}
	return best
}

func TestAgainstEveryOrder(t *testing.T) {
	random := rand.New(rand.NewSource(10003))
	for range 150 {
		length := 10 + random.Intn(50)
		cuts := random.Perm(length - 1)[:random.Intn(7)]
		for i := range cuts {
			cuts[i]++
		}
		want := everyOrder([]int{0, length}, cuts)
		sort.Ints(cuts)
		places := append(append([]int{0}, cuts...), length)
		if got := cheapest(places); got != want {
			t.Fatalf("%v: %d, want %d", places, got, want)
		}
	}
}

func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "7 1\n3\n5 0\n100\n3\n25\n50 75\n0\n\n", "The minimum cutting is 7.\nThe minimum cutting is 0.\nThe minimum cutting is 200.\n")
	try.Errors(t, solve, map[string]string{
		"10\n2\n5 11\n0\n": `line 3: want a whole number from 0 to 10`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"100\n3\n25 50 75\n", "10\n4\n4 5 7 8\n"},
		End:   "0\n",
		Want:  []string{"The minimum cutting is 200.\n", "The minimum cutting is 22.\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
