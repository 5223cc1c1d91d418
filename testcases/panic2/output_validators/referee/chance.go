// This file finds out whether a game can still be won.

package main

import (
	"fmt"
	"slices"

	"oj/testcases/internal/referee"
)

// mostWays is how often the search may look for the fastest way after a lost game, so that the judge does not wait for
// long.
const mostWays = 1 << 9

// A search finds out whether positions of a game can be won.
type search struct {
	rounds int
	left   int             // see mostWays; after it has reached 0, the result false proves nothing
	lost   map[string]bool // positions that are known to be lost
}

// canWin reports whether a clone can be brought to the exit in time.
func (s *search) canWin(a area) (wins, known bool) {
	wins = s.wins(a)
	return wins, wins || s.left > 0
}

// wins looks for the fastest way of a clone, as if the clones before it were always at the right place. If it is too
// slow, the position is lost. Otherwise wins plays this way. If this does not win, it tries all commands.
func (s *search) wins(a area) bool {
	key := fmt.Sprint(a.round, a.walking, a.blocked, a.elevators)
	if a.round >= s.rounds || s.lost[key] || s.left == 0 {
		return false
	}
	s.left--
	w, isPossible := a.fastest(s.rounds)
	if isPossible && a.follows(w, s.rounds) {
		return true
	}
	for _, command := range []string{"BLOCK", "WAIT", "ELEVATOR"} {
		b := a
		if !isPossible || len(a.walking) == 0 && command != "WAIT" || !b.do(command) {
			continue
		}
		b.move()
		if b.isSaved() {
			return true
		}
		b.begin(b.round + 1)
		if s.wins(b) {
			return true
		}
	}
	s.lost[key] = s.left > 0
	return false
}

// A change is what a clone must do at some place on the way: block it, or build an elevator there.
type change struct {
	at      referee.Point
	x       int // the direction of the clone: 1 or -1
	command string
}

// A way is the way of a clone to the exit.
type way struct {
	changes []change        // made by the clones before it, in this order
	cells   []referee.Point // on which the clone walks
}

// What a clone before has done at a place of the way.
const (
	nothing = iota
	block
	elevator
)

// A node is a place of a clone on its way.
type node struct {
	at        referee.Point
	x         int // the direction
	elevators int // that may still be built
	before    int // the number of clones before it: each of them can make one change
	change    int // what one of them has done here
	from      int // the number of the node from which it comes, -1 for none
}

// A walk is a breadth-first search for the way of a clone.
type walk struct {
	area
	most  int    // the greatest number of clones before it that are of use
	cells []byte // what is in a cell: nothing, block or elevator
	nodes []node
	seen  []bool
	layer []int // the nodes that are reached at the beginning of a round
}

// cell returns what is in a cell.
func (w *walk) cell(at referee.Point) byte { return w.cells[at.Y*w.width+at.X] }

// add adds a node to a layer, unless it is outside the area or was reached before.
func (w *walk) add(layer []int, n node) []int {
	if n.at.X < 0 || n.at.X >= w.width || n.at.Y >= w.floors {
		return layer
	}
	key := 0
	if n.x > 0 {
		key = 1
	}
	key = (n.at.Y*w.width+n.at.X)*2 + key
	key = ((key*(w.additional+1)+n.elevators)*(w.most+1)+n.before)*3 + n.change
	if w.seen[key] {
		return layer
	}
	w.seen[key] = true
	w.nodes = append(w.nodes, n)
	return append(layer, len(w.nodes)-1)
}

