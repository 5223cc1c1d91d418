package main

import (
	"math"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// TestJudgeFiles checks that blank lines between cases and blanks at the ends of lines, as in an old official input
// file, change nothing.
func TestJudgeFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Count: "2\n",
		Cases: []string{"2 2\n0 0 4 0\n2 0 9 9\n", "2 1\n0 0 2 0\n9 9\n"},
		Want:  []string{"3\n0 0 2 0 4 0\n", "\n2\n0 0 2 0\n"},
	})

	// 1,200 corners and no place to visit: the walk is the answer.
	walk := strings.TrimSpace(strings.Repeat("0 0 3 4 ", 600))
	try.Answers(t, solve, "1\n1200 0\n"+walk+"\n", "1200\n"+walk+"\n")
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"1\n2 0\n0 0 x 0\n":    `line 3: want a whole number from -5000 to 5000`,
		"1\n2 0\n0 0 5001 0\n": `line 3: want a whole number from -5000 to 5000`,
	})
}

// near is the oracle for inReach: it uses floating point, which is exact enough for small coordinates.
func near(a, place, b point) bool {
	d := func(p, q point) float64 { return math.Hypot(float64(p.x-q.x), float64(p.y-q.y)) }
	return d(a, place)+d(place, b) <= 2*d(a, b)+1e-9
}

func TestWithin(t *testing.T) {
	for x := range 9 {
		for y := range 9 {
			for u := -9; u < 18; u++ {
				for v := -9; v < 18; v++ {
					b, place := point{x, y}, point{u, v}
					if inReach(point{}, place, b) != near(point{}, place, b) {
						t.Fatalf("from the origin by %v to %v: %v", place, b, inReach(point{}, place, b))
					}
				}
			}
		}
	}
	for _, c := range []struct {
		place, b point
		want     bool
	}{
		{point{3, 0}, point{2, 0}, true}, {point{4, 0}, point{2, 0}, false}, {point{-1, 0}, point{2, 0}, true},
		{point{4998, 0}, point{3332, 0}, true}, {point{4999, 0}, point{3332, 0}, false},
	} {
		if inReach(point{}, c.place, c.b) != c.want {
			t.Errorf("%v: %v", c, !c.want)
		}
	}
}

// most is the oracle: for every section it tries each of the remaining places, and also tries to visit none.
func most(corners, places []point, part, taken int) int {
	if part == len(corners)-1 {
		return 0
	}
	best := most(corners, places, part+1, taken)
	for j, p := range places {
		if taken>>j&1 == 0 && near(corners[part], p, corners[part+1]) {
			best = max(best, 1+most(corners, places, part+1, taken|1<<j))
		}
	}
	return best
}

func TestAgainstEveryChoice(t *testing.T) {
	random := rand.New(rand.NewSource(670))
	points := func(n int) []point {
		all := make([]point, n)
		for i := range all {
			for again := true; again; again = slices.Contains(all[:i], all[i]) {
				all[i] = point{random.Intn(12), random.Intn(12)}
			}
		}
		return all
	}
	for range 3000 {
		all := points(2 + random.Intn(5) + random.Intn(6))
		n := 2 + random.Intn(len(all)-1)
		corners, places := all[:n], all[n:]
		got := route(corners, places)
		if want := n + most(corners, places, 0, 0); len(got) != want {
			t.Fatalf("corners %v, places %v: %v, want %d points", corners, places, got, want)
		}
		var visited []point
		part := 0
		for i, p := range got {
			if part < n && p == corners[part] {
				part++
				continue
			}
			visited = append(visited, p)
			if got[i-1] != corners[part-1] || got[i+1] != corners[part] || !near(got[i-1], p, got[i+1]) || !slices.Contains(places, p) {
				t.Fatalf("corners %v, places %v: %v", corners, places, got)
			}
		}
		if slices.SortFunc(visited, func(a, b point) int { return 100*(a.x-b.x) + a.y - b.y }); part != n || len(slices.Compact(visited)) != len(got)-n {
			t.Fatalf("corners %v, places %v: %v", corners, places, got)
		}
	}
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
