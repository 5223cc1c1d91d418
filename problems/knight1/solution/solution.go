// CodinGame, Shadows of the Knight 1: a knight jumps to windows, and hints lead him to a bomb. Which windows are best?
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

// after returns the part of the span that agrees with a hint. The knight got the hint in column or row number `line`.
// `less` and `more` are the letters of the hint for smaller and larger numbers.
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

func (s span) isEmpty() bool { return s.lo > s.hi }

// A window is a position in the building.
type window struct{ x, y int }

// A building stores the columns and rows in which the bomb can still be.
type building struct{ columns, rows span }

// after returns the part of the building that agrees with a hint, such as UR, given at a window.
func (b building) after(at window, hint string) building {
	columns := b.columns.after(at.x, hint, "L", "R")
	rows := b.rows.after(at.y, hint, "U", "D")
	return building{columns, rows}
}

// middle returns the window to jump to: each hint there leaves at most half of the columns and of the rows.
func (b building) middle() window { return window{b.columns.middle(), b.rows.middle()} }

func solve(in *scan.Scanner, out *bufio.Writer) {
	width, height := in.Int(1, mostSide), in.Int(1, mostSide)
	in.Int(1, mostJumps) // the number of jumps is ignored: no other strategy needs fewer jumps in the worst case
	x, y := in.Int(0, width-1), in.Int(0, height-1)

	batman := window{x, y}
	part := building{span{0, width - 1}, span{0, height - 1}}
	for in.More() {
		part = part.after(batman, in.Word())
		if part.columns.isEmpty() || part.rows.isEmpty() {
			in.Fatalf("no window agrees with all hints")
		}
		batman = part.middle()
		fmt.Fprintln(out, batman.x, batman.y)
	}
}

func main() { scan.Main(solve) }
