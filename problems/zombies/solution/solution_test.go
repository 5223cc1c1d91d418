package main

import (
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// load returns the first turn of a testcase.
func load(t *testing.T, file string) *world {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	in := strings.NewReader(string(text))
	next := func() (n int) {
		if _, err := fmt.Fscan(in, &n); err != nil {
			t.Fatalf("%s: %v", file, err)
		}
		return n
	}
	place := func() point {
		x := next()
		return point{x, next()}
	}

	w := &world{ash: place()}
	for count := next(); count > 0; count-- {
		w.humans = append(w.humans, place())
	}
	for id, count := 0, next(); id < count; id++ {
		w.zombies = append(w.zombies, zombie{id, place()})
	}
	return w
}

// TestMaps plays all maps with a tenth of the program's work limit. It checks that every game is won, that a
// plan never gets worse, and that no game has more points than one turn in which all zombies die while all
// humans live.
func TestMaps(t *testing.T) {
	files, err := filepath.Glob("../../../testcases/zombies/data/*/*.in")
	if err != nil || len(files) < 14 {
		t.Fatalf("%d maps, %v", len(files), err)
	}
	for _, file := range files {
		w := load(t, file)
		bound, factor, after := 0, 1, 2
		for range w.zombies {
			bound += 10 * len(w.humans) * len(w.humans) * factor
			factor, after = after, factor+after
		}

		p := &planner{random: 1}
		planned := 0
		for work := firstThinking / 10; len(w.zombies) > 0 && len(w.humans) > 0; work = thinking / 10 {
			target := p.choose(w, work)
			if total := p.best.points; total < planned {
				t.Errorf("%s: the plan gets worse, from %d points to %d", file, planned, total)
			}
			planned = p.best.points
			w.step(target)
		}
		if len(w.humans) == 0 || w.points != planned || w.points > bound {
			t.Errorf("%s: %d humans, %d points; planned are %d, possible %d", file, len(w.humans), w.points, planned, bound)
		}
	}
}

// TestToward: a step ends in the last whole point before the exact one. Only whole numbers are compared here: a quotient is
// rounded down to q if its square, times the square of the distance, lies between the squares of q and q+1.
func TestToward(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for i := 0; i < 100_000; i++ {
		from, to := point{random.Intn(width), random.Intn(height)}, point{random.Intn(width), random.Intn(height)}
		if i%2 == 0 {
			to = point{from.x + (to.x-from.x)/5*3, from.y + (to.x-from.x)/5*4} // a whole distance
		}
		square := apart(from, to)
		if square <= ashStep*ashStep {
			continue
		}
		got := toward(from, to, ashStep)
		for _, axis := range [][2]int{{got.x - from.x, to.x - from.x}, {got.y - from.y, to.y - from.y}} {
			q, exact := axis[0], ashStep*ashStep*axis[1]*axis[1]
			low, high := q*q*square, (q+1)*(q+1)*square
			if axis[1] >= 0 && !(low <= exact && exact < high) || axis[1] < 0 && !(high < exact && exact <= low) {
				t.Fatalf("%v to %v: %v", from, to, got)
			}
		}
	}
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"0 9000\n":             `line 1, word 2: "9000": want a whole number from 0 to 8999`,
		"0 0\n0\n":             `line 2, word 1: "0": want a whole number from 1 to 1000`,
		"0 0\n1\n0 1 1\n":      "line 4: input ends, want a whole number from 1 to 1000",
		"0 0\n1\n0 1 1\n1\n0 ": "line 5: input ends, want a whole number from 0 to 15999",
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
