// Command search plays Wondev Woman: minimax with alpha-beta, with the opponent's units where they were seen last.
// README.md explains the idea.
package main

import (
	"bufio"
	"fmt"
	"os"
	"sort"
	"time"
)

// The bot stops before the limits of 1000 and 50 ms, because the answer has to arrive within them.
const (
	firstTurn = 500 * time.Millisecond
	laterTurn = 38 * time.Millisecond
)

const (
	side   = 9 // 7 cells and a border
	closed = 4 // the height at which a cell can never be entered again; cells outside are closed, too
)

var names = [8]string{"N", "NE", "E", "SE", "S", "SW", "W", "NW"}
var steps = [8]int{-side, 1 - side, 1, side + 1, side, side - 1, -1, -side - 1}

// state is a position. The first two units are mine. A unit whose place is not known is on cell 0, which is outside.
type state struct {
	height [side * side]int8
	units  [4]int
	points [2]int
}

type action struct {
	push             bool
	unit, dir1, dir2 int8
	value            int // for the order in which actions are tried
}

// at returns the unit on a cell, or -1.
func (s *state) at(c int) int {
	for i, u := range s.units {
		if u == c {
			return i
		}
	}
	return -1
}

// actions returns the legal actions of a player.
func (s *state) actions(player int) (list []action) {
	for unit := 2 * player; unit < 2*player+2; unit++ {
		from := s.units[unit]
		if from == 0 {
			continue
		}
		for d1, step := range steps {
			to := from + step
			victim := s.at(to)
			if s.height[to] >= closed || victim < 0 && s.height[to] > s.height[from]+1 || victim >= 0 && victim/2 == player {
				continue
			}
			for d2, step := range steps {
				beyond := to + step
				taken := s.at(beyond)
				switch {
				case s.height[beyond] >= closed || taken >= 0 && taken != unit:
				case victim < 0:
					list = append(list, action{false, int8(unit), int8(d1), int8(d2), 0})
				case taken < 0 && (d2-d1+9)%8 <= 2 && s.height[beyond] <= s.height[to]+1:
					list = append(list, action{true, int8(unit), int8(d1), int8(d2), 0})
				}
			}
		}
	}
	return list
}

// do returns the position after an action of a player.
func (s state) do(player int, a action) state {
	to := s.units[a.unit] + steps[a.dir1]
	beyond := to + steps[a.dir2]
	if a.push {
		s.units[s.at(to)] = beyond
		s.height[to]++
		return s
	}
	s.units[a.unit] = to
	s.height[beyond]++
	if s.height[to] == 3 {
		s.points[player]++
	}
	return s
}

// value estimates a position for a player: points, and for each unit its height and the cells to which it can go.
func (s *state) value(player int) int {
	sum := [2]int{60 * s.points[0], 60 * s.points[1]}
	for i, u := range s.units {
		if u == 0 {
			continue
		}
		own, open := s.height[u], 0
		for _, step := range steps {
			if h := s.height[u+step]; h < closed && h <= own+1 && s.at(u+step) < 0 {
				open++
				sum[i/2] += int(h)
				if h == 3 {
					sum[i/2] += 10
				}
			}
		}
		sum[i/2] += 5*int(own) + 4*open
		if open == 0 {
			sum[i/2] -= 80
		}
	}
	return sum[player] - sum[1-player]
}

type search struct {
	deadline time.Time
	late     bool
	nodes    int
}

// best returns the value of a position for the mover, and the best action. A player without actions loses nothing but
// its turn; if nobody sees the opponent, only the own actions count.
func (q *search) best(s *state, mover, depth, alpha, beta int) (int, action) {
	if q.nodes++; q.nodes&31 == 0 && time.Now().After(q.deadline) {
		q.late = true
	}
	if q.late || depth == 0 {
		return s.value(mover), action{}
	}
	list := s.actions(mover)
	if len(list) == 0 {
		return s.value(mover) - 40, action{}
	}
	for i := range list {
		after := s.do(mover, list[i])
		list[i].value = after.value(mover)
	}
	sort.Slice(list, func(i, k int) bool { return list[i].value > list[k].value })

	best, chosen := -1<<30, list[0]
	for _, a := range list {
		v := a.value
		if depth > 1 {
			after := s.do(mover, a)
			v, _ = q.best(&after, 1-mover, depth-1, -beta, -alpha)
			v = -v
		}
		if v > best {
			best, chosen = v, a
		}
		if best > alpha {
			alpha = best
		}
		if alpha >= beta || q.late {
			break
		}
	}
	return best, chosen
}

// choose searches deeper and deeper until the time is over.
func choose(s *state, limit time.Duration) (chosen action, depth int) {
	q := &search{deadline: time.Now().Add(limit)}
	for depth = 1; depth <= 12; depth++ {
		_, a := q.best(s, 0, depth, -1<<30, 1<<30)
		if q.late && depth > 1 {
			break
		}
		chosen = a
	}
	return chosen, depth - 1
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var size, n int
	fmt.Fscan(in, &size, &n)
	s := &state{}
	for limit := firstTurn; ; limit = laterTurn {
		for i := range s.height {
			s.height[i] = closed
		}
		for y := 1; y <= size; y++ {
			var row string
			if _, err := fmt.Fscan(in, &row); err != nil {
				return
			}
			for x := 1; x <= size; x++ {
				if row[x-1] != '.' {
					s.height[y*side+x] = int8(row[x-1] - '0')
				}
			}
		}

		// An opponent's unit that is not seen stays where it was, unless that cell is seen now.
		seen := [4]int{}
		for i := range seen {
			var x, y int
			fmt.Fscan(in, &x, &y)
			if x >= 0 {
				seen[i] = (y+1)*side + x + 1
			}
		}
		for i, c := range seen {
			if c == 0 && (near(s.units[i], seen[0]) || near(s.units[i], seen[1]) || s.height[s.units[i]] >= closed) {
				s.units[i] = 0
			} else if c != 0 {
				s.units[i] = c
			}
		}

		fmt.Fscan(in, &n)
		legal := map[string]bool{}
		last := "ACCEPT-DEFEAT"
		for i := 0; i < n; i++ {
			var kind, index, dir1, dir2 string
			fmt.Fscan(in, &kind, &index, &dir1, &dir2)
			last = kind + " " + index + " " + dir1 + " " + dir2
			legal[last] = true
		}
		a, depth := choose(s, limit)
		kind := "MOVE&BUILD"
		if a.push {
			kind = "PUSH&BUILD"
		}
		answer := fmt.Sprint(kind, " ", a.unit, " ", names[a.dir1], " ", names[a.dir2])
		if !legal[answer] {
			answer = last
		}
		fmt.Fprintf(os.Stderr, "[PDATA] depth = %d\n", depth)
		fmt.Println(answer)
	}
}

// near reports whether two cells are the same or neighbours.
func near(a, b int) bool {
	dx, dy := a%side-b%side, a/side-b/side
	return dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1
}
