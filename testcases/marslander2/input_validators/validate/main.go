// Command validate decides whether standard input is a valid input of Mars Lander 2: the number of points of the
// surface, the points from left to right, with one flat piece at least 1000 m wide, and the initial state of the
// lander, above the ground.
package main

import "oj/testcases/internal/input"

const lastX, lastY, leastPad = 6999, 2999, 1000

func main() {
	n := input.Int("points", 2, 29)
	var xs, ys []int
	flat := 0
	for i := 0; i < n; i++ {
		least := 0
		if i > 0 {
			least = xs[i-1] + 1
		}
		xs, ys = append(xs, input.Int("a column", least, lastX)), append(ys, input.Int("a height", 0, lastY))
		if i > 0 && ys[i-1] == ys[i] {
			flat++
			if xs[i]-xs[i-1] < leastPad {
				input.Reject("the flat piece at %d is less than %d m wide", xs[i-1], leastPad)
			}
		}
	}
	if xs[0] != 0 || xs[n-1] != lastX || flat != 1 {
		input.Reject("want points from 0 to %d and one flat piece", lastX)
	}

	x, y := input.Int("X", 0, lastX), input.Int("Y", 0, lastY)
	for i := 1; i < n; i++ {
		width := xs[i] - xs[i-1]
		if xs[i-1] <= x && x <= xs[i] && y*width <= ys[i-1]*width+(ys[i]-ys[i-1])*(x-xs[i-1]) {
			input.Reject("%d %d: want a start above the ground", x, y)
		}
	}
	input.Int("hSpeed", -499, 499)
	input.Int("vSpeed", -499, 499)
	input.Int("fuel", 0, 2000)
	input.Int("rotate", -90, 90)
	input.Int("power", 0, 4)
	input.End()
}
