// UVa 10047, The Monocycle: how long does a wheel with five colours need to reach a cell with green on the
// ground?
//
// State: the cell, the direction of the wheel, and the colour on the ground.
// Neighbours: a quarter turn to either side, or one cell ahead with the next colour; each takes a second.
// Start: S, facing north, on green.
// Goal: T on green, facing anywhere.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const (
	colours = 5
	green   = 0
)

type wheel struct {
	cell           int32
	facing, colour int
}

// ride appends the states one second later: the wheel has turned to either side, or has rolled one cell ahead.
func ride(maze *grid.Grid, s wheel, buf []wheel) []wheel {
	right, left := (s.facing+1)%4, (s.facing+3)%4
	buf = append(buf, wheel{s.cell, right, s.colour}, wheel{s.cell, left, s.colour})

	ahead, inside := maze.Step(s.cell, s.facing)
	if inside && maze.Cells[ahead] != '#' {
		buf = append(buf, wheel{ahead, s.facing, (s.colour + 1) % colours})
	}
	return buf
}

// seconds returns the least time from S to T, and false if there is no path.
func seconds(maze *grid.Grid) (int, bool) {
	var starts []wheel
	for _, cell := range maze.Find('S') {
		starts = append(starts, wheel{cell, grid.North, green})
	}

	next := func(s wheel, buf []wheel) []wheel { return ride(maze, s, buf) }
	arrived := func(s wheel) bool { return maze.Cells[s.cell] == 'T' && s.colour == green }
	path := search.Shortest(starts, next, arrived)
	return len(path) - 1, path != nil
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for k := 1; in.CaseUntil(0); k++ {
		rows, columns := in.Int(1, scan.MaxSize), in.Int(1, scan.MaxSize)
		maze := grid.Read(in, rows, columns, "") // every letter except # is free

		if k > 1 {
			fmt.Fprintln(out)
		}
		fmt.Fprintf(out, "Case #%d\n", k)
		if s, ok := seconds(maze); ok {
			fmt.Fprintf(out, "minimum time = %d sec\n", s)
		} else {
			fmt.Fprintln(out, "destination not reachable")
		}
	}
}

func main() { scan.Main(solve) }
