// UVa 11624, Fire!: when does Joe leave a maze in which fire spreads as fast as he walks?
//
// State: a cell of the maze; its distance is the minute of Joe's arrival.
// Neighbours: the adjacent cells that are not walls and that Joe reaches before the fire.
// Start: J, Joe's cell. An earlier search computes when each cell begins to burn; it starts from all F at
// once.
// Goal: a cell of the border; one minute later Joe is out of the maze.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const never = -1 // the result of DenseDistances for an unreachable cell

// burnMinutes returns for each cell the minute in which it begins to burn.
func burnMinutes(maze *grid.Grid) []int32 {
	spread := func(from int32, _ int, buf []int32) []int32 {
		for direction := grid.North; direction <= grid.West; direction++ {
			to, inside := maze.Step(from, direction)
			if inside && maze.Cells[to] != '#' {
				buf = append(buf, to)
			}
		}
		return buf
	}
	return search.DenseDistances(len(maze.Cells), maze.Find('F'), spread)
}

// arrivals returns for each cell the first minute in which Joe can be there.
func arrivals(maze *grid.Grid, burns []int32) []int32 {
	walk := func(from int32, minute int, buf []int32) []int32 {
		arrival := int32(minute + 1)
		for direction := grid.North; direction <= grid.West; direction++ {
			to, inside := maze.Step(from, direction)
			if !inside || maze.Cells[to] == '#' {
				continue
			}

			// Joe must arrive before the fire does.
			if burns[to] == never || arrival < burns[to] {
				buf = append(buf, to)
			}
		}
		return buf
	}
	return search.DenseDistances(len(maze.Cells), maze.Find('J'), walk)
}

// escape returns the number of minutes until Joe is out, and false if he cannot escape.
func escape(maze *grid.Grid) (minutes int, ok bool) {
	for c, arrival := range arrivals(maze, burnMinutes(maze)) {
		if arrival == never || !maze.Border(int32(c)) {
			continue
		}

		// Leaving the maze from a border cell takes one more minute.
		if leaves := int(arrival) + 1; !ok || leaves < minutes {
			minutes, ok = leaves, true
		}
	}
	return minutes, ok
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	in.CountCases()
	for in.Case() {
		rows, columns := in.Int(1, scan.MaxSize), in.Int(1, scan.MaxSize)
		maze := grid.Read(in, rows, columns, "#.JF")
		if minutes, ok := escape(maze); ok {
			fmt.Fprintln(out, minutes)
		} else {
			fmt.Fprintln(out, "IMPOSSIBLE")
		}
	}
}

func main() { scan.Main(solve) }
