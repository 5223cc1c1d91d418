package main

import (
	"math/rand"
	"testing"

	"oj/tools/shared/testing/full"
)

// unhurried means that the number of positions in a search is not limited, so every position is decided.
const unhurried = 0

// TestEveryKindOfPosition tests the player's cut in positions of small games, reachable or not. If some cut
// wins, the player's cut must win, and the search must report that the position is won.
func TestEveryKindOfPosition(t *testing.T) {
	rng := rand.New(rand.NewSource(1))
	games := 2000
	if full.Mine(t.Name()) {
		games = 20000
	}
	c := census{}
	for range games {
		g := randomSketch(rng, 9, 9)
		c.check(t, g, 20, func(o *oracle) int { return rng.Intn(o.count) }, rng)
	}
	t.Logf("small games: %+v", c)
	c = census{}
	for range games / 40 {
		c.check(t, hardSketch(rng), 60, func(o *oracle) int { return o.near(rng, 4) }, rng)
	}
	t.Logf("hard games: %+v", c)
	if c.Won < c.Positions/10 || c.Won > c.Positions*9/10 || c.Searched < c.Positions/10 {
		t.Errorf("hard games: %+v, want a mixture", c)
	}
}

// A census counts all positions, the won positions, and the positions that need a search.
type census struct{ Positions, Won, Searched int }

// check compares the solver with the oracle on positions of one game. It uses one solver for all positions,
// so that stored results are tested, too.
func (c *census) check(t *testing.T, g sketch, positions int, state func(*oracle) int, rng *rand.Rand) {
	t.Helper()
	o := newOracle(g.next, g.left)
	s := newSolver(g.next, g.left)
	for range positions {
		state, a := state(o), rng.Intn(len(g.next))
		o.set(state, s.left)
		if v, _ := s.look(a); v == open {
			c.Searched++
		}
		if checkPosition(t, o, s, state, a); t.Failed() {
			t.Fatalf("links %v, gateway links %v, agent on %d", g.next, s.left, a)
		}
		c.Positions++
		if o.wins[state*len(g.next)+a] {
			c.Won++
		}
	}
}

func checkPosition(t *testing.T, o *oracle, s *solver, state, a int) {
	t.Helper()
	wins := o.wins[state*len(o.next)+a]
	s.limit = unhurried
	v := open

	// Allow one more free turn each time, as the method best does. Unlike best, this loop ends immediately if
	// a stored pattern decides the position.
	for free := 0; v == open; free++ {
		v, _ = s.turn(a, free)
	}
	if (v == won) != wins {
		t.Errorf("the search says %d (0 lost, 2 won), the player can win: %v", v, wins)
	}
	cut := s.best(a, unhurried)
	switch {
	case state == 0:
		if cut >= 0 {
			t.Errorf("cuts at node %d, but nothing is left", cut)
		}
	case cut < 0 || s.left[cut] == 0:
		t.Errorf("cuts at node %d, which has no link", cut)
	case wins && !o.safe(state-o.base[cut], a):
		t.Errorf("cuts at node %d, which loses", cut)
	}
}

// TestPatternsWin checks the patterns of lost positions: the agent wins even if the map has only the gateway
// links of the pattern.
func TestPatternsWin(t *testing.T) {
	rng := rand.New(rand.NewSource(2))
	patterns := 0
	for i := range 2000 {
		g := randomSketch(rng, 6, 14)
		if i%10 == 0 {
			g = hardSketch(rng)
		}
		o := newOracle(g.next, g.left)
		s := newSolver(g.next, g.left)
		s.turn(0, unlimited-1)
		for a, known := range s.patterns {
			for _, p := range known {
				state := 0
				for _, n := range p {
					state += n.links * o.base[n.node]
				}
				patterns++
				if o.wins[state*len(g.next)+a] {
					t.Fatalf("links %v: pattern %v does not win from node %d", g.next, p, a)
				}
			}
		}
	}
	if patterns < 1000 {
		t.Errorf("only %d patterns", patterns)
	}
}

// TestLate checks that a search that is interrupted at any time restores the position and still returns a legal cut.
func TestLate(t *testing.T) {
	rng := rand.New(rand.NewSource(3))
	for range 2000 {
		g := randomSketch(rng, 12, 20)
		s := newSolver(g.next, g.left)
		before := append([]int(nil), s.left...)
		a := rng.Intn(len(g.next))
		cut := s.best(a, 1+rng.Intn(32))
		if cut < 0 || s.left[cut] == 0 {
			t.Fatalf("links %v, gateway links %v, agent on %d: cuts at %d", g.next, g.left, a, cut)
		}
		for v := range before {
			if s.left[v] != before[v] || s.closed[v] != 0 {
				t.Fatalf("node %d: %d links, was %d; closed %d times", v, s.left[v], before[v], s.closed[v])
			}
		}
	}
}
