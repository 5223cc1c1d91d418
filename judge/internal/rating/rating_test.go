package rating

import (
	"math"
	"math/rand"
	"testing"
)

func near(t *testing.T, what string, got, want, tolerance float64) {
	t.Helper()
	if !(math.Abs(got-want) <= tolerance) {
		t.Errorf("%s: %.6f, want %.6f", what, got, want)
	}
}

// TestLLR compares likelihood ratios with values of fishtest's LLRcalc.py, which agree with the tests of fastchess
// (sprt_test.cpp) and the values of OpenBench and of fishtest (stat_util.py). Three counts are single games.
func TestLLR(t *testing.T) {
	const normalized = true
	for _, test := range []struct {
		counts     []int
		elo0, elo1 float64
		normalized bool
		want       float64
	}{
		{[]int{365, 16618, 36229, 16974, 390}, 0, 2, normalized, 2.25037},
		{[]int{127, 4883, 10712, 5150, 104}, -1.75, 0.25, normalized, 3.01015},
		{[]int{0, 0, 0, 0, 5550}, 0, 5, normalized, 111.79756},
		{[]int{223, 9863, 21279, 10037, 246}, 0.5, 2.5, false, -3.07413},
		{[]int{871, 26175, 55983, 26678, 821}, 0, 2, false, -4.97867},
		{[]int{36027, 68692, 36433}, 0, 2, normalized, 0.92329},
		{[]int{0, 0, 4250}, 0, 10, normalized, 120.54827},
		{[]int{21184, 40708, 21404}, 0.5, 2.5, false, -1.57189},
		{[]int{57030, 106593, 57433}, 0, 2, false, -2.59302},
		{[]int{379, 10170, 21828, 10640, 343}, 0, 2, normalized, 2.94550},
		{[]int{199, 1517, 3095, 1685, 234}, 0, 3, normalized, 2.89222},
		{[]int{39, 8843, 26675, 9240, 44}, 0.5, 2.5, normalized, 2.94168},
		{[]int{10789, 19328, 33806, 19402, 10543}, -3, 1, false, 2.13107},
		{[]int{39, 2226, 31451, 2412, 40}, 0.2, 0.9, false, 2.16254},
		{[]int{39, 2226, 31451, 2412, 40}, 0.764, 3.439, normalized, 2.16294},
		{[]int{0, 0, 0, 0, 1}, 0, 50, false, 0.13384},
		{[]int{0, 0, 0, 0, 1}, 0, 50, normalized, 0.18189},
		{[]int{0, 0, 5, 0, 5}, 0, 50, false, 1.33563},
		{[]int{0, 0, 5, 0, 5}, 0, 50, normalized, 1.25839},
		{[]int{2, 0, 10, 0, 8}, 0, 50, false, 1.36357},
		{[]int{2, 0, 10, 0, 8}, 0, 50, normalized, 1.33106},
		{[]int{3, 5, 20, 9, 13}, 0, 50, false, 3.25615},
		{[]int{3, 5, 20, 9, 13}, 0, 50, normalized, 2.93420},
		{[]int{0, 0, 0, 0, 20}, 0, 50, false, 2.67208},
		{[]int{0, 0, 0, 0, 20}, 0, 50, normalized, 3.63702},
		{[]int{10, 0, 30, 0, 10}, 0, 50, false, -1.26296},
		{[]int{10, 0, 30, 0, 10}, 0, 50, normalized, -1.03013},
		{[]int{0, 2, 10, 4, 4}, 0, 50, false, 2.43025},
		{[]int{0, 2, 10, 4, 4}, 0, 50, normalized, 1.72514},
		{[]int{20, 0, 60, 0, 40}, 0, 50, false, 3.32673},
		{[]int{20, 0, 60, 0, 40}, 0, 50, normalized, 3.31218},
		{[]int{0, 0, 0, 0, 0}, 0, 50, false, 0},
	} {
		got := Test{Elo0: test.elo0, Elo1: test.elo1, Normalized: test.normalized}.ratio(test.counts)
		if !(math.Abs(got-test.want) <= 0.000006) {
			t.Errorf("%v, %g to %g, normalized %v: %.5f, want %.5f", test.counts, test.elo0, test.elo1, test.normalized, got, test.want)
		}
	}

	lower, upper := Default.Bounds()
	near(t, "lower bound", lower, -2.9444389791664403, 1e-12)
	near(t, "upper bound", upper, 2.9444389791664403, 1e-12)
	lower, upper = Test{Alpha: 0.05, Beta: 0.10}.Bounds()
	near(t, "lower bound", lower, -2.251291798606495, 1e-12)
	near(t, "upper bound", upper, 2.8903717578961645, 1e-12)
}

