// UVa 11624, Fire!: how soon is Joe out of a maze that burns?
//
// State: a cell; there are separate searches for the fire and for Joe.
// Neighbours: the adjacent cells that are no walls; for Joe only the ones that he reaches before the
// fire.
// Start: all cells that burn, at once; Joe's cell.
// Goal: a cell at the border, which Joe leaves a minute later.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
)

// minutes returns, for each cell, the minute in which a walk from a cell with this letter can reach it, or -1. A
// walk must enter each cell before the cell's deadline. A cell has no deadline if deadline is nil or contains -1.
func minutes(maze []byte, width int, from byte, deadline []int) []int {
	time, todo := make([]int, len(maze)), []int(nil)
	for c := range maze {
		if time[c] = -1; maze[c] == from {
			time[c], todo = 0, append(todo, c)
		}
	}
	for ; len(todo) > 0; todo = todo[1:] {
		c := todo[0]
		for _, d := range [4]int{1, -1, width, -width} {
			next := c + d
			if next < 0 || next >= len(maze) || d*d == 1 && next/width != c/width || maze[next] == '#' || time[next] >= 0 {
				continue
			}
			if deadline != nil && deadline[next] >= 0 && deadline[next] <= time[c]+1 {
				continue
			}
			time[next], todo = time[c]+1, append(todo, next)
		}
	}
	return time
}

// escape returns the minutes until Joe is out, or 0 if he cannot escape.
func escape(maze []byte, width int) (least int) {
	for c, t := range minutes(maze, width, 'J', minutes(maze, width, 'F', nil)) {
		border := c < width || c >= len(maze)-width || c%width == 0 || c%width == width-1
		if border && t >= 0 && (least == 0 || t+1 < least) {
			least = t + 1
		}
	}
	return least
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CountedCase() {
		rows, columns := in.Int(1, 1000), in.Int(1, 1000)
		var maze []byte
		for i := 0; i < rows; i++ {
			row := in.Bytes()
			if len(row) != columns {
				in.Fatalf("want a row of %d cells", columns)
			}
			maze = append(maze, row...)
		}
		if t := escape(maze, columns); t > 0 {
			fmt.Fprintln(out, t)
		} else {
			fmt.Fprintln(out, "IMPOSSIBLE")
		}
	}
}

func main() { scan.Main(solve) }
