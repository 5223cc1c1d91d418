// Command validate decides whether standard input is a valid input of Shadows of the Knight 1: the size W H of the
// building, the number N of jumps, the first window X0 Y0, and the window of the bomb, which differs from the first
// window. The word "evasive" may follow, but only if N jumps are enough for binary search.
package main

import "oj/testcases/internal/input"

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

	// Each hint is about the column and the row of the bomb. The first hint of the evasive referee leaves the columns
	// on the larger side of the first window, and the rows on the larger side. Each jump can halve both numbers, so
	// only the greater number matters.
	left := max(x, width-1-x, y, height-1-y)
	if left > 1<<min(jumps, 20)-1 {
		input.Reject("%d jumps are not enough to find the bomb in one of %d rows or columns", jumps, left)
	}
	input.End()
}