// TestEstimate compares estimates with values of fastchess (elo_test.cpp). Three counts are single games.
func TestEstimate(t *testing.T) {
	for _, test := range []struct {
		counts                                           []int
		score, elo, err, low, high, superior, normalized float64
	}{
		{[]int{34, 54, 63, 64, 75}, 0.57931, 55.58, 27.65, 28.28, 83.58, 1, 57.94},
		{[]int{332, 433, 498, 333, 334}, 0.48756, -8.64, 10.33, -18.98, 1.68, 0.0505, -9.17},
		{[]int{89, 123, 76}, 0.47743, -15.69, 30.46, -46.27, 14.64, 0.1553, -20.76},
		{[]int{96, 111, 136}, 0.55831, 40.70, 30.43, 10.59, 71.44, 0.9960, 49.77},
		{[]int{3, 5, 20, 9, 13}, 0.62, 85.04, 59.59, 27.92, 147.11, 0.9984, 102.27},
	} {
		e := estimate(test.counts)
		near(t, "score", e.Score, test.score, 0.000006)
		near(t, "Elo", e.Elo, test.elo, 0.006)
		near(t, "error", e.Error, test.err, 0.006)
		near(t, "low", e.Low, test.low, 0.006)
		near(t, "high", e.High, test.high, 0.006)
		near(t, "superior", e.Superior, test.superior, 0.00006)
		near(t, "normalized Elo", e.Normalized, test.normalized, 0.006)
	}

	// A clean score must not pretend to be exact, and no results say nothing.
	if e := (Pairs{4: 3}).Estimate(); e.Low > 200 || e.High < 1100 || e.Superior < 0.8 {
		t.Errorf("three pairs won: %+v, want a wide interval", e)
	}
	if e := (Pairs{}).Estimate(); e.Elo != 0 || e.Low > -1100 || e.High < 1100 {
		t.Errorf("no pairs: %+v", e)
	}
	if e := (Pairs{2: 10}).Estimate(); math.Abs(e.Elo) > 1e-9 || e.High < 30 {
		t.Errorf("ten drawn pairs: %+v, want an interval around 0", e)
	}
}

// TestRate compares a league of independent games with an independent program. The first case can be computed by
// hand: 400 log10(3), and 400/ln(10)/sqrt(40*3/16).
func TestRate(t *testing.T) {
	near(t, "400 log10 3", 400*math.Log10(3), 190.849, 0.0006)
	const se = 1 / quantile
	for _, test := range []struct {
		players        int
		list           []points
		elo, se        []float64
		diff, interval float64
	}{
		{2, []points{{0, 1, 40, 30}}, []float64{95.424, -95.424}, []float64{31.716, 31.716}, 190.849, 124.326},
		{2, []points{{1, 0, 40, 10}}, []float64{95.424, -95.424}, []float64{31.716, 31.716}, 190.849, 124.326},
		{3, []points{{0, 1, 100, 60}, {1, 2, 100, 60}, {0, 2, 100, 72}},
			[]float64{77.748, 0, -77.748}, []float64{17.399, 16.790, 17.399}, 77.748, 57.695},
		{4, []points{{0, 1, 20, 14}, {0, 2, 20, 16}, {0, 3, 20, 19}, {1, 2, 20, 12.5}, {1, 3, 20, 16.5}, {2, 3, 20, 14}},
			[]float64{211.040, 52.450, -46.224, -217.266}, []float64{45.313, 38.484, 38.420, 45.951}, 158.590, 129.795},
		{2, []points{{0, 1, 20, 20}}, []float64{322.557, -322.557}, []float64{124.326, 124.326}, 645.114, 487.349},
	} {
		l := rate(test.players, test.list)
		if l == nil {
			t.Errorf("%v: no ratings", test.list)
			continue
		}
		for i := range test.elo {
			near(t, "Elo", l.Players[i].Elo, test.elo[i], 0.0006)
			near(t, "standard error", l.Players[i].Error*se, test.se[i], 0.0006)
		}
		diff, interval := l.Difference(0, 1)
		near(t, "difference", diff, test.diff, 0.0006)
		near(t, "interval", interval, test.interval, 0.0006)
	}

	if l := rate(3, []points{{0, 1, 4, 2}}); l != nil {
		t.Errorf("player 2 has played no game, but the ratings are %v", l.Players)
	}
}

