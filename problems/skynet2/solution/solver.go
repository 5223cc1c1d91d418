// The exact search: can the agent force its way, and which cut prevents it?
//
// How. Three facts keep it small; the README proves them.
//   - A cut never helps the agent. Call the links that the agent needs to win a pattern. The agent wins in every
//     position that has at least these links.
//   - A losing cut reveals a pattern. Only a cut that breaks this pattern can be better, so after each failure only the
//     links in all patterns so far remain as candidates. If no candidate remains, the union of the patterns is a
//     pattern for the position.
//   - The agent needs no step that it could have made earlier on its way. So its way never touches itself: the
//     neighbours of the way behind the agent are closed, and only the nodes that it can still reach matter.
//
// The search deepens by free turns: first it asks whether the agent wins if the player gets none, then one, and so on,
// until the answer holds for any number or the limit is reached.
// Cost: exponential at worst; the README tells how far it gets.
// Tested: against the exact value of every position of many thousand small games.
package main

// A verdict is the result of searching a position.
type verdict int

const (
	lost verdict = iota // the agent wins whatever is cut
	open                // the agent does not win within the free turns looked at
	won                 // the agent never wins
)

const (
	unlimited    = 1 << 30 // free turns, of an entry that is won
	knownPerNode = 256     // positions remembered, per node of the map
	mostPatterns = 128     // patterns remembered for a node
)

// A solver plays on one map. Left is the caller's to change between two calls of best.
type solver struct {
	next   [][]int // links between nodes that are no gateways
	left   []int   // gateway links of a node that still stand
	closed []int   // the number of nodes of the agent's way that close a node to the agent

	view      view
	patterns  [][]pattern // by the agent's node: some that win from there, with the player to move
	known     []entry     // positions that are not lost, by view.key modulo its length
	answer    []int       // by the agent's node: the step that won from there last, -1 if none
	positions int         // looked at in this turn
	limit     int         // of positions; 0 for none
	late      bool        // the limit is exceeded: results mean nothing
}

// An entry says that, at the position with this key, the agent does not win within so many free turns if cut is cut.
type entry struct {
	key       uint64
	free, cut int32
}

func newSolver(next [][]int, left []int) *solver {
	n := len(next)
	s := &solver{
		next: next, left: left, closed: make([]int, n),
		view: newView(n), patterns: make([][]pattern, n), known: make([]entry, knownPerNode*n), answer: make([]int, n),
	}
	for v := range s.answer {
		s.answer[v] = -1
	}
	return s
}

// best returns the node at which to cut a gateway link while the agent is on a, or -1 without any gateway link. If a
// winning cut exists and the limit suffices to find it, best returns it. Otherwise the cut holds out for as many free
// turns as the search could examine.
func (s *solver) best(a, limit int) int {
	s.positions, s.limit, s.late = 0, limit, false
	if s.left[a] > 0 {
		return a
	}

	// Allow one free turn more each time, until the result is final or the limit is exceeded.
	v, _ := s.look(a)
	cut := s.view.urgent(s.left)
	for free := 1; v == open; free++ {
		var c int
		if c, v, _ = s.choose(a, cut, free); s.late {
			break
		}
		if v != lost {
			cut = c
		}
		s.look(a) // because choose asks for it
	}

	if cut < 0 {
		return s.anywhere()
	}
	return cut
}

// anywhere returns a node that still has a gateway link, or -1. It is called if the agent can reach no such node.
func (s *solver) anywhere() int {
	for v, k := range s.left {
		if k > 0 {
			return v
		}
	}
	return -1
}

// turn judges the position with the agent on a and the player to move, at most free free turns ahead. A lost position
// comes with a pattern that wins.
func (s *solver) turn(a, free int) (verdict, pattern) {
	if s.tooLate() {
		return open, nil
	}

	// A known pattern or a look may settle the position without a search.
	if p := s.recall(a); p != nil {
		return lost, p
	}
	v, p := s.look(a)
	if v == open {
		v, p = s.explore(a, free)
	}

	if v == lost && !s.late {
		s.learn(a, p)
	}
	return v, p
}

// explore judges a position just looked at, from memory or by trying cuts.
func (s *solver) explore(a, free int) (v verdict, p pattern) {
	key, cut := s.view.key, s.view.urgent(s.left)
	memory := &s.known[key%uint64(len(s.known))]
	if memory.key == key {
		switch {
		case memory.free == unlimited:
			return won, nil
		case int(memory.free) >= free:
			return open, nil
		}
		cut = int(memory.cut)
	}

	// A gateway link beside the agent is the only cut; otherwise the cut uses up a free turn.
	switch {
	case s.left[a] == 1:
		if v, p = s.after(a, a, free); v == lost {
			p = p.and(a, 1)
		}
	case free == 0:
		return open, nil
	default:
		cut, v, p = s.choose(a, cut, free)
	}

	// Remember the result, unless the limit makes it meaningless.
	if v != lost && !s.late {
		if v == won {
			free = unlimited
		}
		*memory = entry{key, int32(free), int32(cut)}
	}
	return v, p
}

// choose looks for a free cut that does not lose, beginning with cut, on a position just looked at.
func (s *solver) choose(a, cut, free int) (int, verdict, pattern) {
	// At first, each reachable node with gateway links is a candidate.
	zone := append([]int(nil), s.view.linked...)
	var ways []pattern
	for {
		v, p := s.after(a, cut, free-1)
		if v != lost || s.late {
			return cut, v, nil
		}

		// Only a cut that breaks this pattern, too, can still be better.
		ways = append(ways, p)
		if zone = p.breakers(zone, s.left); len(zone) == 0 {
			return cut, lost, unite(ways)
		}
		cut = zone[0]
	}
}

// after judges the position once cut is cut.
func (s *solver) after(a, cut, free int) (verdict, pattern) {
	s.left[cut]--
	v, p := s.reply(a, free)
	s.left[cut]++
	return v, p
}

// reply lets the agent on a try every step, first the one that won from there last.
func (s *solver) reply(a, free int) (verdict, pattern) {
	s.close(a, 1)
	defer s.close(a, -1)

	// The step that won last time often wins again, so it is tried first.
	worst, favourite := won, s.answer[a]
	if favourite >= 0 && s.closed[favourite] == 1 {
		v, p := s.turn(favourite, free)
		if v == lost {
			return v, p
		}
		worst = v
	}

	// Then try the other steps, except those to closed nodes.
	for _, b := range s.next[a] {
		if b == favourite || s.closed[b] > 1 {
			continue
		}
		v, p := s.turn(b, free)
		if v == lost {
			s.answer[a] = b
			return v, p
		}
		if v < worst {
			worst = v
		}
	}
	return worst, nil
}

// close closes a and its neighbours to the agent once more (by 1) or less (by -1).
func (s *solver) close(a, by int) {
	s.closed[a] += 2 * by
	for _, b := range s.next[a] {
		s.closed[b] += by
	}
}

// recall returns a known pattern that wins for the agent on a, nil if none does.
func (s *solver) recall(a int) pattern {
	known := s.patterns[a]
	for i, p := range known {
		if p.fits(s.left) {
			known[i], known[i/2] = known[i/2], known[i] // move a useful pattern towards the front
			return p
		}
	}
	return nil
}

func (s *solver) learn(a int, p pattern) {
	if len(s.patterns[a]) < mostPatterns {
		s.patterns[a] = append(s.patterns[a], p)
	} else {
		s.patterns[a][mostPatterns-1] = p
	}
}

func (s *solver) tooLate() bool {
	s.positions++
	s.late = s.late || s.limit > 0 && s.positions > s.limit
	return s.late
}
