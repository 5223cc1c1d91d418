// Command validate decides whether standard input is a valid game of Shadows of the Knight 1: W H, N, X0 Y0, and the
// window of the bomb, which is not the first one; "evasive" may follow where halving always finds the bomb.
package main

import "oj/testcases/internal/valid"

func main() {
	in := valid.Open()
	width, height := in.Int("windows in a row", 1, 10000), in.Int("rows of windows", 1, 10000)
	jumps := in.Int("jumps", 2, 100)
	x, y := in.Int("the first column", 0, width-1), in.Int("the first row", 0, height-1)
	bombX, bombY := in.Int("the bomb's column", 0, width-1), in.Int("the bomb's row", 0, height-1)
	if x == bombX && y == bombY {
		valid.Reject("the bomb is in the first window")
	}
	if !in.More() {
		in.Accept()
	}

	if word := in.Word("evasive"); word != "evasive" {
		valid.Reject("%q: want evasive", word)
	}
	// The first hint leaves the larger side of the window; each jump halves what is left.
	left := max(x, width-1-x, y, height-1-y)
	if left > 1<<min(jumps, 20)-1 {
		valid.Reject("%d jumps do not decide %d windows", jumps, left)
	}
	in.Accept()
}
