// Command search plays Ultimate Tic-Tac-Toe with Monte Carlo tree search: it plays random games to the end for 85 ms, and
// looks deeper where the results are good. README.md explains the idea.
package main

import (
	"bufio"
	"fmt"
	"math"
	"os"
	"time"
)

// The bot stops before the limits of 1000 and 100 ms, because the answer has to arrive within them.
const (
	firstTurn = 850 * time.Millisecond
	laterTurn = 85 * time.Millisecond
)

const full = 1<<9 - 1

// wins[b] reports whether a set of cells contains a line.
var wins [full + 1]bool

func init() {
	for b := range wins {
		for _, line := range []int{0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124} {
			wins[b] = wins[b] || b&line == line
		}
	}
}

// A state is a position. Cells and boards are bits of sets, numbered from 0 to 8 by rows.
type state struct {
	small  [2][9]uint16 // the cells of both players on each small board
	won    [2]uint16    // the boards that they have won
	closed uint16       // boards that are won or full
	next   int8         // the board of the next move; -1 for any
	player int8         // who moves
	over   bool
}

// A move is 9*board + cell.
type move = uint8

// moves appends the legal moves.
func (s *state) moves(list []move) []move {
	for b := 0; b < 9; b++ {
		if s.closed>>b&1 == 1 || s.next >= 0 && int(s.next) != b {
			continue
		}
		free := full &^ (s.small[0][b] | s.small[1][b])
		for c := 0; c < 9; c++ {
			if free>>c&1 == 1 {
				list = append(list, move(9*b+c))
			}
		}
	}
	return list
}

// play plays a move.
func (s *state) play(m move) {
	b, c := m/9, m%9
	own := &s.small[s.player][b]
	*own |= 1 << c
	if wins[*own] {
		s.won[s.player] |= 1 << b
		s.closed |= 1 << b
		s.over = wins[s.won[s.player]]
	} else if *own|s.small[1-s.player][b] == full {
		s.closed |= 1 << b
	}
	if s.closed == full {
		s.over = true
	}
	s.next = int8(c)
	if s.closed>>c&1 == 1 {
		s.next = -1
	}
	s.player = 1 - s.player
}

// result returns the points of player 0 in a game that is over: 1, 1/2 or 0. Without a line of boards, the player with
// more boards wins.
func (s *state) result() float32 {
	switch {
	case wins[s.won[0]]:
		return 1
	case wins[s.won[1]]:
		return 0
	}
	difference := 0
	for b := 0; b < 9; b++ {
		difference += int(s.won[0]>>b&1) - int(s.won[1]>>b&1)
	}
	switch {
	case difference > 0:
		return 1
	case difference < 0:
		return 0
	}
	return 0.5
}

// random is a fast generator of random numbers (xorshift).
type random uint64

func (r *random) below(n int) int {
	*r ^= *r << 13
	*r ^= *r >> 7
	*r ^= *r << 17
	return int(uint64(*r) >> 33 * uint64(n) >> 31)
}

// playout plays random moves to the end and returns the points of player 0.
func playout(s state, r *random) float32 {
	var buffer [81]move
	for !s.over {
		list := s.moves(buffer[:0])
		s.play(list[r.below(len(list))])
	}
	return s.result()
}

// A node is a position in the tree. Its children are consecutive.
type node struct {
	visits, points float32 // points of the player who moved to this position
	child          int32   // the first child; 0 if there is none yet
	children       uint8
	move           move
}

// tree is a search tree; node 0 is the root.
type tree struct {
	nodes []node
	root  state
}

// mostNodes bounds the memory: 16 bytes each.
const mostNodes = 4 << 20

