// Command validate decides whether standard input is a valid input of Shadows of the Knight 2: the size W H of the
// building, the number N of jumps, the first window X0 Y0, and the window of the bomb, which differs from the first
// window. The word "evasive" may follow if the building has at most a million windows.
package main

import "oj/testcases/internal/input"

const mostEvasive = 1000000 // the maximum number of windows in an evasive game: the referee stores all of them

func main() {
	width, height := input.Int("windows in a row", 1, 10000), input.Int("rows of windows", 1, 10000)
	jumps := input.Int("jumps", 2, 100)
	x, y := input.Int("the first column", 0, width-1), input.Int("the first row", 0, height-1)
	bombX, bombY := input.Int("the bomb's column", 0, width-1), input.Int("the bomb's row", 0, height-1)
	if x == bombX && y == bombY {
		input.Reject("the bomb is in the first window")
	}
	if !input.More() {
		input.End()
	}
	if word := input.Word("evasive"); word != "evasive" {
		input.Reject("%q: want evasive", word)
	}

	// With two hints, WARMER and COLDER, n jumps can distinguish at most 2^n - 1 windows besides the first one.
	windows := width*height - 1
	if windows > mostEvasive || windows > 1<<min(jumps, 20)-1 {
		input.Reject("%d jumps are not enough for %d windows, or there are too many windows for the evasive referee", jumps, windows)
	}
	input.End()
}
