// This file finds out whether a game of skynet1 can still be won. All agents but the one named "random" move in the same
// way whenever the position is the same, so the search knows their moves. The agent "random" may make any move.

package main

import "oj/testcases/internal/chase/rules"

// The search tries at most mostCuts cuts after a lost game, and fewer on large maps, so that the judge does not wait for
// long.
const (
	mostCuts  = 1 << 15
	mostSteps = 1 << 22 // of cuts times the size of the map
)

// A position is the agent's node, and which links have been cut.
type position struct {
	at  int
	cut []byte // for each link 1 if it has been cut, else 0
}

// A search tries all cuts of the player.
type search struct {
	g      *rules.Game // the map; links are removed and put back
	before []position  // the positions before the turns of the game
	seen   map[string]bounds
	left   int // how many more cuts may be tried; after it has reached 0, results are not valid
}

// bounds contains the number of turns with which a position is known to be won, and the one with which it is known to be
// lost. A position that can be won in few turns can also be won in more turns.
type bounds struct{ won, lost int }

const never = 1 << 30

func newSearch(g *rules.Game) *search {
	return &search{g: copied(g), seen: make(map[string]bounds), left: min(mostCuts, mostSteps/(g.Nodes+len(g.Links)))}
}

// copied returns a copy of the map whose links can be removed.
func copied(g *rules.Game) *rules.Game {
	c := *g
	c.Next = nil
	for _, next := range g.Next {
		c.Next = append(c.Next, append([]int{}, next...))
	}
	return &c
}

// remember stores the position of the game.
func (s *search) remember(g *rules.Game) {
	p := position{at: g.At, cut: make([]byte, len(g.Links))}
	for i, l := range g.Links {
		if !g.Has(l[0], l[1]) {
			p.cut[i] = 1
		}
	}
	s.before = append(s.before, p)
}

// canWin reports whether the player can win within a number of turns from the n-th position of the game, from 0.
func (s *search) canWin(n, turns int) (wins, known bool) {
	p := s.before[n]

	// Remove the links that have been cut, and put them back at the end.
	whole := s.g
	s.g = copied(whole)
	for i, l := range whole.Links {
		if p.cut[i] == 1 {
			s.remove(l)
		}
	}
	wins = s.wins(p.cut, p.at, turns)
	s.g = whole
	return wins, s.left > 0
}

// remove removes a link and returns the neighbours that its ends had before.
func (s *search) remove(l [2]int) (a, b []int) {
	a, b = s.g.Next[l[0]], s.g.Next[l[1]]
	s.g.Next[l[0]], s.g.Next[l[1]] = without(a, l[1]), without(b, l[0])
	return a, b
}

// without returns a copy of the list without v.
func without(list []int, v int) []int {
	var kept []int
	for _, u := range list {
		if u != v {
			kept = append(kept, u)
		}
	}
	return kept
}

// wins reports whether the player can win within a number of turns. It is the player's turn, and the agent is on node at.
func (s *search) wins(cut []byte, at, turns int) bool {
	key := string(cut) + " " + string(rune(at))
	b, ok := s.seen[key]
	if !ok {
		b = bounds{never, 0}
	}
	if turns >= b.won || turns <= b.lost {
		return turns >= b.won
	}

	// A turn without effect lets the agent walk on. If the agent comes back to a node, this was of no use.
	visited := make(map[int]bool)
	wins := false
	for left := turns; left > 0 && !visited[at] && !wins; left-- {
		visited[at] = true
		wins = s.anyCut(cut, at, left)
		if !s.hasCut(cut) || s.g.Agent == "random" {
			break // there is no such turn, or it never helps, because a cut leaves the agent fewer moves
		}
		s.g.At = at
		if at = s.g.Step(s.g); s.g.Gateway[at] {
			break
		}
	}

	// A failed search proves something only if the budget is not used up.
	if wins {
		b.won = turns
	} else if s.left > 0 {
		b.lost = turns
	}
	s.seen[key] = b
	return wins
}

// hasCut reports whether a link has been cut: only then can it be cut again without effect.
func (s *search) hasCut(cut []byte) bool {
	for _, c := range cut {
		if c == 1 {
			return true
		}
	}
	return false
}

// anyCut reports whether there is a cut after which the player wins.
func (s *search) anyCut(cut []byte, at, turns int) bool {
	// If the agent is next to gateways, it enters one of them. So the player must cut the only such link.
	forced, number := -1, 0
	for i, l := range s.g.Links {
		if cut[i] == 0 && (l[0] == at && s.g.Gateway[l[1]] || l[1] == at && s.g.Gateway[l[0]]) {
			forced = i
			number++
		}
	}
	if number > 1 {
		return false
	}
	if number == 1 {
		return s.winsAfter(cut, at, forced, turns)
	}

	// Links of nodes with several gateway links come first, then other gateway links, then the others, because most wins
	// need only the first ones.
	for _, least := range []int{2, 1, 0} {
		for i, l := range s.g.Links {
			if cut[i] == 0 && s.rank(l) == least && s.winsAfter(cut, at, i, turns) {
				return true
			}
		}
	}
	return false
}

// rank returns 2 for a gateway link of a node with several gateway links, 1 for another gateway link, and 0 for the
// other links.
func (s *search) rank(l [2]int) int {
	v := l[0]
	switch {
	case s.g.Gateway[l[0]]:
		v = l[1]
	case !s.g.Gateway[l[1]]:
		return 0
	}
	n := 0
	for _, u := range s.g.Next[v] {
		if s.g.Gateway[u] {
			n++
		}
	}
	return min(n, 2)
}

// winsAfter reports whether the player wins after cutting link i.
func (s *search) winsAfter(cut []byte, at, i, turns int) bool {
	if s.left == 0 {
		return false
	}
	s.left--
	l := s.g.Links[i]
	a, b := s.remove(l)
	cut[i] = 1
	wins := s.survives(cut, at, turns)
	cut[i] = 0
	s.g.Next[l[0]], s.g.Next[l[1]] = a, b
	return wins
}

// survives reports whether the player wins if the agent moves now.
func (s *search) survives(cut []byte, at, turns int) bool {
	s.g.At = at
	if !s.g.Reachable() {
		return true
	}
	moves := s.g.Next[at]
	if s.g.Agent != "random" {
		moves = []int{s.g.Step(s.g)}
	}
	for _, v := range moves {
		if s.g.Gateway[v] || turns == 1 || !s.wins(cut, v, turns-1) {
			return false
		}
	}
	return true
}
