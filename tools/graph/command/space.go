// This file contains the type space: the states that a search visited, with their distances, the shortest
// path, and the choice of the states to draw.

package command

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"

	"oj/problems/lib/ordered"
	"oj/problems/lib/record"
	"oj/tools/graph/ask"
)

// A space is the record of one search. States are numbered in the order of their first event.
type space struct {
	ask.Input // what package ask needs to know; states are numbered in the order of their first event

	roots     []int    // the states of the first row of a picture
	steps     [][]step // the edges from each state
	wanted    int      // the number of this search
	searches  int      // the number of searches that the solution makes on this input, including this one
	inCase    int      // the number of the case of the input in which the search is made, from 1; 0 if unknown
	inItsCase int      // the number of this search among those of its case, from 1
	place     []string // where the case begins in the input, and whether it begins with the number of cases

	// These fields are set only if the record is about a helper of problems/lib/graph.
	note   string            // explains the result; "" for a search
	group  map[int]int       // the group of a vertex, such as its component; it determines the colour
	texts  map[[2]int]string // the text beside an edge
	marked map[[2]int]bool   // the edges of the result

	game gameKind
	lost []bool // whether the player to move loses, for each recorded position of a game

	failure string // a sentence about how the program failed; "" if it did not
}

// A step is an edge to a state, with its cost.
type step struct{ to, cost int }

// A gameKind tells who wins if the player to move cannot move.
type gameKind int

const (
	noGame gameKind = iota
	stuckLoses
	stuckWins
)

var errNoState = errors.New("the chosen one visits no state")

// read parses a record of the search with this number.
func read(r io.Reader, search int) (*space, error) {
	s := &space{wanted: search, group: map[int]int{}, texts: map[[2]int]string{}, marked: map[[2]int]bool{},
		Input: ask.Input{Number: map[string]int{}, Fields: map[int][]ask.Field{}}}
	events := 0
	lines := json.NewDecoder(r)
	for {
		var e record.Event

		// The record may end in the middle of a search and, if the program was killed, in the middle of a line. Any other
		// error means that the record is damaged.
		err := lines.Decode(&e)
		if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
			break
		}
		if err != nil {
			return nil, fmt.Errorf("the record of the search: %w", err)
		}
		if e.What != "least" && e.What != "fields" && e.What != "helper" {
			events++
		}
		s.apply(e)
	}
	if s.searches == 0 {
		return nil, errNoSearch
	}
	if len(s.Labels) == 0 {
		return nil, fmt.Errorf("the solution makes %d searches on this input, and %w", s.searches, errNoState)
	}

	s.IsCut = events >= record.MaxEvents

	// The picture puts a state into a row by its distance from the starts, so at least one state must be a start.
	switch {
	case s.game != noGame:
		s.play(s.IsCut)
	case s.note != "":
		s.startEverywhere()
	case len(s.roots) == 0:
		s.roots = []int{0} // state 0 is the first state that the search expanded, so it becomes the start
	}
	return s, nil
}

// apply adds the information of an event to the space.
func (s *space) apply(e record.Event) {
	// These events are about the search, not about a state.
	switch e.What {
	case "search":
		s.searches++
		if s.searches <= s.wanted && e.Cost != s.inCase {
			s.inCase, s.inItsCase = e.Cost, 0
		}
		if s.searches <= s.wanted {
			s.place = e.States
			s.inItsCase++
		}
		return
	case "game":
		s.game = stuckLoses
		if e.Cost == 1 {
			s.game = stuckWins
		}
		return
	case "graph":
		s.note = e.States[0]
		return
	case "helper":
		s.Helper, s.Data = e.States[0], []byte(e.States[1])
		return
	}

	v := s.add(e.States[0])
	s.keep(e, v)
	switch e.What {
	case "start":
		s.roots, s.Starts = append(s.roots, v), append(s.Starts, v)
	case "goal":
		s.Goals = append(s.Goals, v)
	case "mark":
		w := s.add(e.States[1])
		s.marked[[2]int{v, w}] = true
	case "group":
		s.group[v] = e.Cost
	case "step":
		w := s.add(e.States[1])
		if len(e.States) == 3 && e.States[2] != "" {
			s.texts[[2]int{v, w}] += " " + e.States[2]
		}

		// Keep only one copy of an edge: a search may compute the neighbours of a state several times.
		one := step{w, e.Cost}
		if !slices.Contains(s.steps[v], one) {
			s.steps[v] = append(s.steps[v], one)
		}
	}
}

