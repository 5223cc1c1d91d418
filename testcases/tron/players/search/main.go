// Command search plays Tron for two players: minimax with alpha-beta over areas. README.md explains the idea.
package main

import (
	"bufio"
	"fmt"
	"os"
	"time"
)

const (
	width, height = 30, 20
	cells         = (width + 2) * (height + 2) // with a wall around the grid: (x, y) has the index (y+1)*(width+2) + x+1
)

// The bot stops before the limits of 1000 and 100 ms, because the answer has to arrive within them.
const (
	firstTurn = 800 * time.Millisecond
	laterTurn = 80 * time.Millisecond
)

var names = [4]string{"UP", "DOWN", "LEFT", "RIGHT"}
var steps = [4]int{-width - 2, width + 2, -1, 1}

func index(x, y int) int { return (y+1)*(width+2) + x + 1 }

const won = 1 << 20 // the value of a won game; a later win is worth less

// search is the state of one search.
type search struct {
	taken    [cells]bool
	head     [2]int // mine, the opponent's
	deadline time.Time
	late     bool
	nodes    int
	// The breadth-first search of value reuses these.
	owner [cells]int8
	stamp [cells]int
	round int
	queue [cells]int
}

// value estimates a position for the player who moves: the difference between the numbers of cells that each player can
// reach first, and then, if the players are separated, of the moves that each of them has left.
func (s *search) value(mover int) int {
	s.round++
	front, back := 0, 0
	for k := 0; k < 2; k++ {
		p := mover ^ k
		s.owner[s.head[p]], s.stamp[s.head[p]] = int8(p), s.round
		s.queue[back] = s.head[p]
		back++
	}

	// Both walk at the same time; the mover is in the queue first, so it gets the cells that both reach in the same turn.
	count := [2]int{}
	black := [2]int{} // cells whose x+y is even
	touch := false
	for front < back {
		at := s.queue[front]
		front++
		p := s.owner[at]
		for _, step := range steps {
			to := at + step
			switch {
			case s.taken[to]:
			case s.stamp[to] == s.round:
				touch = touch || s.owner[to] != p
			default:
				s.stamp[to], s.owner[to] = s.round, p
				s.queue[back] = to
				back++
				count[p]++
				black[p] += (to/(width+2) + to%(width+2)) & 1
			}
		}
	}
	me, you := mover, 1-mover
	if touch {
		return 10 * (count[me] - count[you])
	}

	// Separated players fill their own areas. A path alternates between the colours of a chessboard, so that it visits
	// at most two times the smaller colour, and one cell more.
	moves := func(p int) int {
		white := count[p] - black[p]
		return 2*min(black[p], white) + min(1, abs(black[p]-white))
	}
	return 1000 * (moves(me) - moves(you))
}

func min(a, b int) int {
	if a < b {
		return a
	}
	return b
}

func abs(a int) int {
	if a < 0 {
		return -a
	}
	return a
}

// best returns the value of a position for the mover, and the best direction.
func (s *search) best(mover, depth, ply, alpha, beta, first int) (value, move int) {
	if s.nodes++; s.nodes&63 == 0 && time.Now().After(s.deadline) {
		s.late = true
	}
	if s.late {
		return 0, 0
	}
	if depth == 0 {
		return s.value(mover), 0
	}

	value, move = -won+ply, 0 // without a move the game is lost
	from := s.head[mover]
	for k := 0; k < 4; k++ {
		// The best move of the search before comes first.
		i := (first + k) & 3
		to := from + steps[i]
		if s.taken[to] {
			continue
		}
		s.taken[to], s.head[mover] = true, to
		v, _ := s.best(1-mover, depth-1, ply+1, -beta, -alpha, i)
		s.taken[to], s.head[mover] = false, from
		if v = -v; v > value {
			value, move = v, i
		}
		if value > alpha {
			alpha = value
		}
		if alpha >= beta {
			break
		}
	}
	return value, move
}

// choose searches deeper and deeper until the time is over.
func (s *search) choose(limit time.Duration) (move, depth int) {
	s.deadline, s.late, s.nodes = time.Now().Add(limit), false, 0
	for i, step := range steps {
		if !s.taken[s.head[0]+step] {
			move = i
		}
	}
	for depth = 1; depth <= 60; depth++ {
		value, m := s.best(0, depth, 0, -2*won, 2*won, move)
		if s.late {
			break
		}
		move = m
		if abs(value) > won-1000 {
			break // the rest of the game is known
		}
	}
	return move, depth - 1
}

func main() {
	in := bufio.NewReader(os.Stdin)
	s := &search{}
	for i := range s.taken {
		x, y := i%(width+2), i/(width+2)
		s.taken[i] = x == 0 || y == 0 || x == width+1 || y == height+1
	}
	for limit := firstTurn; ; limit = laterTurn {
		var n, me int
		if _, err := fmt.Fscan(in, &n, &me); err != nil {
			return
		}
		for i := 0; i < n; i++ {
			var x0, y0, x1, y1 int
			fmt.Fscan(in, &x0, &y0, &x1, &y1)
			s.taken[index(x0, y0)], s.taken[index(x1, y1)] = true, true
			if i == me {
				s.head[0] = index(x1, y1)
			} else {
				s.head[1] = index(x1, y1)
			}
		}
		move, depth := s.choose(limit)
		fmt.Fprintf(os.Stderr, "[PDATA] depth = %d\n", depth)
		fmt.Println(names[move])
	}
}
