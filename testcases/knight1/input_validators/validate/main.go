// Command validate decides whether standard input is a valid game of Shadows of the Knight 1: W H, N, X0 Y0, and the
// window of the bomb, which is not the first one; "evasive" may follow where halving always finds the bomb.
package main

import "oj/testcases/internal/words"

func main() {
	width, height := words.Number("windows in a row", 1, 10000), words.Number("rows of windows", 1, 10000)
	jumps := words.Number("jumps", 2, 100)
	x, y := words.Number("the first column", 0, width-1), words.Number("the first row", 0, height-1)
	bombX, bombY := words.Number("the bomb's column", 0, width-1), words.Number("the bomb's row", 0, height-1)
	if x == bombX && y == bombY {
		words.Reject("the bomb is in the first window")
	}
	switch word := words.Next(); word {
	case "":
		words.Finish()
	case "evasive":
	default:
		words.Reject("%q: want evasive", word)
	}

	// The first hint leaves the larger side of the window; each jump halves what is left.
	left := max(x, width-1-x, y, height-1-y)
	if left > 1<<min(jumps, 20)-1 {
		words.Reject("%d jumps do not decide %d windows", jumps, left)
	}
	words.Finish()
}