// keep stores an event, because package ask makes questions from it.
func (s *space) keep(e record.Event, v int) {
	// In e.States, the name of the state is followed by its fields: name, value, name, value and so on.
	if e.What == "fields" {
		for i := 1; i+1 < len(e.States); i += 2 {
			s.Fields[v] = append(s.Fields[v], ask.Field{Name: e.States[i], Value: e.States[i+1]})
		}
		return
	}

	// The other end of an edge may be a new state.
	kept := ask.Event{What: e.What, Cost: e.Cost, From: v}
	if len(e.States) > 1 {
		kept.To = s.add(e.States[1])
	}
	s.Events = append(s.Events, kept)
}

// add returns the number of the state with this name. If the state is new, it is added.
func (s *space) add(label string) int {
	v, known := s.Number[label]
	if !known {
		v = len(s.Labels)
		s.Number[label] = v
		s.Labels = append(s.Labels, label)
		s.steps = append(s.steps, nil)
	}
	return v
}

// play computes which positions of a game are lost. Each position was recorded after all positions to which
// its moves lead. If the record is incomplete, play leaves out the result of the last position, because some
// of its moves may be missing. The starts of the picture are the positions in which the game is over.
func (s *space) play(isCut bool) {
	entered := make([]bool, len(s.Labels))
	for _, moves := range s.steps {
		// A position is lost if every move leads to a position that is won for the other player.
		lost := len(moves) > 0 || s.game == stuckLoses
		for _, m := range moves {
			entered[m.to] = true
			lost = lost && !s.lost[m.to]
		}
		s.lost = append(s.lost, lost)
	}
	if isCut {
		s.lost = s.lost[:len(s.lost)-1]
	}

	for v, moves := range s.steps {
		isEnd := len(moves) == 0 && entered[v]
		if isEnd {
			s.roots = append(s.roots, v)
		}
	}
}

// startEverywhere adds starts until every vertex can be reached from a start. It prefers vertices to which no
// edge leads.
func (s *space) startEverywhere() {
	entered := make([]bool, len(s.Labels))
	for _, steps := range s.steps {
		for _, e := range steps {
			entered[e.to] = true
		}
	}

	reached := make([]bool, len(s.Labels))
	flood := func(v int) {
		for stack := []int{v}; len(stack) > 0; {
			top := len(stack) - 1
			v, stack = stack[top], stack[:top]
			if reached[v] {
				continue
			}
			reached[v] = true
			for _, e := range s.steps[v] {
				stack = append(stack, e.to)
			}
		}
	}
	for _, v := range s.roots {
		flood(v)
	}

	// The first round adds only vertices to which no edge leads. Every vertex that is unreached after
	// this round lies on a cycle or can be reached from one, so the second round may add any of them.
	for _, allowEntered := range []bool{false, true} {
		for v := range s.Labels {
			if !reached[v] && (allowEntered || !entered[v]) {
				s.roots = append(s.roots, v)
				flood(v)
			}
		}
	}
}

// backwards returns all edges, each in its opposite direction.
func (s *space) backwards() [][]step {
	to := make([][]step, len(s.Labels))
	for v, steps := range s.steps {
		for _, e := range steps {
			to[e.to] = append(to[e.to], step{v, e.cost})
		}
	}
	return to
}

