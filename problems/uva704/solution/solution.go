// UVa 704, Colour Hash: which turns of two wheels that share three cells bring the colours into order?
//
// State: the code of both wheels, and the number of turns left.
// Neighbours: the codes after one wheel has turned by two cells in one direction.
// Start: the given code, eight turns left.
// Goal: a code at most eight turns from home, the ordered code; the moves from there are known.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const (
	wheel  = 12 // the number of cells of a wheel
	left   = 0  // the index of the left wheel's first cell in a code
	right  = wheel
	shared = 9 // cells 9, 10 and 11 of a wheel belong to the other wheel, too; this is the first of them
	half   = 8 // half of the allowed turns
)

const maxColour = 255 // a code stores bytes; colours above 10 are allowed, but then there is no solution

// A code contains the colours of the left wheel, clockwise, then of the right wheel, counter-clockwise.
type code [2 * wheel]uint8

var home = code{0, 3, 4, 3, 0, 5, 6, 5, 0, 1, 2, 1, 0, 7, 8, 7, 0, 9, 10, 9, 0, 1, 2, 1}

// A move shifts the colours of one wheel by some cells in the order of the code.
type move struct {
	digit    byte
	wheel    int
	distance int
}

var moves = []move{
	{'1', left, 2},          // clockwise
	{'2', right, wheel - 2}, // clockwise; the code lists this wheel counter-clockwise, so its cells move back by two
	{'3', left, wheel - 2},  // counter-clockwise
	{'4', right, 2},         // counter-clockwise
}

// turn returns the code after a move.
func turn(c code, m move) code {
	after := c
	for i := 0; i < wheel; i++ {
		to := (i + m.distance) % wheel
		after[m.wheel+to] = c[m.wheel+i]
	}

	// The code contains the shared cells twice, so copy the new colours to the other wheel.
	other := left + right - m.wheel
	copy(after[other+shared:other+wheel], after[m.wheel+shared:m.wheel+wheel])
	return after
}

type state struct {
	code
	left int // the number of turns that are still allowed
}

// next appends the states after each move, in the order of the moves' digits.
func next(s state, buf []state) []state {
	if s.left == 0 {
		return buf
	}
	for _, m := range moves {
		buf = append(buf, state{turn(s.code, m), s.left - 1})
	}
	return buf
}

// nearHome returns the codes within half of the allowed turns of home, and their distances from home.
func nearHome() map[code]int {
	turns := make(map[code]int)
	for _, s := range search.Reach([]state{{home, half}}, next) {
		// The first state with a code is the nearest, because Reach returns the nearest states first.
		if _, met := turns[s.code]; !met {
			turns[s.code] = half - s.left
		}
	}
	return turns
}

// firstMove tries the moves in ascending order of digits, and returns the first move to a code that the function
// `fits` accepts. There must be one.
func firstMove(c code, fits func(after code) bool) move {
	i := 0
	for !fits(turn(c, moves[i])) {
		i++
	}
	return moves[i]
}

// answer returns the line to print for a code. turnsHome is the result of nearHome.
func answer(start code, turnsHome map[code]int) string {
	if start == home {
		return "PUZZLE ALREADY SOLVED"
	}
	known := func(s state) bool { _, ok := turnsHome[s.code]; return ok }
	path := search.Shortest([]state{{start, half}}, next, known)
	if path == nil {
		return "NO SOLUTION WAS FOUND IN 16 STEPS"
	}

	// The first half of the digits leads to a known code. Shortest finds the lexicographically smallest such
	// half: see the README.
	var digits []byte
	c := start
	for _, s := range path[1:] {
		m := firstMove(c, func(after code) bool { return after == s.code })
		digits = append(digits, m.digit)
		c = s.code
	}

	// The second half leads home: each move goes to a code that is one turn nearer.
	for c != home {
		nearer := turnsHome[c] - 1
		m := firstMove(c, func(after code) bool { turns, ok := turnsHome[after]; return ok && turns == nearer })
		digits = append(digits, m.digit)
		c = turn(c, m)
	}
	return string(digits)
}

// read reads the colours of both wheels. Both must have the same colours in the shared cells.
func read(in *scan.Scanner) (c code) {
	for i := range c {
		c[i] = uint8(in.Int(0, maxColour))
		if i >= right+shared && c[i] != c[i-wheel] {
			in.Fatalf("want the colour %d, which this cell has in the other wheel", c[i-wheel])
		}
	}
	return c
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	turnsHome := nearHome()
	for in.CountedCase() {
		fmt.Fprintln(out, answer(read(in), turnsHome))
	}
}

func main() { scan.Main(solve) }
