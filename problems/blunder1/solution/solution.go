// CodinGame, Blunder, episode 1: the way of a robot that follows fixed rules, or LOOP if it never ends.
//
// State: the robot's cell and direction, its two modes, and how many obstacles it has broken.
// Neighbours: one, by the rules.
// Start: @, to the south, in neither mode.
// Goal: $; or a state that was there before.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strings"

	"oj/problems/lib/grid"
	"oj/problems/lib/search"
)

const mostSide = 1 << 10 // rows and columns; the statement promises at most 100

// A robot is a state. Obstacles never come back, so the number of broken ones tells which they are.
type robot struct {
	cell              int32
	moved, heads      int // the direction of its last step, and that of the next one if nothing is in the way
	breaks, backwards bool
	broken            int
}

var (
	priorities = [4]int{grid.South, grid.East, grid.North, grid.West}
	names      = map[int]string{grid.South: "SOUTH", grid.East: "EAST", grid.North: "NORTH", grid.West: "WEST"}
)

// A city is its map, from which broken obstacles vanish.
type city struct{ grid.Grid }

// read reads the rows; what is missing at their ends is blank.
func read(in *bufio.Scanner) (*city, error) {
	var rows, columns int
	in.Scan()
	if _, err := fmt.Sscan(in.Text(), &rows, &columns); err != nil || rows < 1 || columns < 1 || rows > mostSide || columns > mostSide {
		return nil, fmt.Errorf("line 1: %q: want two numbers from 1 to %d", in.Text(), mostSide)
	}
	cells := []byte(strings.Repeat(" ", rows*columns))
	for i := 0; i < rows && in.Scan(); i++ {
		copy(cells[i*columns:(i+1)*columns], in.Text())
	}
	return &city{grid.Grid{Rows: rows, Columns: columns, Cells: cells}}, in.Err()
}

// step returns where a step leads; false if something is in the way.
func (c *city) step(r robot, direction int) (int32, bool) {
	to, inside := c.Step(r.cell, direction)
	return to, inside && c.Cells[to] != '#' && (c.Cells[to] != 'X' || r.breaks)
}

// next lets the robot take a step and do what it finds there; false if it is at its goal.
func (c *city) next(r robot) (robot, bool) {
	if c.Cells[r.cell] == '$' {
		return r, false
	}
	to, free := c.step(r, r.heads)
	for i := 0; i < 4 && !free; i++ {
		r.heads = priorities[i]
		if r.backwards {
			r.heads = priorities[3-i]
		}
		to, free = c.step(r, r.heads)
	}
	if !free {
		return r, true // shut in: the same for ever
	}
	r.cell, r.moved = to, r.heads
	switch here := c.Cells[to]; here {
	case 'X':
		c.Cells[to] = ' '
		r.broken++
	case 'B':
		r.breaks = !r.breaks
	case 'I':
		r.backwards = !r.backwards
	case 'T':
		ends := c.Find('T')
		r.cell = ends[0] + ends[len(ends)-1] - to
	case 'S', 'E', 'N', 'W':
		r.heads = priorities[strings.IndexByte("SENW", here)]
	}
	return r, true
}

func run(r io.Reader, w io.Writer) error {
	c, err := read(bufio.NewScanner(r))
	if err != nil {
		return err
	}
	starts := c.Find('@')
	if len(starts) != 1 {
		return fmt.Errorf("want one @ on the map, not %d", len(starts))
	}
	out := bufio.NewWriter(w)
	way, back := search.Orbit(robot{cell: starts[0], heads: grid.South}, c.next)
	if back >= 0 {
		fmt.Fprintln(out, "LOOP")
	} else {
		for _, s := range way[1:] {
			fmt.Fprintln(out, names[s.moved])
		}
	}
	return out.Flush()
}

func main() {
	if err := run(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
