// Command validate decides whether standard input is a valid game of Shadows of the Knight 2: W H, N, X0 Y0, and the
// window of the bomb, which is not the first one; "evasive" may follow in buildings of at most a million windows.
package main

import "oj/testcases/internal/input"

const mostEvasive = 1000000 // windows, because the referee keeps them all

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

	// Without the hint SAME, n jumps can distinguish at most 2^n - 1 windows besides the first one.
	windows := width*height - 1
	if windows > mostEvasive || windows > 1<<min(jumps, 20)-1 {
		input.Reject("%d jumps do not decide %d windows, or the referee cannot keep them", jumps, windows)
	}
	input.End()
}
