// UVa 11624, Fire!: when does Joe leave a maze in which fire spreads as fast as he walks?
//
// State: a cell of the maze; its distance is the minute of Joe's arrival.
// Neighbours: the adjacent cells that are not walls and that Joe reaches before the fire.
// Start: J, Joe's cell. An earlier search computes when each cell begins to burn; it starts from all F at
// once.
// Goal: a cell outside. The maze gets a frame of such cells, which the fire does not reach.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const (
	never   = -1  // the result of DenseDistances for an unreachable cell
	outside = ' ' // the letter of the cells around the maze
)

// beside returns the cells north, east, south and west of a cell that is not outside.
func beside(maze *grid.Grid, c int32) [4]int32 {
	columns := int32(maze.Columns)
	return [4]int32{c - columns, c + 1, c + columns, c - 1}
}

// burnMinutes returns for each cell the minute in which it begins to burn.
func burnMinutes(maze *grid.Grid) []int32 {
	spread := func(from int32, _ int, buf []int32) []int32 {
		for _, to := range beside(maze, from) {
			if letter := maze.Cells[to]; letter != '#' && letter != outside {
				buf = append(buf, to)
			}
		}
		return buf
	}
	return search.DenseDistances(len(maze.Cells), maze.Find('F'), spread)
}

// arrivals returns for each cell the first minute in which Joe can be there. Joe stops as soon as he is outside, so
// later arrivals are missing.
func arrivals(maze *grid.Grid, burns []int32) []int32 {
	isOut := false
	walk := func(from int32, minute int, buf []int32) []int32 {
		isOut = isOut || maze.Cells[from] == outside
		if isOut {
			return buf
		}

		arrival := int32(minute + 1)
		for _, to := range beside(maze, from) {
			// Joe must arrive before the fire does.
			if maze.Cells[to] != '#' && (burns[to] == never || arrival < burns[to]) {
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
		if maze.Cells[c] == outside && arrival != never && (!ok || int(arrival) < minutes) {
			minutes, ok = int(arrival), true
		}
	}
	return minutes, ok
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CountedCase() {
		rows, columns := in.Int(1, scan.MaxSize), in.Int(1, scan.MaxSize)
		maze := grid.Read(in, rows, columns, "#.JF").Framed(outside)
		if minutes, ok := escape(maze); ok {
			fmt.Fprintln(out, minutes)
		} else {
			fmt.Fprintln(out, "IMPOSSIBLE")
		}
	}
}

func main() { scan.Main(solve) }