// spell replaces each name that is a number by the digits of the number. The parameter `bases` contains the bases
// of all digits except the first: with the bases 4 and 2, (3 * 4 + 1) * 2 + 0 becomes "3 1 0". The number `from` is
// added to each digit.
func (s *space) spell(bases []int, from int) {
	for v, label := range s.Labels {
		// A name that is not a number is not changed.
		n, err := strconv.Atoi(label)
		if err != nil {
			continue
		}
		text := ""
		for _, base := range slices.Backward(bases) {
			text = fmt.Sprint(" ", n%base+from) + text
			n /= base
		}
		s.Labels[v] = fmt.Sprint(n+from) + text
	}
}

// distances contains, for each state, the cheapest path from a start.
type distances struct {
	hops []int // the number of steps on the path; -1 if there is no path
	cost []int
	from []int // the previous state on the path; -1 for a start
}

// distances finds the cheapest paths with Dijkstra's algorithm. In a game, the paths lead backwards from the
// positions in which the game is over.
func (s *space) distances() distances {
	n := len(s.Labels)
	d := distances{
		hops: slices.Repeat([]int{-1}, n),
		cost: make([]int, n),
		from: slices.Repeat([]int{-1}, n),
	}

	// In a game, the distance of a position is the number of moves to the end of the game.
	steps := s.steps
	if s.game != noGame {
		steps = s.backwards()
	}

	type item struct{ v, from, cost, hops int }
	q := ordered.NewHeap(func(a, b item) bool { return a.cost < b.cost || a.cost == b.cost && a.hops < b.hops })
	for _, v := range s.roots {
		q.Push(item{v, -1, 0, 0})
	}
	for q.Len() > 0 {
		nearest := q.Pop()
		v := nearest.v
		if d.hops[v] >= 0 {
			continue
		}
		d.hops[v] = nearest.hops
		d.cost[v] = nearest.cost
		d.from[v] = nearest.from
		for _, e := range steps[v] {
			q.Push(item{e.to, v, nearest.cost + e.cost, nearest.hops + 1})
		}
	}
	return d
}

// path returns the states of a path from a start to the nearest goal, or nil if the search found no goal.
func (s *space) path(d distances) (path []int) {
	// The search may have found several goals. Choose the nearest one.
	best := -1
	for _, g := range s.Goals {
		if d.hops[g] >= 0 && (best < 0 || d.cost[g] < d.cost[best]) {
			best = g
		}
	}
	for v := best; v >= 0; v = d.from[v] {
		path = append(path, v)
	}
	slices.Reverse(path)
	return path
}

// around returns the states to draw. The parameter `most` is their maximum number. around chooses first the states of
// the path, or the starts if there is no path; then the states nearest to these; then all others in the order of
// the record. For a game, it takes the positions in the order of the record. For the graph of a helper and for
// a game, it leaves out states without an edge.
func (s *space) around(path []int, most int) []int {
	near := make([][]int, len(s.Labels)) // the neighbours of each state along edges in both directions
	for v, steps := range s.steps {
		for _, e := range steps {
			near[v] = append(near[v], e.to)
			near[e.to] = append(near[e.to], v)
		}
	}

	needsEdge := s.note != "" || s.game != noGame
	taken := make([]bool, len(s.Labels))
	var list []int
	take := func(states []int) {
		for _, v := range states {
			if taken[v] || len(list) >= most || needsEdge && len(near[v]) == 0 {
				continue
			}
			taken[v] = true
			list = append(list, v)
		}
	}
	take(path)
	if len(path) == 0 && s.game == noGame {
		take(s.roots)
	}
	// Search breadth-first: the function take appends new states to list, and the loop visits these states, too.
	for i := 0; i < len(list); i++ {
		take(near[list[i]])
	}
	for v := range s.Labels {
		take([]int{v})
	}
	slices.Sort(list)
	return list
}
