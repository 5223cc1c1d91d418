// Command search plays the Spring Challenge 2021: it plays the rest of the game many times for each of its actions, with
// a simple policy for both players, and takes the action that ends best. README.md explains the idea.
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
	firstTurn = 600 * time.Millisecond
	laterTurn = 80 * time.Millisecond
)

const (
	cells = 37
	days  = 24
)

// The board.
var (
	richness   [cells]int
	neighbours [cells][6]int
	within     [cells][4][]int // the cells at each distance of 1 to 3
)

// random is a fast generator of random numbers (xorshift).
type random uint64

func (r *random) below(n int) int {
	*r ^= *r << 13
	*r ^= *r >> 7
	*r ^= *r << 17
	return int(uint64(*r) >> 33 * uint64(n) >> 31)
}

// An action: WAIT, GROW from, COMPLETE from, or SEED from to.
type action struct {
	kind     byte // 'W', 'G', 'C' or 'S'
	from, to int8
}

// state is a game. Player 0 is this bot.
type state struct {
	size       [cells]int8 // -1: no tree
	owner      [cells]int8
	dormant    [cells]bool
	count      [2][4]int // trees by player and size
	sun, score [2]int
	asleep     [2]bool
	day        int
	nutrients  int
}

var growCosts = [4]int{0, 1, 3, 7}

func (s *state) cost(player, size int) int { return growCosts[size] + s.count[player][size] }

// actions appends the possible actions of a player.
func (s *state) actions(player int, list []action) []action {
	list = append(list, action{kind: 'W'})
	for i := range s.size {
		size := int(s.size[i])
		if size < 0 || int(s.owner[i]) != player || s.dormant[i] {
			continue
		}
		if size == 3 {
			if s.sun[player] >= 4 {
				list = append(list, action{'C', int8(i), 0})
			}
		} else if s.sun[player] >= s.cost(player, size+1) {
			list = append(list, action{'G', int8(i), 0})
		}
		if s.sun[player] < s.cost(player, 0) {
			continue
		}
		for d := 1; d <= size; d++ {
			for _, to := range within[i][d] {
				if s.size[to] < 0 && richness[to] > 0 {
					list = append(list, action{'S', int8(i), int8(to)})
				}
			}
		}
	}
	return list
}

// do carries out the actions of both players. An action of a player that is asleep does not count.
func (s *state) do(both [2]action) {
	completed := 0
	nutrients := s.nutrients
	collide := both[0].kind == 'S' && both[1].kind == 'S' && both[0].to == both[1].to && !s.asleep[0] && !s.asleep[1]
	for p, a := range both {
		if s.asleep[p] {
			continue
		}
		i := a.from
		switch a.kind {
		case 'W':
			s.asleep[p] = true
			continue
		case 'G':
			size := s.size[i]
			s.sun[p] -= s.cost(p, int(size)+1)
			s.count[p][size]--
			s.count[p][size+1]++
			s.size[i]++
		case 'C':
			s.sun[p] -= 4
			s.score[p] += nutrients + 2*(richness[i]-1)
			s.count[p][3]--
			s.size[i] = -1
			completed++
		case 'S':
			if !collide {
				s.sun[p] -= s.cost(p, 0)
				s.count[p][0]++
				s.size[a.to], s.owner[a.to], s.dormant[a.to] = 0, int8(p), true
			}
		}
		s.dormant[i] = true
	}
	s.nutrients -= completed
	if s.nutrients < 0 {
		s.nutrients = 0
	}
	if s.asleep[0] && s.asleep[1] {
		s.nextDay()
	}
}

// nextDay moves the sun, and gives both players their income.
func (s *state) nextDay() {
	s.day++
	s.asleep = [2]bool{}
	if s.day >= days {
		return
	}
	var shadow [cells]int8
	for i, size := range s.size {
		at := i
		for d := int8(0); d < size; d++ {
			if at = neighbours[at][s.day%6]; at < 0 {
				break
			}
			if shadow[at] < size {
				shadow[at] = size
			}
		}
	}
	for i, size := range s.size {
		s.dormant[i] = false
		if size > shadow[i] {
			s.sun[s.owner[i]] += int(size)
		}
	}
}

// policy chooses an action for a player in the simulated rest of the game. start is the day from which it completes all
// trees, and most the number of large trees that it keeps before.
func (s *state) policy(player, start, most int, r *random, buffer []action) action {
	if s.asleep[player] {
		return action{kind: 'W'}
	}
	list := s.actions(player, buffer[:0])
	best, bestValue := list[0], 0
	for _, a := range list {
		value := r.below(4)
		switch a.kind {
		case 'W':
			continue
		case 'C':
			if s.day < start && s.count[player][3] <= most {
				continue
			}
			value += 100 + 4*richness[a.from]
		case 'G':
			if s.day+3-int(s.size[a.from]) > days-1 {
				continue
			}
			value += 20 + 10*int(s.size[a.from]) + 4*richness[a.from]
		case 'S':
			if s.count[player][0] > 0 || s.day > 17 {
				continue
			}
			value += 10 + 4*richness[a.to]
			for _, to := range neighbours[a.to] {
				if to >= 0 && s.size[to] >= 0 && int(s.owner[to]) == player {
					value -= 3 // it would stand in the shadow of an own tree
				}
			}
		}
		if value > bestValue {
			best, bestValue = a, value
		}
	}
	return best
}