// iterate walks to a leaf, expands it, plays one random game, and counts its result on the way.
func (t *tree) iterate(r *random, path []int32) {
	s, at := t.root, int32(0)
	path = append(path[:0], 0)
	for !s.over {
		n := &t.nodes[at]
		if n.child == 0 {
			// A leaf is expanded at its second visit.
			if n.visits == 0 && at != 0 || len(t.nodes) > mostNodes-81 {
				break
			}
			var buffer [81]move
			list := s.moves(buffer[:0])
			n.child, n.children = int32(len(t.nodes)), uint8(len(list))
			for _, m := range list {
				t.nodes = append(t.nodes, node{move: m})
			}
			n = &t.nodes[at]
		}

		// Choose the child with the best upper bound of its confidence interval (UCB1).
		best, bound := n.child, float32(-1)
		logarithm := float32(math.Log(float64(n.visits + 1)))
		for i := n.child; i < n.child+int32(n.children); i++ {
			c := &t.nodes[i]
			value := float32(10) + float32(r.below(1000))/1000
			if c.visits > 0 {
				value = c.points/c.visits + float32(math.Sqrt(float64(0.6*logarithm/c.visits)))
			}
			if value > bound {
				best, bound = i, value
			}
		}
		at = best
		s.play(t.nodes[at].move)
		path = append(path, at)
	}

	points := playout(s, r)
	mover := int(1 - t.root.player) // who moved to the root
	for _, i := range path {
		n := &t.nodes[i]
		n.visits++
		if mover == 0 {
			n.points += points
		} else {
			n.points += 1 - points
		}
		mover = 1 - mover
	}
}

// best returns the move that was tried most.
func (t *tree) best() (m move, visits float32) {
	root := t.nodes[0]
	for i := root.child; i < root.child+int32(root.children); i++ {
		if n := t.nodes[i]; n.visits > visits {
			m, visits = n.move, n.visits
		}
	}
	return m, visits
}

// descend makes the position after a move the root, and keeps what is known about it.
func (t *tree) descend(m move) {
	root := t.nodes[0]
	at := int32(-1)
	for i := root.child; root.child > 0 && i < root.child+int32(root.children); i++ {
		if t.nodes[i].move == m {
			at = i
		}
	}
	t.root.play(m)
	if at < 0 {
		t.nodes = append(t.nodes[:0], node{})
		return
	}

	// Copy the subtree in breadth-first order, so that the children of a node stay consecutive.
	old := t.nodes
	nodes := make([]node, 0, len(old))
	nodes = append(nodes, old[at])
	for i := 0; i < len(nodes); i++ {
		first := nodes[i].child
		if first == 0 {
			continue
		}
		nodes[i].child = int32(len(nodes))
		nodes = append(nodes, old[first:first+int32(nodes[i].children)]...)
	}
	t.nodes = nodes
}

// toMove converts a cell of the whole board.
func toMove(row, col int) move { return move(9*(row/3*3+col/3) + row%3*3 + col%3) }

func main() {
	in := bufio.NewReader(os.Stdin)
	r := random(time.Now().UnixNano() | 1)
	t := &tree{nodes: []node{{}}, root: state{next: -1}}
	path := make([]int32, 0, 82)
	for limit := firstTurn; ; limit = laterTurn {
		var row, col int
		if _, err := fmt.Fscan(in, &row, &col); err != nil {
			return
		}
		start := time.Now()
		var count int
		fmt.Fscan(in, &count)
		offered := make([]move, count)
		for i := range offered {
			var row, col int
			fmt.Fscan(in, &row, &col)
			offered[i] = toMove(row, col)
		}
		if row >= 0 {
			t.descend(toMove(row, col))
		}

		games := 0
		for ; games%64 != 0 || time.Since(start) < limit; games++ {
			t.iterate(&r, path)
		}

		// The arena may offer a single random move at the start of a game.
		m, visits := t.best()
		if count == 1 {
			m = offered[0]
		}
		t.descend(m)
		fmt.Fprintf(os.Stderr, "[PDATA] playouts = %d\n", games)
		b, c := m/9, m%9
		fmt.Println(b/3*3+c/3, b%3*3+c%3, fmt.Sprintf("%.0f", visits))
	}
}
