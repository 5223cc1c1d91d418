// This file holds the states that a search visited, how far they are, and which of them are drawn.

package main

import (
	"container/heap"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
)

// space is what was recorded of one search. States are numbered in the order in which they were met.
type space struct {
	labels        []string
	starts, goals []int
	steps         [][]step // that lead from each state
	searches      int      // of the solution on this input, this one among them
	number        map[string]int

	note   string            // what was found, if a graph was handed over whole; "" for a search
	group  map[int]int       // of its vertices
	texts  map[[2]int]string // beside its edges
	marked map[[2]int]bool   // the edges that were found
	game   int               // for two: 1 if who cannot move has lost, 2 if he has won
	lost   []bool            // the positions of a game in which the player to move loses, as far as it was recorded
}

// step leads to a state at a cost.
type step struct{ to, cost int }

// read reads what the recorder wrote.
func read(r io.Reader) (*space, error) {
	s := &space{number: map[string]int{}, group: map[int]int{}, texts: map[[2]int]string{}, marked: map[[2]int]bool{}}
	read := 0
	for lines := json.NewDecoder(r); ; {
		var line struct {
			What   string
			Cost   int
			States []string
		}
		if err := lines.Decode(&line); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return nil, fmt.Errorf("the record of the search: %w", err)
		}
		read++
		switch line.What {
		case "search":
			s.searches++
			continue
		case "game":
			s.game = line.Cost + 1
			continue
		case "graph":
			s.note = line.States[0]
			continue
		}
		v := s.add(line.States[0])
		switch line.What {
		case "start":
			s.starts = append(s.starts, v)
		case "goal":
			s.goals = append(s.goals, v)
		case "step":
			w := s.add(line.States[1])
			if len(line.States) == 3 && line.States[2] != "" {
				s.texts[[2]int{v, w}] += " " + line.States[2]
			}
			if !slices.Contains(s.steps[v], step{w, line.Cost}) {
				s.steps[v] = append(s.steps[v], step{w, line.Cost})
			}
		case "mark":
			s.marked[[2]int{v, s.add(line.States[1])}] = true
		case "group":
			s.group[v] = line.Cost
		}
	}
	if len(s.labels) == 0 {
		return nil, fmt.Errorf("the solution makes %d searches on this input, and this one visits nothing", s.searches)
	}
	switch {
	case s.game > 0:
		s.play(read >= mostLines)
	case s.note != "":
		s.startEverywhere()
	case len(s.starts) == 0:
		s.starts = []int{0} // the first that was asked for its neighbours
	}
	return s, nil
}

// play finds the lost positions of a game. Each was met after all that its moves lead to; cut says that the moves of
// the last one may be missing. The picture then starts where games end.
func (s *space) play(cut bool) {
	entered := make([]bool, len(s.labels))
	for _, moves := range s.steps {
		lost := len(moves) > 0 || s.game == 1
		for _, m := range moves {
			entered[m.to] = true
			lost = lost && !s.lost[m.to]
		}
		s.lost = append(s.lost, lost)
	}
	if cut {
		s.lost = s.lost[:len(s.lost)-1]
	}
	for v, moves := range s.steps {
		if len(moves) == 0 && entered[v] {
			s.starts = append(s.starts, v)
		}
	}
}

// startEverywhere adds starts until every vertex can be reached from one: first those to which no edge leads.
func (s *space) startEverywhere() {
	entered, reached := make([]bool, len(s.labels)), make([]bool, len(s.labels))
	for _, steps := range s.steps {
		for _, e := range steps {
			entered[e.to] = true
		}
	}
	flood := func(v int) {
		for stack := []int{v}; len(stack) > 0; {
			v, stack = stack[len(stack)-1], stack[:len(stack)-1]
			if reached[v] {
				continue
			}
			reached[v] = true
			for _, e := range s.steps[v] {
				stack = append(stack, e.to)
			}
		}
	}
	for _, v := range s.starts {
		flood(v)
	}
	for _, any := range []bool{false, true} {
		for v := range s.labels {
			if !reached[v] && (any || !entered[v]) {
				s.starts = append(s.starts, v)
				flood(v)
			}
		}
	}
}

