package main

import (
	"fmt"
	"math"
	"math/rand"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/problems/lib/try"
	"oj/tools/shared/testing/inputs"
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

// TestMaps plays all maps. In each turn, the program may do only a tenth of its usual work. The test fails unless every
// game is won, no plan gets worse from turn to turn, and no game has more points than the bound.
func TestMaps(t *testing.T) {
	for _, file := range inputs.Of(t, 14, "zombies") {
		w := load(t, file)
		bound := bound(w)
		t.Logf("%s: at most %d points", filepath.Base(file), bound)

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

// bound returns a number of points that no game can exceed. It is the highest score of an easier game: humans die
// only when nothing can save them, and in each turn Ash may kill as many as he likes of the zombies that he could
// have reached since the start.
func bound(w *world) int {
	// In mostTurns turns Ash could reach every zombie, so later turns need not be considered.
	const mostTurns = 60
	humans, zombies := aliveUntil(w, mostTurns), len(w.zombies)

	// best[n] is the highest score with n dead zombies.
	best := make([]int, zombies+1)
	for turn := 1; turn <= mostTurns; turn++ {
		alive, reachable := 0, 0
		for _, last := range humans {
			if last >= turn {
				alive++
			}
		}
		for _, z := range w.zombies {
			reach := float64(gunRange + turn*(ashStep+zombieStep+2*rounding))
			if math.Sqrt(float64(apart(z.at, w.ash))) <= reach {
				reachable++
			}
		}

		for dead := reachable; dead > 0; dead-- {
			points, factor, after := 0, 1, 2
			for killed := 1; killed <= dead; killed++ {
				points += 10 * alive * alive * factor
				factor, after = after, min(factor+after, 1<<37) // without overflow
				best[dead] = max(best[dead], best[dead-killed]+points)
			}
		}
	}
	return best[zombies]
}

// rounding is the largest difference between the length of a step and its length after its coordinates were rounded.
const rounding = 2

// aliveUntil returns for each human the last turn in which it can be alive. A human certainly dies if a zombie walks
// to the human and Ash cannot arrive in time to distract or shoot this zombie.
func aliveUntil(w *world, mostTurns int) []int {
	last := make([]int, len(w.humans))
	for i := range last {
		last[i] = mostTurns
	}
	for _, z := range w.zombies {
		at := z.at
		for turn := 1; turn <= mostTurns; turn++ {
			i := 0
			for k, h := range w.humans {
				if apart(at, h) < apart(at, w.humans[i]) {
					i = k
				}
			}
			human := w.humans[i]

			// The zombie walks to the human who is nearest among all humans, dead ones included. As long as this
			// human is alive, it is also the nearest living one, so the path of the zombie is known until then.
			ashMoves := float64((turn - 1) * (ashStep + rounding))
			attracted := math.Sqrt(float64(apart(at, w.ash)))-ashMoves < math.Sqrt(float64(apart(at, human)))
			at = toward(at, human, zombieStep)
			shot := math.Sqrt(float64(apart(at, w.ash)))-ashMoves-ashStep-rounding <= gunRange
			if attracted || shot {
				break
			}
			if at == human {
				last[i] = min(last[i], turn)
				break
			}
		}
	}
	return last
}

// TestToward checks that a step ends at the exact point with both coordinates rounded down. The exact change of a
// coordinate is a quotient a/b, where b is a square root. To use only whole numbers, the test compares squares: if a is
// not negative, the quotient rounded down is the number q with q*q*b*b <= a*a < (q+1)*(q+1)*b*b.
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
		"0 9000\n":             `line 1: want a whole number from 0 to 8999`,
		"0 0\n0\n":             `line 2: want a whole number from 1 to 1000`,
		"0 0\n1\n0 1 1\n":      "line 4: input ends, want a word",
		"0 0\n1\n0 1 1\n1\n0 ": "line 5: input ends, want a word",
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
