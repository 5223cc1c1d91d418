// CodinGame, Blunder, episode 1: the steps of a robot that follows fixed rules, or LOOP if it never stops.
//
// State: the robot's cell and direction, its two modes, and the number of obstacles it has broken.
// Neighbours: the only state that can follow, because the rules determine every step.
// Start: @, facing south, in neither mode.
// Goal: $; if a state occurs twice, the answer is LOOP.
package main

import (
	"bufio"
	"bytes"
	"fmt"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const mostSide = 1 << 10 // the most rows and columns accepted; the statement promises at most 100

// A robot is a state. A broken obstacle never comes back, so during the whole walk the number of broken
// obstacles determines which ones are broken.
type robot struct {
	cell              int32
	heads             int // the direction of the next step if nothing is in the way
	breaks, backwards bool
	broken            int
}

var (
	priorities = [4]int{grid.South, grid.East, grid.North, grid.West}
	names      = [4]string{grid.North: "NORTH", grid.East: "EAST", grid.South: "SOUTH", grid.West: "WEST"}
)

// A city is the map of the puzzle, and the directions of all steps so far. The robot removes broken obstacles from the map.
type city struct {
	grid.Grid
	steps []int
}

// read reads the rows as whole lines, because a blank is a cell. Blanks at the end of a row may be missing.
func read(in *scan.Scanner) *city {
	rows, columns := in.Int(1, mostSide), in.Int(1, mostSide)
	in.Line() // skip the rest of the first line

	cells := bytes.Repeat([]byte(" "), rows*columns)
	for i := 0; i < rows; i++ {
		copy(cells[i*columns:(i+1)*columns], in.Line())
	}
	return &city{Grid: grid.Grid{Rows: rows, Columns: columns, Cells: cells}}
}

// step returns the cell that a step leads to, and false if it is blocked.
func (c *city) step(r robot, direction int) (int32, bool) {
	to, inside := c.Step(r.cell, direction)
	if !inside {
		return 0, false
	}

	switch c.Cells[to] {
	case '#':
		return to, false
	case 'X':
		return to, r.breaks
	default:
		return to, true
	}
}

// turn turns the robot to the direction in which it can make its next step, and returns the robot. It returns
// false if all four directions are blocked.
func (c *city) turn(r robot) (robot, bool) {
	if _, free := c.step(r, r.heads); free {
		return r, true
	}

	// The way ahead is blocked: take the first free direction in the order of priorities.
	for i := range priorities {
		r.heads = priorities[i]
		if r.backwards {
			r.heads = priorities[len(priorities)-1-i]
		}
		if _, free := c.step(r, r.heads); free {
			return r, true
		}
	}
	return r, false
}

// next moves the robot one step and applies the rule of the new cell. It returns false if the robot is already on $.
func (c *city) next(r robot) (robot, bool) {
	if c.Cells[r.cell] == '$' {
		return r, false
	}

	r, free := c.turn(r)
	if !free {
		return r, true // a robot that cannot move stays in the same state
	}
	r.cell, _ = c.step(r, r.heads)
	c.steps = append(c.steps, r.heads)

	switch c.Cells[r.cell] {
	case 'X':
		c.Cells[r.cell] = ' '
		r.broken++
	case 'B':
		r.breaks = !r.breaks
	case 'I':
		r.backwards = !r.backwards
	case 'T': // go to the other teleporter
		ends := c.Find('T')
		r.cell = ends[0] + ends[len(ends)-1] - r.cell
	case 'N':
		r.heads = grid.North
	case 'E':
		r.heads = grid.East
	case 'S':
		r.heads = grid.South
	case 'W':
		r.heads = grid.West
	}
	return r, true
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	c := read(in)
	starts := c.Find('@')
	if len(starts) != 1 {
		in.Fatalf("the map must have exactly one @, not %d", len(starts))
	}

	_, loopStart := search.Orbit(robot{cell: starts[0], heads: grid.South}, c.next)
	if loopStart >= 0 {
		fmt.Fprintln(out, "LOOP")
		return
	}
	for _, direction := range c.steps {
		fmt.Fprintln(out, names[direction])
	}
}

func main() { scan.Main(solve) }
