package main

import (
	"math"
	"math/rand"
	"testing"

	"oj/problems/lib/geom"
	"oj/problems/lib/try"
)

// everyMatching is the oracle: it pairs the last student with each of the others.
func everyMatching(homes []geom.Vec) float64 {
	if len(homes) == 0 {
		return 0
	}
	last := len(homes) - 1
	best := math.Inf(1)
	for i := range last {
		rest := append(append([]geom.Vec{}, homes[:i]...), homes[i+1:last]...)
		best = min(best, math.Hypot(homes[last].X-homes[i].X, homes[last].Y-homes[i].Y)+everyMatching(rest))
	}
	return best
}

func TestAgainstEveryMatching(t *testing.T) {
	random := rand.New(rand.NewSource(10911))
	for range 300 {
		homes := make([]geom.Vec, 2+2*random.Intn(4))
		for i := range homes {
			homes[i] = geom.Vec{X: float64(random.Intn(30)), Y: float64(random.Intn(30))}
		}
		if got, want := least(homes), everyMatching(homes); math.Abs(got-want) > 1e-9 {
			t.Fatalf("%v: %v, want %v", homes, got, want)
		}
	}
}

// Students may have the same name and the same home. A name may look like a number.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "1\nann 5 5 ann 5 5\n2\n7 0 0\n8 0 3\n9 4 0\n10 4 3\n0\n", "Case 1: 0.00\nCase 2: 6.00\n")
	try.Errors(t, solve, map[string]string{
		"12\n": `line 1: want a whole number from 1 to 11`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"1\nderek 9 9\njimmy 10 10\n", "1\nann 0 0\nbob 3 4\n"},
		End:   "0\n",
		Want:  []string{"Case 1: 1.41\n", "Case 2: 5.00\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
