// This file computes how large the difference of two programs can be.

package sequential

import "math"

// Interval returns an interval for the share of the first program's wins, minus the share of the second program's, of all
// games: 0.1 means that of 100 games the first program wins 10 more. games is the number of games played, in some of which
// neither did better. The probability that the interval ever misses the true value is at most level, whenever the match
// stops.
//
// It joins two intervals: of the share of games in which one program does better, and of the first program's share of those.
// Each misses its value with a probability of at most level/2.
func (t *Test) Interval(games int, level float64) (lo, hi float64) {
	differing := t.Better[0] + t.Better[1]
	rareLo, rareHi := share(differing, games, level/2)
	winsLo, winsHi := share(t.Better[0], differing, level/2)

	lo, hi = 2*winsLo-1, 2*winsHi-1
	if lo *= rareHi; lo > 0 {
		lo *= rareLo / rareHi
	}
	if hi *= rareHi; hi < 0 {
		hi *= rareLo / rareHi
	}
	return lo, hi
}

// share returns the interval of a probability of which k of n events are known. It contains each value that the test of
// this package does not reject at the level: the likelihood ratio of a uniformly distributed probability and of this value
// is at most 1/level. Like the p-value, it is valid at any time.
func share(k, n int, level float64) (lo, hi float64) {
	a, b := float64(k), float64(n-k)
	uniform := logGamma(a+1) + logGamma(b+1) - logGamma(a+b+2)
	isRejected := func(p float64) bool {
		return uniform-logPower(p, a)-logPower(1-p, b) > math.Log(1/level)
	}

	// The observed share is never rejected. From there to 0, and to 1, the ratio only grows.
	observed := 0.5
	if n > 0 {
		observed = a / (a + b)
	}
	return border(observed, 0, isRejected), border(observed, 1, isRejected)
}

// logPower returns the logarithm of p to the power of n. It is 0 if n is 0, even if p is 0.
func logPower(p, n float64) float64 {
	if n == 0 {
		return 0
	}
	return n * math.Log(p)
}

// border returns the last value between inside and end that is not rejected. inside is not rejected.
func border(inside, end float64, isRejected func(float64) bool) float64 {
	if !isRejected(end) {
		return end
	}
	for range 40 {
		if middle := (inside + end) / 2; isRejected(middle) {
			end = middle
		} else {
			inside = middle
		}
	}
	return inside
}
