// This file estimates the advantage of one player over another in Elo.

package rating

import "math"

const (
	// eloPerNat is the number of Elo per unit of the logistic distribution.
	eloPerNat = 400 / math.Ln10
	// eloPerSigma is the number of normalized Elo for an advantage of one standard deviation of a game.
	eloPerSigma = 800 / math.Ln10
	// quantile is the number of standard errors on each side of a 95 % interval.
	quantile = 1.959964
	// leastScore bounds a share of points from 0 and 1, where Elo is infinite.
	leastScore = 0.001
)

// Score returns the expected share of points, from 0 to 1, of a player that is stronger by this number of Elo.
func Score(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }

// Elo returns the advantage of a player with this share of points. The result is from -1200 to 1200.
func Elo(score float64) float64 {
	score = min(max(score, leastScore), 1-leastScore)
	return -400 * math.Log10(1/score-1)
}

// An Estimate is the advantage of a player, as the results of pairs show it.
type Estimate struct {
	Score      float64 // the share of points
	Elo        float64
	Low, High  float64 // the 95 % interval of Elo
	Error      float64 // half of the width of that interval
	Normalized float64 // normalized Elo
	// Superior is the likelihood that the player is stronger, from 0 to 1.
	Superior float64
}

// Estimate returns the advantage that the results show. Without results, the estimate says nothing: from -1200 to
// 1200 Elo. After a sequential test that has stopped, the estimate is too large on average, because the test stops
// earlier when luck helps.
func (p Pairs) Estimate() Estimate { return estimate(p[:]) }

func estimate(counts []int) Estimate {
	d := distribution{p: honest(counts)}
	for i := range d.p {
		d.a = append(d.a, float64(i)/float64(len(counts)-1))
		d.total += d.p[i]
	}
	for i := range d.p {
		d.p[i] /= d.total
	}

	mean, variance := moments(d.a, d.p)
	deviation := math.Sqrt(variance / d.total)
	e := Estimate{
		Score: mean, Elo: Elo(mean), Low: Elo(mean - quantile*deviation), High: Elo(mean + quantile*deviation),
		Superior: normal((mean - 0.5) / deviation),
	}
	e.Error = (e.High - e.Low) / 2
	e.Normalized = (mean - 0.5) / math.Sqrt(variance) * eloPerSigma
	if len(counts) == len(Pairs{}) {
		e.Normalized /= math.Sqrt2
	}
	return e
}

// honest returns the counts of results. If all results are equal, their variance is 0, which would give an interval
// without width. Half a best and half a worst result more make the interval honest. Without results they are all
// there is.
func honest(counts []int) []float64 {
	kinds, full := 0, make([]float64, len(counts))
	for i, n := range counts {
		full[i] = float64(n)
		if n > 0 {
			kinds++
		}
	}
	if kinds <= 1 {
		full[0] += 0.5
		full[len(full)-1] += 0.5
	}
	return full
}

// normal returns the probability that a value of the standard normal distribution is below z.
func normal(z float64) float64 { return math.Erfc(-z/math.Sqrt2) / 2 }
