// CodinGame, The Labyrinth: Kirk looks for the control room of an unknown maze and must return before the
// countdown of the alarm ends.
//
// State: Kirk's cell, in the known part of the maze.
// Neighbours: the adjacent cells that are not walls; while he explores, the control room counts as a wall.
// Start: Kirk's cell in this turn.
// Goal: the nearest unknown cell; as soon as the known path home is short enough, the control room; after
// that, T.
package main

import (
	"bufio"
	"fmt"
	"strings"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const (
	mostRows, mostColumns = 100, 200
	letters               = "#.TC?"
)

var words = []string{"UP", "RIGHT", "DOWN", "LEFT"}

// way returns a shortest path to a cell with the letter `goal`. All other cells of the path have letters of the string
// `floor`.
func way(maze *grid.Grid, from int32, floor string, goal byte) []int32 {
	next := func(c int32, buf []int32) []int32 {
		for _, beside := range maze.Beside(c, nil) {
			letter := maze.Cells[beside]
			if letter == goal || strings.IndexByte(floor, letter) >= 0 {
				buf = append(buf, beside)
			}
		}
		return buf
	}
	return search.Shortest([]int32{from}, next, func(c int32) bool { return maze.Cells[c] == goal })
}

// choose returns the path that Kirk plans in this turn, of which he takes only the first step.
func choose(maze *grid.Grid, kirk int32, alarm int, back bool) []int32 {
	if back {
		return way(maze, kirk, ".C", 'T')
	}

	// The alarm starts in the control room. So the way home must be known before Kirk enters it.
	for _, room := range maze.Find('C') {
		home := way(maze, room, ".", 'T')
		if home != nil && len(home)-1 <= alarm {
			if there := way(maze, kirk, ".T", 'C'); there != nil {
				return there
			}
		}
	}
	return way(maze, kirk, ".T", '?')
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	rows, columns, alarm := in.Int(1, mostRows), in.Int(1, mostColumns), in.Int(1, scan.Max)
	back := false
	for in.More() {
		row, column := in.Int(0, rows-1), in.Int(0, columns-1)
		maze := grid.Read(in, rows, columns, letters)
		kirk := int32(row*columns + column)
		back = back || maze.Cells[kirk] == 'C'

		path := choose(maze, kirk, alarm, back)
		if len(path) < 2 {
			in.Fatalf("want a maze with a way to the control room and back")
		}
		for direction, word := range words {
			if c, inside := maze.Step(kirk, direction); inside && c == path[1] {
				fmt.Fprintln(out, word)
				break
			}
		}
	}
}

func main() { scan.Main(solve) }
