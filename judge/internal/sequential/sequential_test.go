package sequential

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestValues compares p-values with the integral of the likelihood ratio, computed numerically.
func TestValues(t *testing.T) {
	for _, games := range []struct{ first, second int }{{1, 0}, {7, 0}, {8, 0}, {12, 3}, {61, 13}, {20, 20}} {
		var test Test
		// Add the games that the second program wins first. If the first program wins much more often, the
		// likelihood ratio is then largest after the last game. This largest ratio is the integral below, and
		// the p-value must be 1 divided by it.
		for range games.second {
			test.Add(1)
		}
		for range games.first {
			test.Add(0)
		}

		const steps = 100000
		sum := 0.0
		for i := range steps {
			share := (float64(i) + 0.5) / steps
			sum += math.Exp(float64(games.first)*math.Log(2*share)+float64(games.second)*math.Log(2-2*share)) / steps
		}
		best := Test{Better: test.Better, logRatio: math.Log(sum)}
		if games.first > 3*games.second && math.Abs(test.P()/best.P()-1) > 1e-4 {
			t.Errorf("%v: p = %g, but the numerical integral gives %g", games, test.P(), best.P())
		}
		if test.P() > 1 || test.P() > best.P()*1.0001 {
			t.Errorf("%v: p = %g, want at most the value after the last game: %g", games, test.P(), best.P())
		}
	}
}

// decided simulates a match of at most the given number of games. share is the probability that the first
// program wins a game. The function p returns a p-value after each game. As soon as this value is below 0.05,
// decided returns the program with more wins. If this never happens, ok is false.
func decided(rng *rand.Rand, share float64, games int, p func(*Test) float64) (winner int, ok bool) {
	var test Test
	for range games {
		winner = 1
		if rng.Float64() < share {
			winner = 0
		}
		test.Add(winner)
		if p(&test) < 0.05 {
			leader := 0
			if test.Better[1] > test.Better[0] {
				leader = 1
			}
			return leader, true
		}
	}
	return 0, false
}

// TestErrorRate simulates programs of equal and of different strength. The test must rarely find a winner
// among equal programs, although its result is examined after each game. The usual sign test, examined after
// each game, finds a winner too often. This shows that the simulation can detect an invalid test.
func TestErrorRate(t *testing.T) {
	const runs, games = 2000, 300
	rng := rand.New(rand.NewPCG(1, 2))
	rate := func(share float64, p func(*Test) float64, want int) float64 {
		count := 0
		for range runs {
			if winner, ok := decided(rng, share, games, p); ok && (want < 0 || winner == want) {
				count++
			}
		}
		return float64(count) / runs
	}

	// For 2000 runs and a true rate of 5 %, three standard deviations of the measured rate are 1.5 percentage
	// points.
	if got := rate(0.5, (*Test).P, -1); got > 0.05 || got < 0.005 {
		t.Errorf("equal programs: decided in %.3f of the runs, want at most 0.05", got)
	}
	// normal is the usual sign test with the normal approximation, which is valid only for a fixed number of
	// games.
	normal := func(test *Test) float64 {
		n := float64(test.Better[0] + test.Better[1])
		if n < 10 {
			return 1
		}
		z := math.Abs(float64(test.Better[0]-test.Better[1])) / math.Sqrt(n)
		return math.Erfc(z / math.Sqrt2)
	}
	if got := rate(0.5, normal, -1); got < 0.15 {
		t.Errorf("the usual sign test finds a winner in %.3f of the runs, want at least 0.15, because it is examined after each game", got)
	}
	if got := rate(0.7, (*Test).P, 0); got < 0.95 {
		t.Errorf("a program that wins 70 %%: found in %.3f of the runs, want most", got)
	}
	if got := rate(0.2, (*Test).P, 1); got < 0.99 {
		t.Errorf("a program that loses 80 %%: found in %.3f of the runs, want nearly all", got)
	}
}

// TestWithoutReplacement plays all games of a list in which both programs do better equally often, in random orders.
func TestWithoutReplacement(t *testing.T) {
	const runs, half = 2000, 30
	rng := rand.New(rand.NewPCG(3, 4))
	count := 0
	for range runs {
		var test Test
		for _, i := range rng.Perm(2 * half) {
			test.Add(i % 2)
		}
		if test.P() < 0.05 {
			count++
		}
	}
	if count > runs/20 {
		t.Errorf("decided in %d of %d runs, want at most %d", count, runs, runs/20)
	}
}