// TestRatePairs: the errors of a league of two players are those of the duel. Pairs that are split because one side
// has an advantage say more than independent games.
func TestRatePairs(t *testing.T) {
	duel := Pairs{3, 5, 200, 9, 13}
	l := Rate(2, []Pairing{{0, 1, duel}})
	e := duel.Estimate()
	diff, interval := l.Difference(0, 1)
	near(t, "difference", diff, e.Elo, 1e-6)
	near(t, "interval", interval, e.Error, 0.01*e.Error)
	if _, independent := rate(2, []points{{0, 1, 460, 242}}).Difference(0, 1); interval > independent/2 {
		t.Errorf("interval %.1f, for independent games %.1f: want less than half of it", interval, independent)
	}
}

// TestRateCovers: in simulated leagues the true difference of two players is in the interval in 95 % of the cases.
func TestRateCovers(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	truth := []float64{60, 0, -60}
	const leagues, pairs = 400, 60
	covered := 0
	for range leagues {
		var list []Pairing
		for a := range truth {
			for b := a + 1; b < len(truth); b++ {
				p := Pairing{A: a, B: b}
				for range pairs {
					p.Pairs.Add(simulate(random, truth[a]-truth[b]))
				}
				list = append(list, p)
			}
		}
		diff, interval := Rate(len(truth), list).Difference(0, 2)
		if math.Abs(diff-120) <= interval {
			covered++
		}
	}
	// 95 % of 400 are 380; the standard deviation is 4.4.
	if covered < 362 || covered > 395 {
		t.Errorf("the true difference is in %d of %d intervals, want about 95 %%", covered, leagues)
	}
}

// simulate returns the points of a player in a pair of games. A third of the starts favours the first player so much
// that each player wins one game; a tenth of the other games is drawn.
func simulate(random *rand.Rand, elo float64) (points float64) {
	if random.Intn(3) == 0 {
		return 1
	}
	// The fixed pairs contribute half of their points whatever the strength is, so the others must contribute more.
	score := 0.5 + (Score(elo)-0.5)*3/2
	for range 2 {
		switch u := random.Float64(); {
		case u < 0.1:
			points += 0.5
		case u < 0.1+0.9*(0.5+(score-0.5)/0.9):
			points++
		}
	}
	return points
}

// TestDecisions plays duels between simulated players: the test must be wrong in about 5 % of them at most. The bound
// of 200 runs is three standard deviations above that, plus the overshoot of counting.
func TestDecisions(t *testing.T) {
	random := rand.New(rand.NewSource(7))
	lower, upper := Default.Bounds()
	const runs = 200
	for _, truth := range []float64{Default.Elo0, Default.Elo1} {
		accepted, pairs := 0, 0
		for range runs {
			var p Pairs
			llr := 0.0
			for llr > lower && llr < upper {
				p.Add(simulate(random, truth))
				llr = Default.LLR(p)
			}
			pairs += p.Sum()
			if llr >= upper {
				accepted++
			}
		}
		wrong := accepted
		if truth == Default.Elo1 {
			wrong = runs - accepted
		}
		t.Logf("truth %+.0f Elo: accepted in %d of %d runs, %d pairs on average", truth, accepted, runs, pairs/runs)
		if wrong > 19 {
			t.Errorf("truth %+.0f Elo: %d of %d decisions are wrong, want about 5 %%", truth, wrong, runs)
		}
	}
}
