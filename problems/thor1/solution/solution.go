// CodinGame, Power of Thor 1: with which steps does Thor reach the light before his turns are over?
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

// step returns the letter of a step from at towards to, and the new coordinate. The letter is "" if at equals
// to.
func step(at, to int, back, forth string) (letter string, after int) {
	switch {
	case at > to:
		return back, at - 1
	case at < to:
		return forth, at + 1
	}
	return "", at
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	lightX, lightY := in.Int(0, width-1), in.Int(0, height-1)
	x, y := in.Int(0, width-1), in.Int(0, height-1)

	for in.More() {
		in.Int(0, scan.Max) // the remaining turns are ignored, because the path is a shortest one
		var northSouth, westEast string
		northSouth, y = step(y, lightY, "N", "S")
		westEast, x = step(x, lightX, "W", "E")
		fmt.Fprintln(out, northSouth+westEast)
	}
}

func main() { scan.Main(solve) }
