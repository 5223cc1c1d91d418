// CodinGame, Shadows of the Knight 1: a knight jumps to windows, and hints lead him to a bomb. Which windows
// are best?
//
// State: the columns and the rows where the bomb can still be.
// Neighbours: the half that remains after a jump to the middle and a hint.
// Start: all columns and rows, and the hint at the first window.
// Goal: one column and one row.
package main

import (
	"bufio"
	"fmt"
	"strings"

	"oj/problems/lib/scan"
)

const (
	mostSide  = 10000
	mostJumps = 100
)

// A span is an interval of columns or rows, both ends included.
type span struct{ lo, hi int }

// after returns the part of the span that agrees with a hint given at a line (a column or a row). less and more
// are the letters of the hint for smaller and larger numbers.
func (s span) after(line int, hint, less, more string) span {
	switch {
	case strings.Contains(hint, less):
		return span{s.lo, line - 1}
	case strings.Contains(hint, more):
		return span{line + 1, s.hi}
	}
	return span{line, line}
}

func (s span) middle() int { return (s.lo + s.hi) / 2 }

func solve(in *scan.Scanner, out *bufio.Writer) {
	width, height := in.Int(1, mostSide), in.Int(1, mostSide)
	in.Int(1, mostJumps) // the number of jumps is ignored: halving always needs as few as possible
	x, y := in.Int(0, width-1), in.Int(0, height-1)

	columns, rows := span{0, width - 1}, span{0, height - 1}
	for in.More() {
		hint := in.Word()
		columns = columns.after(x, hint, "L", "R")
		rows = rows.after(y, hint, "U", "D")
		if columns.lo > columns.hi || rows.lo > rows.hi {
			in.Fatalf("want a hint that leaves a window")
		}
		x, y = columns.middle(), rows.middle()
		fmt.Fprintln(out, x, y)
	}
}

func main() { scan.Main(solve) }
