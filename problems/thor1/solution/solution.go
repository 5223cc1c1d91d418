// CodinGame, Power of Thor 1: with which steps does Thor reach the light before he runs out of turns?
//
// State: Thor's cell.
// Neighbours: the eight cells around it.
// Start: Thor's first cell.
// Goal: the cell of the light. A diagonal step takes one turn, too.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
)

const width, height = 40, 18

type cell struct{ x, y int }

// toward moves a coordinate from `at` one step towards `goal`. It returns the new coordinate and the letter
// of the step: `back` if the coordinate decreases, `forth` if it increases, and "" if it is at the goal
// already.
func toward(goal, at int, back, forth string) (after int, letter string) {
	switch {
	case at > goal:
		return at - 1, back
	case at < goal:
		return at + 1, forth
	}
	return at, ""
}

// step returns the cell after one step to the light, and the name of its direction. A diagonal step, if one is needed,
// brings Thor nearer in both coordinates.
func (c cell) step(light cell) (after cell, direction string) {
	x, westEast := toward(light.x, c.x, "W", "E")
	y, northSouth := toward(light.y, c.y, "N", "S")
	return cell{x, y}, northSouth + westEast
}

func read(in *scan.Scanner) cell {
	x, y := in.Int(0, width-1), in.Int(0, height-1)
	return cell{x, y}
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	light, thor := read(in), read(in)
	for in.More() {
		in.Int(0, scan.Max) // the remaining turns are ignored, because the path is a shortest one
		var direction string
		thor, direction = thor.step(light)
		fmt.Fprintln(out, direction)
	}
}

func main() { scan.Main(solve) }