// playout plays the rest of the game and returns a value from 0 to 1 for player 0.
func playout(s state, r *random, buffer []action) float64 {
	start := [2]int{19 + r.below(4), 19 + r.below(4)}
	most := [2]int{2 + r.below(4), 2 + r.below(4)}
	for s.day < days {
		s.do([2]action{
			s.policy(0, start[0], most[0], r, buffer), s.policy(1, start[1], most[1], r, buffer),
		})
	}
	lead := float64(s.score[0]+s.sun[0]/3) - float64(s.score[1]+s.sun[1]/3)
	return 1 / (1 + math.Exp(-lead/8))
}

// choose tries the actions until the time is over: the good ones more often (UCB1).
func choose(s *state, deadline time.Time, r *random) (best action, games int) {
	list := s.actions(0, nil)
	if len(list) == 1 {
		return list[0], 0
	}
	sum, visits := make([]float64, len(list)), make([]float64, len(list))
	buffer := make([]action, 0, 512)
	for ; games%16 != 0 || time.Now().Before(deadline); games++ {
		at, bound := 0, -1.0
		for i := range list {
			value := 10.0
			if visits[i] > 0 {
				value = sum[i]/visits[i] + math.Sqrt(0.1*math.Log(float64(games+1))/visits[i])
			}
			if value > bound {
				at, bound = i, value
			}
		}
		after := *s
		after.do([2]action{list[at], after.policy(1, 20, 3, r, buffer)})
		sum[at] += playout(after, r, buffer)
		visits[at]++
	}
	at := 0
	for i := range list {
		if visits[i] > visits[at] {
			at = i
		}
	}
	return list[at], games
}

// readBoard reads the cells.
func readBoard(in *bufio.Reader) {
	var n int
	fmt.Fscan(in, &n)
	for i := 0; i < n; i++ {
		var index int
		fmt.Fscan(in, &index)
		fmt.Fscan(in, &richness[index])
		for k := range neighbours[index] {
			fmt.Fscan(in, &neighbours[index][k])
		}
	}

	// Breadth-first search from each cell.
	for from := range within {
		distance := [cells]int{}
		for i := range distance {
			distance[i] = -1
		}
		distance[from] = 0
		queue := []int{from}
		for k := 0; k < len(queue); k++ {
			at := queue[k]
			if d := distance[at]; d >= 1 && d <= 3 {
				within[from][d] = append(within[from][d], at)
			}
			for _, to := range neighbours[at] {
				if to >= 0 && distance[to] < 0 {
					distance[to] = distance[at] + 1
					queue = append(queue, to)
				}
			}
		}
	}
}

// readState reads the input of a turn; ok is false at the end of the input.
func readState(in *bufio.Reader) (s *state, ok bool) {
	s = &state{}
	var waits, n int
	if _, err := fmt.Fscan(in, &s.day); err != nil {
		return nil, false
	}
	fmt.Fscan(in, &s.nutrients, &s.sun[0], &s.score[0], &s.sun[1], &s.score[1], &waits, &n)
	s.asleep[1] = waits == 1
	for i := range s.size {
		s.size[i] = -1
	}
	for i := 0; i < n; i++ {
		var cell, size, mine, dormant int
		fmt.Fscan(in, &cell, &size, &mine, &dormant)
		s.size[cell], s.owner[cell], s.dormant[cell] = int8(size), int8(1-mine), dormant == 1
		s.count[1-mine][size]++
	}

	// The list of actions is not needed.
	fmt.Fscan(in, &n)
	in.ReadString('\n')
	for i := 0; i < n; i++ {
		in.ReadString('\n')
	}
	return s, true
}

func main() {
	in := bufio.NewReader(os.Stdin)
	r := random(time.Now().UnixNano() | 1)
	readBoard(in)
	for limit := firstTurn; ; limit = laterTurn {
		s, ok := readState(in)
		if !ok {
			return
		}
		a, games := choose(s, time.Now().Add(limit), &r)
		fmt.Fprintf(os.Stderr, "[PDATA] playouts = %d\n", games)
		switch a.kind {
		case 'W':
			fmt.Println("WAIT")
		case 'G':
			fmt.Println("GROW", a.from)
		case 'C':
			fmt.Println("COMPLETE", a.from)
		case 'S':
			fmt.Println("SEED", a.from, a.to)
		}
	}
}
