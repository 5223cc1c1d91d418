// This file rates the players of a league: Bradley and Terry's model with a draw as half a win. All games count at
// once, so the order of the games does not matter, in contrast to Elo or TrueSkill updates after each game.

package rating

import "math"

// A Pairing is all pairs of games between two players of a league, which are numbered from 0.
type Pairing struct {
	A, B  int
	Pairs Pairs // results from A's view
}

// A Rated is the rating of a player of a league.
type Rated struct {
	Elo   float64 // the ratings of all players add up to 0
	Error float64 // half of the width of the 95 % interval
}

// A League is the result of rating players.
type League struct {
	Players    []Rated
	covariance [][]float64 // in nats squared
}

// Difference returns the advantage of player a over player b in Elo, and half of the width of its 95 % interval. This
// interval is smaller than the intervals of both players suggest, because their errors belong together.
func (l *League) Difference(a, b int) (elo, err float64) {
	c := l.covariance
	return l.Players[a].Elo - l.Players[b].Elo, quantile * eloPerNat * math.Sqrt(c[a][a]+c[b][b]-2*c[a][b])
}

// Rate rates players numbered from 0. The games of a pair have the same start, so they are not independent: the
// errors come from the deviations of whole pairs (the sandwich estimator). It returns nil if the pairings do not
// connect all players. If some player could be infinitely strong or weak, each pairing gets half a win and half a
// loss more. The cost is cubic in the number of players.
func Rate(players int, pairings []Pairing) *League {
	var list []points
	for _, p := range pairings {
		n, won := 0.0, 0.0
		for i, count := range p.Pairs {
			n += 2 * float64(count)
			won += float64(i) / 2 * float64(count)
		}
		list = append(list, points{p.A, p.B, n, won})
	}

	l := rate(players, list)
	if l != nil {
		l.correct(pairings)
	}
	return l
}

// points is the result of all games between two players: a has won `won` of n points.
type points struct {
	a, b   int
	n, won float64
}

// rate computes the ratings, and errors for independent games.
func rate(players int, list []points) *League {
	if !connected(players, list, func(p points) (bool, bool) { return p.n > 0, p.n > 0 }) {
		return nil
	}
	finite := connected(players, list, func(p points) (bool, bool) { return p.won > 0, p.won < p.n })
	strength := make([]float64, players) // in nats

	// Newton's method: the gradient is the difference between the points and the expected points.
	const steps = 100
	for range steps {
		gradient, information := make([]float64, players), square(players)
		for _, p := range list {
			if p.n == 0 {
				continue
			}
			if !finite {
				p.n, p.won = p.n+1, p.won+0.5
			}
			expected := 1 / (1 + math.Exp(strength[p.b]-strength[p.a]))
			gradient[p.a] += p.won - p.n*expected
			gradient[p.b] -= p.won - p.n*expected
			spread(information, p.a, p.b, p.n*expected*(1-expected))
		}

		// The ratings are known only up to a constant. A constant added to all elements of the matrix fixes their sum.
		inverse := invert(shift(information, 1/float64(players)))
		change := multiply(inverse, gradient)
		step := 0.0
		for i := range change {
			step = max(step, math.Abs(change[i]))
		}
		// A long step may leave the region in which the method converges.
		scale := min(1, 1/max(step, 1e-300))
		for i := range strength {
			strength[i] += scale * change[i]
		}
		if step < 1e-12 {
			return newLeague(strength, shift(inverse, -1/float64(players)))
		}
	}
	return nil
}

func newLeague(strength []float64, covariance [][]float64) *League {
	l := &League{covariance: covariance}
	for i, s := range strength {
		l.Players = append(l.Players, Rated{eloPerNat * s, quantile * eloPerNat * math.Sqrt(max(0, covariance[i][i]))})
	}
	return l
}

// correct replaces the covariance C for independent games by C B C, in which B comes from the deviations of the pairs
// from their expectation.
func (l *League) correct(pairings []Pairing) {
	n := len(l.Players)
	deviations := square(n)
	for _, p := range pairings {
		expected := Score(l.Players[p.A].Elo - l.Players[p.B].Elo)
		for i, count := range honest(p.Pairs[:]) {
			residual := float64(i)/2 - 2*expected
			spread(deviations, p.A, p.B, count*residual*residual)
		}
	}

	corrected := square(n)
	for i := range corrected {
		corrected[i] = multiply(l.covariance, multiply(deviations, l.covariance[i]))
	}
	strength := make([]float64, n)
	for i, r := range l.Players {
		strength[i] = r.Elo / eloPerNat
	}
	*l = *newLeague(strength, corrected)
}

// connected reports whether each player can be reached from each other one. edge returns whether a pairing leads from
// a to b, and from b to a.
func connected(players int, list []points, edge func(points) (forward, back bool)) bool {
	for start := range players {
		reached := make([]bool, players)
		reached[start] = true
		count := 1
		for changed := true; changed; {
			changed = false
			for _, p := range list {
				forward, back := edge(p)
				if forward && reached[p.a] && !reached[p.b] || back && reached[p.b] && !reached[p.a] {
					reached[p.a], reached[p.b] = true, true
					count++
					changed = true
				}
			}
		}
		if count < players {
			return false
		}
	}
	return true
}

func square(n int) [][]float64 {
	m := make([][]float64, n)
	for i := range m {
		m[i] = make([]float64, n)
	}
	return m
}

// spread adds what a pairing tells about the difference of two players.
func spread(m [][]float64, a, b int, weight float64) {
	m[a][a] += weight
	m[b][b] += weight
	m[a][b] -= weight
	m[b][a] -= weight
}

// shift returns the matrix with a constant added to all elements.
func shift(m [][]float64, by float64) [][]float64 {
	s := square(len(m))
	for i := range m {
		for j := range m {
			s[i][j] = m[i][j] + by
		}
	}
	return s
}

func multiply(m [][]float64, v []float64) []float64 {
	product := make([]float64, len(v))
	for i := range m {
		for j := range v {
			product[i] += m[i][j] * v[j]
		}
	}
	return product
}

// invert returns the inverse of a positive definite matrix, which it overwrites. Such a matrix needs no pivoting.
func invert(m [][]float64) [][]float64 {
	n := len(m)
	inverse := square(n)
	for i := range n {
		inverse[i][i] = 1
	}
	for i := range n {
		pivot := m[i][i]
		for j := range n {
			m[i][j] /= pivot
			inverse[i][j] /= pivot
		}
		for k := range n {
			factor := m[k][i]
			if k == i || factor == 0 {
				continue
			}
			for j := range n {
				m[k][j] -= factor * m[i][j]
				inverse[k][j] -= factor * inverse[i][j]
			}
		}
	}
	return inverse
}