// backwards returns the steps that lead to each state, turned round.
func (s *space) backwards() [][]step {
	to := make([][]step, len(s.labels))
	for v, steps := range s.steps {
		for _, e := range steps {
			to[e.to] = append(to[e.to], step{v, e.cost})
		}
	}
	return to
}

// spell names states that are numbers by their digits: the last one to the last of these bases, and so on; the first digit is
// what remains. All count from the same number.
func (s *space) spell(bases []int, from int) {
	for v, label := range s.labels {
		n, err := strconv.Atoi(label)
		if err != nil {
			continue
		}
		text := ""
		for i := len(bases) - 1; i >= 0; i-- {
			text = fmt.Sprint(" ", n%bases[i]+from) + text
			n /= bases[i]
		}
		s.labels[v] = fmt.Sprint(n+from) + text
	}
}

func (s *space) add(label string) int {
	v, known := s.number[label]
	if !known {
		v = len(s.labels)
		s.number[label] = v
		s.labels, s.steps = append(s.labels, label), append(s.steps, nil)
	}
	return v
}

// item is a state in the queue of distances.
type item struct{ v, from, cost, hops int }

type items []item

func (q items) Len() int { return len(q) }
func (q items) Less(i, j int) bool {
	return q[i].cost < q[j].cost || q[i].cost == q[j].cost && q[i].hops < q[j].hops
}
func (q items) Swap(i, j int) { q[i], q[j] = q[j], q[i] }
func (q *items) Push(x any)   { *q = append(*q, x.(item)) }
func (q *items) Pop() any {
	last := (*q)[len(*q)-1]
	*q = (*q)[:len(*q)-1]
	return last
}

// distances returns, for each state, how many steps the cheapest way from a start has, -1 without one, what it costs,
// and the state before.
func (s *space) distances() (hops, cost, from []int) {
	n := len(s.labels)
	hops, cost, from = slices.Repeat([]int{-1}, n), make([]int, n), slices.Repeat([]int{-1}, n)
	steps := s.steps
	if s.game > 0 { // which is told from its ends
		steps = s.backwards()
	}
	q := &items{}
	for _, v := range s.starts {
		heap.Push(q, item{v, -1, 0, 0})
	}
	for q.Len() > 0 {
		at := heap.Pop(q).(item)
		if hops[at.v] >= 0 {
			continue
		}
		hops[at.v], cost[at.v], from[at.v] = at.hops, at.cost, at.from
		for _, e := range steps[at.v] {
			heap.Push(q, item{e.to, at.v, at.cost + e.cost, at.hops + 1})
		}
	}
	return hops, cost, from
}

// path returns the states from a start to the nearest goal; nil if the search met none.
func (s *space) path(hops, cost, from []int) (path []int) {
	best := -1
	for _, g := range s.goals {
		if hops[g] >= 0 && (best < 0 || cost[g] < cost[best]) {
			best = g
		}
	}
	for v := best; v >= 0; v = from[v] {
		path = append(path, v)
	}
	slices.Reverse(path)
	return path
}

// around returns at most so many states: those of the path, then what is nearest to it, or, without a path, to the
// starts, then all others as they were met. Positions of games come as they were met. A graph's vertices and a game's
// positions without an edge are left out.
func (s *space) around(path []int, most int) []int {
	near := make([][]int, len(s.labels)) // in both directions
	for v, steps := range s.steps {
		for _, e := range steps {
			near[v], near[e.to] = append(near[v], e.to), append(near[e.to], v)
		}
	}
	taken := make([]bool, len(s.labels))
	var list []int
	take := func(states []int) {
		for _, v := range states {
			if whole := s.note != "" || s.game > 0; !taken[v] && len(list) < most && (!whole || len(near[v]) > 0) {
				taken[v] = true
				list = append(list, v)
			}
		}
	}
	take(path)
	if len(path) == 0 && s.game == 0 {
		take(s.starts)
	}
	for i := 0; i < len(list); i++ {
		take(near[list[i]])
	}
	for v := range s.labels {
		take([]int{v})
	}
	slices.Sort(list)
	return list
}
