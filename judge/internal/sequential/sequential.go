// Package sequential decides between two programs while they play, and may be asked after every game.
//
// Only games count in which one program does better than the other (the sign test). If neither program is better, each of
// them does better in half of these games. The test compares this with all other shares, each of which is equally likely:
// they explain k of n games 2^n / ((n+1) C(n,k)) times as well. As long as no program is better, this ratio is a
// martingale that begins at 1. By Ville's inequality it then reaches 1/p at any time with a probability of at most p. So 1
// divided by its maximum is a p-value that stays valid however often one looks and whenever one stops.
//
// The same holds if the games are drawn without replacement from a list in which neither program does better more often,
// because then the program that is behind is the likelier one to do better next.
//
// Sources: H. Robbins, Statistical methods related to the law of the iterated logarithm, Annals of Mathematical
// Statistics 41 (1970), for the mixture; R. Johari, P. Koomen, L. Pekelis, D. Walsh, Peeking at A/B tests, KDD 2017, for
// p-values that are always valid.
package sequential

import "math"

// Test is a sequential sign test. The zero Test has seen no game.
type Test struct {
	Better   [2]int  // games in which the first, and in which the second program did better
	logRatio float64 // the logarithm of the largest ratio so far
}

// Add adds a game in which one of the programs did better, 0 for the first.
func (t *Test) Add(winner int) {
	t.Better[winner]++
	k, n := float64(t.Better[0]), float64(t.Better[0]+t.Better[1])

	// The logarithm of 2^n / ((n+1) C(n,k)), with factorials as values of the gamma function.
	ratio := n*math.Ln2 + logGamma(k+1) + logGamma(n-k+1) - logGamma(n+2)
	t.logRatio = max(t.logRatio, ratio)
}

// P returns the p-value: the bound on the probability of results like these, now or earlier, if no program is better.
func (t *Test) P() float64 { return math.Exp(-t.logRatio) }

func logGamma(x float64) float64 {
	value, _ := math.Lgamma(x) // positive for all x of at least 1
	return value
}
