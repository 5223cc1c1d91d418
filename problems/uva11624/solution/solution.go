// UVa 11624, Fire!: how soon is Joe out of a maze in which fire spreads as fast as he walks?
//
// State: a cell of the maze; when Joe gets there is its distance.
// Neighbours: the cells beside it that are no walls and that fire does not reach before Joe, nor with him.
// Start: J for Joe; for the fire, which burns through the same cells, all F at once.
// Goal: a cell of the border that Joe reaches; one more minute leads out.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

// escape returns after how many minutes Joe is out; false if he burns.
func escape(maze *grid.Grid) (minutes int, ok bool) {
	open := func(c int32, _ int, buf []int32) []int32 {
		all := maze.Beside(c, buf)
		kept := buf
		for _, to := range all {
			if maze.Cells[to] != '#' {
				kept = append(kept, to)
			}
		}
		return kept
	}
	cells := len(maze.Cells)
	burns := search.DenseDistances(cells, maze.Find('F'), open)
	safe := func(c int32, at int, buf []int32) []int32 {
		kept := buf
		for _, to := range open(c, at, buf) {
			if burns[to] < 0 || at+1 < int(burns[to]) {
				kept = append(kept, to)
			}
		}
		return kept
	}
	joe := search.DenseDistances(cells, maze.Find('J'), safe)
	for c, at := range joe {
		if at >= 0 && maze.Border(int32(c)) && (!ok || int(at)+1 < minutes) {
			minutes, ok = int(at)+1, true
		}
	}
	return minutes, ok
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	in.CountCases()
	for in.Case() {
		rows := in.Int(1, scan.MaxSize)
		maze := grid.Read(in, rows, in.Int(1, scan.MaxSize), "#.JF")
		if minutes, ok := escape(maze); ok {
			fmt.Fprintln(out, minutes)
		} else {
			fmt.Fprintln(out, "IMPOSSIBLE")
		}
	}
}

func main() { scan.Main(solve) }
