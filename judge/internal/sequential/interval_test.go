package sequential

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestShare compares intervals with values that were computed by hand. If an event happens in 0 of n games, the ratio is
// 1/((n+1)(1-p)^n).
func TestShare(t *testing.T) {
	for _, n := range []int{10, 100, 1000} {
		want := 1 - math.Pow(0.05/float64(n+1), 1/float64(n))
		lo, hi := share(0, n, 0.05)
		if lo != 0 || math.Abs(hi-want) > 1e-9 {
			t.Errorf("0 of %d: %g to %g, want 0 to %g", n, lo, hi, want)
		}
		if lo, hi := share(n, n, 0.05); hi != 1 || math.Abs(1-lo-want) > 1e-9 {
			t.Errorf("%d of %[1]d: %g to %g", n, lo, hi)
		}
	}
	if lo, hi := share(0, 0, 0.05); lo != 0 || hi != 1 {
		t.Errorf("without games: %g to %g", lo, hi)
	}
	if lo, hi := share(1, 2, 0.05); lo > 0.01 || hi < 0.99 {
		t.Errorf("1 of 2: %g to %g", lo, hi)
	}
}

// TestSigns: the interval contains the observed difference, its ends have the right signs, and it excludes 0 exactly when
// the p-value would be small, up to the wider level.
func TestSigns(t *testing.T) {
	for _, c := range []struct {
		first, second, games int
		lo, hi               int // the signs
	}{
		{0, 0, 5, -1, 1}, {3, 3, 50, -1, 1}, {40, 5, 60, 1, 1}, {5, 40, 60, -1, -1}, {54, 33, 87, -1, 1},
	} {
		test := Test{Better: [2]int{c.first, c.second}}
		lo, hi := test.Interval(c.games, 0.05)
		observed := float64(c.first-c.second) / float64(c.games)
		sign := func(x float64) int { return int(math.Copysign(1, x)) }
		if sign(lo) != c.lo || sign(hi) != c.hi || lo > observed || hi < observed || lo < -1 || hi > 1 {
			t.Errorf("%+v: %g to %g, observed %g", c, lo, hi, observed)
		}
	}
}

// TestCoverage simulates matches and looks at the interval after every game. It must rarely miss the true difference, and
// the interval of a single look, with the usual formula, must miss it more often than allowed: so the test can fail.
func TestCoverage(t *testing.T) {
	const runs, games, level = 300, 100, 0.05
	rng := rand.New(rand.NewPCG(3, 4))
	for _, p := range [][2]float64{{0.05, 0.05}, {0.3, 0.3}, {0.5, 0.2}, {0.02, 0.3}} {
		missed, missedByUsual := 0, 0
		for range runs {
			var test Test
			misses, usualMisses := false, false
			for n := 1; n <= games; n++ {
				switch x := rng.Float64(); {
				case x < p[0]:
					test.Better[0]++
				case x < p[0]+p[1]:
					test.Better[1]++
				}
				want := p[0] - p[1]
				lo, hi := test.Interval(n, level)
				misses = misses || want < lo || want > hi

				mean := float64(test.Better[0]-test.Better[1]) / float64(n)
				square := float64(test.Better[0]+test.Better[1]) / float64(n)
				half := 1.96 * math.Sqrt((square-mean*mean)/float64(n))
				usualMisses = usualMisses || n >= 30 && math.Abs(mean-want) > half
			}
			if misses {
				missed++
			}
			if usualMisses {
				missedByUsual++
			}
		}
		if missed > level*runs || missedByUsual < 2*level*runs {
			t.Errorf("%v: the interval missed in %d of %d matches, the usual one in %d", p, missed, runs, missedByUsual)
		}
	}
}
