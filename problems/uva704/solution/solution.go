// UVa 704, Colour Hash: which turns of two wheels that share three cells bring the colours home?
//
// State: the code of both wheels, and how many turns are still allowed.
// Neighbours: one wheel has been turned by two cells, in one direction.
// Start: the code given, with eight turns.
// Goal: a code that is eight turns from home at most; the way from there is known.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const (
	wheel  = 12 // cells
	shared = 9  // the first cell that both wheels have
	half   = 8  // turns; twice as many are allowed
)

const maxColour = 255 // home has colours up to 10; a code with another one has no solution

// A code is the left wheel, clockwise, then the right one, counter-clockwise.
type code [2 * wheel]uint8

var home = code{0, 3, 4, 3, 0, 5, 6, 5, 0, 1, 2, 1, 0, 7, 8, 7, 0, 9, 10, 9, 0, 1, 2, 1}

type state struct {
	code
	left int // turns
}

// turn makes move 1 (left wheel clockwise), 2 (right clockwise), 3 (left back) or 4 (right back).
func turn(c code, move int) code {
	first, by := wheel*(1-move%2), []int{2, wheel - 2, wheel - 2, 2}[move-1]
	after := c
	for i, colour := range c[first : first+wheel] {
		after[first+(i+by)%wheel] = colour
	}
	copy(after[wheel-first+shared:2*wheel-first], after[first+shared:first+wheel]) // to the other wheel
	return after
}

func next(s state, buf []state) []state {
	for move := 1; move <= 4 && s.left > 0; move++ {
		buf = append(buf, state{turn(s.code, move), s.left - 1})
	}
	return buf
}

// distances returns how far from home all codes are that are half way or nearer.
func distances() map[code]int {
	far := make(map[code]int)
	for _, s := range search.Reach([]state{{home, half}}, next) {
		if _, met := far[s.code]; !met { // the nearest comes first
			far[s.code] = half - s.left
		}
	}
	return far
}

// solve returns the digits of the moves, the least of the shortest ways, or says that there are none.
func solve(start code, far map[code]int) string {
	known := func(s state) bool { _, met := far[s.code]; return met }
	path := search.Shortest([]state{{start, half}}, next, known)
	if path == nil {
		return "NO SOLUTION WAS FOUND IN 16 STEPS"
	}
	if start == home {
		return "PUZZLE ALREADY SOLVED"
	}
	var digits []byte
	c := start
	step := func(fits func(c code) bool) {
		move := 1
		for !fits(turn(c, move)) {
			move++
		}
		digits, c = append(digits, byte('0'+move)), turn(c, move)
	}
	for _, s := range path[1:] {
		step(func(after code) bool { return after == s.code })
	}
	for far[c] > 0 {
		nearer := far[c] - 1
		step(func(after code) bool { d, met := far[after]; return met && d == nearer })
	}
	return string(digits)
}

func run(r io.Reader, w io.Writer) error {
	in, out := scan.New(r), bufio.NewWriter(w)
	far := distances()
	for cases := in.Int(0, scan.Max); cases > 0 && in.Case(); cases-- {
		var start code
		for i := range start {
			start[i] = uint8(in.Int(0, maxColour))
			if i >= wheel+shared && start[i] != start[i-wheel] {
				in.Failf("want the colour %d, which this cell has in the other wheel", start[i-wheel])
			}
		}
		if in.Err() != nil {
			break
		}
		fmt.Fprintln(out, solve(start, far))
	}
	if err := out.Flush(); err != nil {
		return err
	}
	return in.Mistake()
}

func main() {
	if err := run(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
