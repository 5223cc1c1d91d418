// This file contains the exact search: can the agent reach a gateway against every defence, and which cut prevents it?
//
// Three facts keep the search small; the README proves them.
//   - A cut never helps the agent. A pattern is a set of links with which the agent wins. The agent then wins in every
//     position that has at least these links.
//   - After a losing cut, the agent wins with some pattern. Only a cut that breaks this pattern can be
//     better. So after several losing cuts, only the links that belong to all their patterns can still be
//     good cuts. If no such link remains, the position is lost, and the union of the patterns is its
//     pattern.
//   - The agent never needs to enter a node that it could have entered earlier. So the search forbids the
//     agent to enter the neighbours of the nodes that it has left, and ignores the nodes that it cannot reach
//     any more.
//
// The search uses iterative deepening: it computes whether the agent wins if the player gets at most 0 free
// turns, then 1, and so on, until the result no longer depends on this number or the limit is exceeded.
// Cost: exponential in the worst case. The README lists sizes of maps that the search solves.
// Tested: against the exact value of every position of many thousand small games.
package main

// A verdict is the result of a search.
type verdict int

const (
	lost verdict = iota // the agent wins against all cuts
	open                // the agent does not win within the free turns examined
	won                 // the agent never wins
)

const (
	unlimited    = 1 << 30 // the value of entry.free for a position that is won
	knownPerNode = 256     // the most positions stored for each node of the map
	mostPatterns = 128     // the most patterns stored for a node
)

// A solver plays on one map. Before each call of its method best, the caller must update its field left.
type solver struct {
	next [][]int // for each node, its neighbours that are not gateways
	left []int   // for each node, the number of remaining gateway links

	// closed[v] is the number of neighbours of v on the agent's path, plus 2 if v is on the path itself. The
	// agent may step only to a node with the value 1.
	closed []int

	view      view
	patterns  [][]pattern // for each node: patterns with which the agent wins from this node if the player is to move
	known     []entry     // positions that are not lost; the index is view.key modulo len(known)
	answer    []int       // for each node: the agent's most recent winning step from it, or -1
	positions int         // the number of positions examined in this turn
	limit     int         // the most positions in a turn; 0 for no limit
	late      bool        // the limit is exceeded, so results are invalid
}

// An entry stores a cut for the position with this key: after it, the agent cannot win before the player has
// had `free` free turns.
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

// best returns the node whose gateway link the player should cut when the agent is on a, or -1 if no gateway
// link is left. If a winning cut exists and the limit is large enough to find it, best returns it. Otherwise
// it returns the cut after which the player survives the most free turns.
func (s *solver) best(a, limit int) int {
	s.positions, s.limit, s.late = 0, limit, false
	if s.left[a] > 0 {
		return a
	}

	// Allow one more free turn each time, until the result is final or the limit is exceeded.
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

		// The method choose has overwritten s.view, so compute the view of this position again.
		s.look(a)
	}

	if cut < 0 {
		return s.anywhere()
	}
	return cut
}

// anywhere returns a node with a gateway link, or -1. It is called if the agent can reach no such node.
func (s *solver) anywhere() int {
	for v, k := range s.left {
		if k > 0 {
			return v
		}
	}
	return -1
}

// turn evaluates the position with the agent on a and the player to move. It looks ahead until the player has
// had `free` free turns. If the position is lost, it also returns a pattern.
func (s *solver) turn(a, free int) (verdict, pattern) {
	if s.tooLate() {
		return open, nil
	}

	// A known pattern or the quick test may decide the position without a search.
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

// explore evaluates a position that the quick test has not decided. It uses a stored result, or tries cuts.
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

	// If the agent's node has a gateway link, the player must cut it. Otherwise the cut uses up a free turn.
	switch {
	case s.left[a] == 1:
		if v, p = s.after(a, a, free); v == lost {
			p = p.with(a, 1)
		}
	case free == 0:
		return open, nil
	default:
		cut, v, p = s.choose(a, cut, free)
	}

	// Store the result, unless the search was stopped by the limit.
	if v != lost && !s.late {
		if v == won {
			free = unlimited
		}
		*memory = entry{key, int32(free), int32(cut)}
	}
	return v, p
}

// choose searches for a cut that does not lose. It is called in a free turn that the quick test has not decided,
// and tries the given cut first.
func (s *solver) choose(a, cut, free int) (int, verdict, pattern) {
	// At first, every reachable node with gateway links is a candidate.
	zone := append([]int(nil), s.view.linked...)
	var ways []pattern
	for {
		v, p := s.after(a, cut, free-1)
		if v != lost || s.late {
			return cut, v, nil
		}

		// From now on, only a cut that also breaks this pattern can be better.
		ways = append(ways, p)
		if zone = p.breakers(zone, s.left); len(zone) == 0 {
			return cut, lost, unite(ways)
		}
		cut = zone[0]
	}
}

// after evaluates the position after a cut at the given node.
func (s *solver) after(a, cut, free int) (verdict, pattern) {
	s.left[cut]--
	v, p := s.reply(a, free)
	s.left[cut]++
	return v, p
}

// reply tries every step of the agent from a. It begins with the most recent winning step from a.
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

// close with by = 1 marks a and its neighbours as closed to the agent; by = -1 undoes this.
func (s *solver) close(a, by int) {
	s.closed[a] += 2 * by
	for _, b := range s.next[a] {
		s.closed[b] += by
	}
}

// recall returns a stored pattern with which the agent on a wins, or nil if none fits.
func (s *solver) recall(a int) pattern {
	known := s.patterns[a]
	for i, p := range known {
		if p.fits(s.left) {
			// Each time that a pattern fits, move it towards the front, so that it is found sooner.
			known[i], known[i/2] = known[i/2], known[i]
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
