// CodinGame, Don't Panic 1 and 2: with which commands does a clone reach the exit in time?
//
// State: the floor, column and direction of the leading clone, whether it has just arrived on the floor, and
// the numbers of clones and elevators left.
// Neighbours: walk or ride; block on arrival, so that the next clone comes three rounds later and turns; build
// an elevator.
// Start: a clone at the generator, walking to the right.
// Goal: the exit.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const (
	mostFloors, mostWidth = 100, 200
	mostRounds, mostLeft  = 1000, 100

	behind = 3 // the number of rounds after which the next clone reaches the same place
)

// A value of type clone is the place and the direction of the leading clone.
type clone struct {
	floor, pos int
	left       bool
}

type state struct {
	clone
	arrived           bool // whether the clone came to this floor in the last round
	clones, elevators int  // the numbers of clones and elevators left
}

type house struct {
	floors, width int
	exit, start   state // for the exit, only floor and pos are used
	elevator      map[[2]int]bool
}

func (c clone) step() clone {
	if c.left {
		return clone{c.floor, c.pos - 1, true}
	}
	return clone{c.floor, c.pos + 1, false}
}

// back returns the leading clone after c has been blocked: the next clone has come to the place of c, turned
// around there, and made one step.
func (c clone) back() clone { return clone{c.floor, c.pos, !c.left}.step() }

func (c clone) up() clone { return clone{c.floor + 1, c.pos, c.left} }

// next appends the states after each possible command, with the number of rounds as the cost.
func (h *house) next(s state, buf []search.Edge[state]) []search.Edge[state] {
	add := func(to clone, rounds, clones, elevators int) {
		if to.floor <= h.exit.floor && to.pos >= 0 && to.pos < h.width && clones > 0 && elevators >= 0 {
			after := state{to, to.floor > s.floor, clones, elevators}
			buf = append(buf, search.Edge[state]{To: after, Cost: rounds})
		}
	}

	// It is not known whether an elevator still works if a clone is blocked on it. So the program blocks no
	// clone there.
	if h.elevator[[2]int{s.floor, s.pos}] {
		add(s.up(), 1, s.clones, s.elevators)
		return buf
	}

	// Block only a clone that has just come to this floor. Blocking farther along is never faster. Later
	// clones would first walk to the blocked clone in the old direction, and an elevator on this way would
	// carry them up before they turn around.
	if s.arrived {
		add(s.back(), behind+1, s.clones-1, s.elevators)
	}
	add(s.step(), 1, s.clones, s.elevators)
	add(s.up(), behind+1, s.clones-1, s.elevators-1)
	return buf
}

// plan returns the commands of a fastest path, without WAIT. The key of a command is the place and direction
// of the leading clone that gets it.
func (h *house) plan() map[clone]string {
	next := func(s state, _ int, buf []search.Edge[state]) []search.Edge[state] { return h.next(s, buf) }
	atExit := func(s state) bool { return s.floor == h.exit.floor && s.pos == h.exit.pos }
	path := search.Dijkstra(h.start, next, firstOnly(), atExit)

	commands := make(map[clone]string)
	for i := 1; i < len(path); i++ {
		before, after := path[i-1].S, path[i].S
		switch {
		case after.elevators < before.elevators:
			commands[before.clone] = "ELEVATOR"
		case after.clones < before.clones:
			commands[before.clone] = "BLOCK"
		}
	}
	return commands
}

// firstOnly returns a filter for search.Dijkstra. It keeps only the first arrival at each state, which is the
// cheapest.
func firstOnly() func(at int, came []search.Arrival[state]) []search.Arrival[state] {
	seen := make(map[state]bool)
	return func(_ int, came []search.Arrival[state]) []search.Arrival[state] {
		first := came[:0]
		for _, a := range came {
			if !seen[a.S] {
				seen[a.S] = true
				first = append(first, a)
			}
		}
		return first
	}
}

// read reads the house. The input does not contain the place of the generator.
func read(in *scan.Scanner) *house {
	h := &house{floors: in.Int(1, mostFloors), width: in.Int(1, mostWidth), elevator: make(map[[2]int]bool)}
	in.Int(1, mostRounds) // the number of rounds is ignored, because the plan is a fastest one
	h.exit.floor, h.exit.pos = in.Int(0, h.floors-1), in.Int(0, h.width-1)
	h.start.clones, h.start.elevators = in.Int(1, mostLeft), in.Int(0, mostLeft)
	for count := in.Int(0, scan.MaxSize); count > 0; count-- {
		floor, pos := in.Int(0, h.floors-1), in.Int(0, h.width-1)
		h.elevator[[2]int{floor, pos}] = true
	}
	return h
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	h := read(in)
	var commands map[clone]string
	for in.More() {
		leader := clone{in.Int(-1, h.floors-1), in.Int(-1, h.width-1), in.Word() == "LEFT"}
		if commands == nil {
			h.start.clone, h.start.arrived = leader, true // the first clone is at the generator
			commands = h.plan()
		}

		command := "WAIT"
		if planned, now := commands[leader]; now {
			command = planned

			// The next clones come to the same place, but must not repeat the command.
			delete(commands, leader)
		}
		fmt.Fprintln(out, command)
	}
}

func main() { scan.Main(solve) }