// fastest returns the fastest way of a clone to the exit, and whether it is fast enough. The clones before it make
// changes without loss of time, so no clone can be faster.
func (a area) fastest(rounds int) (way, bool) {
	// On each floor the fastest way has at most one block and one new elevator, so more clones before are of no use.
	// Only a clone that appears at the exit needs two blocks to come back to it.
	w := &walk{area: a, most: a.floors + a.additional + 1, cells: make([]byte, a.floors*a.width)}
	w.seen = make([]bool, a.floors*a.width*2*(a.additional+1)*(w.most+1)*3)
	for _, e := range a.elevators {
		w.cells[e.Y*a.width+e.X] = elevator
	}
	for _, b := range a.blocked { // a blocked clone makes an elevator unusable
		w.cells[b.Y*a.width+b.X] = block
	}
	for i, c := range a.walking {
		if c.At.Y < a.floors {
			w.layer = w.add(w.layer, node{c.At, c.Step.X, a.additional, min(i, w.most), nothing, -1})
		}
	}
	before := len(a.walking)
	for round := a.round; round < rounds; round++ {
		// A clone may appear in a later round.
		if round > a.round && (round-1)%period == 0 && before-len(a.walking) < a.clones {
			x := w.directionAt(a.generator, 1)
			w.layer = w.add(w.layer, node{a.generator, x, a.additional, min(before, w.most), nothing, -1})
			before++
		}
		if last := w.pass(rounds - round); last >= 0 {
			return w.to(last), true
		}
	}
	return way{}, false
}

// directionAt returns the direction of a clone that comes to a cell in direction x.
func (w *walk) directionAt(at referee.Point, x int) int {
	if at.X >= 0 && at.X < w.width && at.Y < w.floors && w.cell(at) == block {
		return -x
	}
	return x
}

// pass lets a round pass: clones make changes, then all clones move. left is the number of rounds until the end. pass
// returns the number of the node from which a clone reaches the exit, or -1.
func (w *walk) pass(left int) int {
	for i := 0; i < len(w.layer); i++ { // changes make the layer longer
		from := w.layer[i]
		n := w.nodes[from]
		if n.change != nothing || n.before == 0 || w.cell(n.at) == block {
			continue
		}
		w.layer = w.add(w.layer, node{n.at, -n.x, n.elevators, n.before - 1, block, from})
		if n.elevators > 0 && w.cell(n.at) != elevator {
			w.layer = w.add(w.layer, node{n.at, n.x, n.elevators - 1, n.before - 1, elevator, from})
		}
	}

	var next []int
	for _, from := range w.layer {
		n := w.nodes[from]
		to := referee.Point{X: n.at.X + n.x, Y: n.at.Y}
		if n.change == elevator || n.change == nothing && w.cell(n.at) == elevator {
			to = referee.Point{X: n.at.X, Y: n.at.Y + 1}
		}
		if to == w.exit {
			return from
		}

		// The rest of the way is at least as long as the distance.
		far := max(w.exit.X-to.X, to.X-w.exit.X) + w.exit.Y - to.Y
		if to.Y <= w.exit.Y && far < left {
			next = w.add(next, node{to, w.directionAt(to, n.x), n.elevators, n.before, nothing, from})
		}
	}
	w.layer = next
	return -1
}

// to returns the way to a node.
func (w *walk) to(last int) way {
	var found way
	for k := last; k >= 0; k = w.nodes[k].from {
		n := w.nodes[k]
		found.cells = append(found.cells, n.at)
		if n.change != nothing {
			command := "BLOCK"
			if n.change == elevator {
				command = "ELEVATOR"
			}
			found.changes = append(found.changes, change{n.at, w.nodes[n.from].x, command})
		}
	}
	slices.Reverse(found.changes)
	return found
}

// follows plays a way: each leader makes the next change if it is at its place. A leader that has left the way is
// blocked. It reports whether this wins.
func (a area) follows(w way, rounds int) bool {
	for ; a.round < rounds; a.begin(a.round + 1) {
		command, leader := "WAIT", a.leader()
		if len(w.changes) > 0 {
			c := w.changes[0]
			if leader.At == c.at && leader.Step.X == c.x {
				command = c.command
				w.changes = w.changes[1:]
			} else if !slices.Contains(w.cells, leader.At) {
				command = "BLOCK"
			}
		}
		a.do(command)
		a.move()
		if a.isSaved() {
			return true
		}
	}
	return false
}
