// Package rating computes what games say about the strength of players: a sequential test for a duel, Elo with an
// interval, and the ratings of a league. It knows nothing about games; it gets counts of results.
//
// This file contains the sequential test (SPRT) over pairs of games. Both games of a pair have the same start, and
// the players swap sides, so that luck with the start cancels out. Its formulas are those of fishtest, the test
// framework of the chess engine Stockfish (LLRcalc.py). They are exact likelihoods: the usual approximation with the
// normal distribution is wrong by a factor of 100 after the first pairs.
package rating

import "math"

// Pairs counts the results of pairs of games by the points of the player, from 0 to 2 in steps of 1/2: two losses,
// a loss and a draw, two draws or a win and a loss, a draw and a win, two wins.
type Pairs [5]int

// Add counts a pair. points are the player's points in both games together; a draw is half a point.
func (p *Pairs) Add(points float64) { p[int(math.Round(2*points))]++ }

// Sum returns the number of pairs.
func (p Pairs) Sum() int { return p[0] + p[1] + p[2] + p[3] + p[4] }

// Swap returns the same results from the other player's view.
func (p Pairs) Swap() Pairs { return Pairs{p[4], p[3], p[2], p[1], p[0]} }

// A Test is a sequential probability ratio test of two hypotheses: the player is Elo0 stronger than its opponent, or
// Elo1 stronger. If the truth is Elo0, it accepts Elo1 with a probability of at most Alpha, and if the truth is Elo1,
// it accepts Elo0 with a probability of at most Beta.
type Test struct {
	Elo0, Elo1  float64
	Alpha, Beta float64
	// Normalized is set if Elo0 and Elo1 are normalized Elo: the advantage divided by the deviation of one game. The
	// number of games then does not depend on how often the game is drawn.
	Normalized bool
}

// Default is a test for bots: 50 Elo are 57 % of the points. It needs about 80 pairs.
var Default = Test{Elo0: 0, Elo1: 50, Alpha: 0.05, Beta: 0.05}

// Bounds returns the log-likelihood ratios at which the test ends: at most lower accepts Elo0, at least upper accepts
// Elo1.
func (t Test) Bounds() (lower, upper float64) {
	return math.Log(t.Beta / (1 - t.Alpha)), math.Log((1 - t.Beta) / t.Alpha)
}

// LLR returns the log-likelihood ratio of the results. Without results it is 0.
func (t Test) LLR(p Pairs) float64 { return t.ratio(p[:]) }

// ratio returns the log-likelihood ratio of results with evenly spaced points: counts[0] is the number of the worst
// results, and the last element is the number of the best ones. It works for pairs and for single games.
func (t Test) ratio(counts []int) float64 {
	total := 0
	for _, n := range counts {
		total += n
	}
	if total == 0 {
		return 0
	}

	d := distributionOf(counts)
	q0, q1 := d.fit(t.Elo0, t.Normalized), d.fit(t.Elo1, t.Normalized)
	sum := 0.0
	for i, p := range d.p {
		sum += p * math.Log(q1[i]/q0[i])
	}
	return d.total * sum
}

// distribution is an observed distribution of results: p[i] is the frequency of the result a[i], from 0 to 1.
type distribution struct {
	a, p  []float64
	total float64 // the number of results
}

// leastCount replaces a count of 0, because the likelihood of a result that cannot happen is not defined.
const leastCount = 0.001

func distributionOf(counts []int) distribution {
	var d distribution
	for i, n := range counts {
		count := max(float64(n), leastCount)
		d.a = append(d.a, float64(i)/float64(len(counts)-1))
		d.p = append(d.p, count)
		d.total += count
	}
	for i := range d.p {
		d.p[i] /= d.total
	}
	return d
}

// fit returns the most likely distribution of results for a player that is stronger by this number of Elo.
func (d distribution) fit(elo float64, normalized bool) []float64 {
	if normalized {
		return d.fitNormalized(elo)
	}
	score := Score(elo)
	return d.tilt(func(i int) float64 { return d.a[i] - score })
}

// fitNormalized returns the most likely distribution whose mean is t standard deviations above 1/2. The deviation
// belongs to the distribution that is searched, so the equation is solved again and again.
func (d distribution) fitNormalized(elo float64) []float64 {
	const rounds = 10 // as in fishtest; the changes are below 1e-9 long before
	t := elo / eloPerSigma
	if len(d.a) == len(Pairs{}) {
		t *= math.Sqrt2 // the mean of a pair has half the variance of a game
	}

	q := make([]float64, len(d.a))
	for i := range q {
		q[i] = 1 / float64(len(q))
	}
	for range rounds {
		mean, variance := moments(d.a, q)
		sigma := math.Sqrt(variance)
		q = d.tilt(func(i int) float64 {
			z := (mean - d.a[i]) / sigma
			return d.a[i] - 0.5 - t*sigma*(1+z*z)/2
		})
	}
	return q
}

// tilt returns the distribution q that is nearest to p (p[i] = q[i] (1 + x v(i))) and has sum q[i] v(i) = 0. It finds x
// by bisection, because the sum decreases in x.
func (d distribution) tilt(v func(i int) float64) []float64 {
	least, most := math.Inf(1), math.Inf(-1)
	for i := range d.a {
		least, most = min(least, v(i)), max(most, v(i))
	}

	q := make([]float64, len(d.a))
	low, high := -1/most, -1/least
	const steps = 200 // until the interval cannot become smaller
	for range steps {
		x, sum := (low+high)/2, 0.0
		for i, p := range d.p {
			q[i] = p / (1 + x*v(i))
			sum += q[i] * v(i)
		}
		if sum > 0 {
			low = x
		} else {
			high = x
		}
	}
	return q
}

// moments returns mean and variance of the values a with the probabilities p.
func moments(a, p []float64) (mean, variance float64) {
	for i := range a {
		mean += p[i] * a[i]
	}
	for i := range a {
		variance += p[i] * (a[i] - mean) * (a[i] - mean)
	}
	return mean, variance
}
