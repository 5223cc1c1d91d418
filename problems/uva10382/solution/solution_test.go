package main

import (
	"math/bits"
	"math/rand"
	"testing"

	"oj/problems/lib/try"
)

// everySubset is the oracle: for each subset it marks the covered pieces of the strip, each one unit long,
// and checks whether all are marked. All ends are integers.
func everySubset(wet []stretch, length int) int {
	best := -1
	for set := range 1 << len(wet) {
		covered := 0
		for i, s := range wet {
			for x := range length {
				if set>>i&1 == 1 && int(s.from) <= x && x+1 <= int(s.to) {
					covered |= 1 << x
				}
			}
		}
		if count := bits.OnesCount(uint(set)); covered == 1<<length-1 && (best < 0 || count < best) {
			best = count
		}
	}
	return best
}

func TestAgainstEverySubset(t *testing.T) {
	random := rand.New(rand.NewSource(10382))
	possible := 0
	for range 1000 {
		length := 1 + random.Intn(12)
		wet := make([]stretch, random.Intn(9))
		for i := range wet {
			from := random.Intn(length+4) - 2
			wet[i] = stretch{float64(from), float64(from + 1 + random.Intn(6))}
		}
		want := everySubset(wet, length)
		if got := fewest(wet, float64(length)); got != want {
			t.Fatalf("%v, %d: %d, want %d", wet, length, got, want)
		}
		if want > 0 {
			possible++
		}
	}
	if possible < 200 {
		t.Errorf("only %d strips can be watered", possible)
	}
}

// TestJudgeFiles checks circles that pass exactly through the corners of the strip (3, 4 and 5 are the sides of a
// right triangle), and numbers that are not whole, as in official input files.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "2 12 8\n3 5\n9 5\n2 12.5 8\n3 5\n9 5\n1 6 8.0\n3.0 5.0\n1 6 8\n3 4\n\n0 5 5", "2\n-1\n1\n-1\n-1\n")
	try.Errors(t, solve, map[string]string{
		"1 6 8\n3 five\n": `line 2: want a number from -1e+09 to 1e+09`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"3 10 1\n3 5\n9 3\n6 1\n", "3 10 1\n5 3\n1 1\n9 1\n"},
		Want:  []string{"2\n", "-1\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
