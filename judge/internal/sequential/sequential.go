// Package sequential tests whether one of two programs is better than the other. The test remains valid if its result
// is examined after every game and the match stops as soon as the result is significant.
//
// It is a sign test: a game counts only if one program does better in it than the other. The null hypothesis
// is that each program does better with probability 1/2. The alternative is that the first program does
// better with a probability that is uniformly distributed between 0 and 1. If the first program did better in
// k of n games, the likelihood ratio of the alternative and the null hypothesis is 2^n / ((n+1) C(n,k)).
// Under the null hypothesis this ratio is a martingale that begins at 1. By Ville's inequality, the
// probability that it ever reaches 1/p is at most p. So 1 divided by the maximum of the ratio is a p-value
// that is valid at any time.
//
// The p-value is also valid if the games are drawn without replacement from a list in which both programs do
// better equally often. The program that is behind then has more wins left in the list, so it is more likely
// to do better in the next game. A large lead is therefore even less likely than with independent games
// between equally good programs.
//
// Sources: H. Robbins, Statistical methods related to the law of the iterated logarithm, Annals of
// Mathematical Statistics 41 (1970), for the uniform distribution of the alternative; R. Johari, P. Koomen,
// L. Pekelis, D. Walsh, Peeking at A/B tests, KDD 2017, for p-values that are always valid.
package sequential

import "math"

// Test is a sequential sign test. The zero value is a test without games.
type Test struct {
	Better   [2]int  // for each program, the number of games in which it did better
	logRatio float64 // the logarithm of the largest likelihood ratio so far
}

// Add adds a game in which one program did better: winner is 0 for the first program and 1 for the second.
func (t *Test) Add(winner int) {
	t.Better[winner]++
	k, n := float64(t.Better[0]), float64(t.Better[0]+t.Better[1])

	// The logarithm of 2^n / ((n+1) C(n,k)), with factorials as values of the gamma function.
	ratio := n*math.Ln2 + logGamma(k+1) + logGamma(n-k+1) - logGamma(n+2)
	t.logRatio = max(t.logRatio, ratio)
}

// P returns the p-value: if two programs are equally good, the probability is at most P that their results
// ever differ as much as in this test, however many games they play.
func (t *Test) P() float64 { return math.Exp(-t.logRatio) }

func logGamma(x float64) float64 {
	value, _ := math.Lgamma(x) // ignore the sign: the gamma function is positive for x >= 1
	return value
}
