// CodinGame, Winamax Sponsored Contest: bring every golf ball into a hole of its own, on paths that do not cross.
//
// State: the balls with a chosen path, and for each other ball its remaining paths.
// Neighbours: choose a path for the ball with the fewest remaining paths.
// Start: no ball has a path; all paths on the empty course remain.
// Goal: every ball has a path.
package main

import (
	"bufio"
	"bytes"
	"fmt"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const arrows = "^>v<" // the letters of the directions, in the order in which package grid numbers them

// A way is a path of a ball: an arrow in each cell that the ball leaves or flies over, and a dot in the hole where it
// ends.
type way map[int32]byte

// uncrossed returns the elements of `others` that have no cell in common with w.
func (w way) uncrossed(others []way) (kept []way) {
	for _, other := range others {
		crosses := false
		for cell := range w {
			crosses = crosses || other[cell] != 0
		}
		if !crosses {
			kept = append(kept, other)
		}
	}
	return kept
}

// mayFly reports whether a ball may enter a cell and, if endsThere is true, end its shot there. A ball may fly over
// water but not end in it; it may end in a hole but not fly over it.
func mayFly(cell byte, endsThere bool) bool {
	switch cell {
	case '.':
		return true
	case 'X':
		return !endsThere
	case 'H':
		return endsThere
	default: // the digit of another ball
		return false
	}
}

// shoot adds one shot to a ball's way. The parameter `before` is the way so far. shoot returns the new way, and the
// cell where the ball lands. It returns false if the shot is forbidden.
func shoot(field *grid.Grid, before way, from int32, direction, length int) (after way, end int32, ok bool) {
	after = way{}
	for cell, arrow := range before {
		after[cell] = arrow
	}

	ball := from
	for flown := 1; flown <= length; flown++ {
		after[ball] = arrows[direction]

		to, inside := field.Step(ball, direction)
		if !inside || after[to] != 0 || !mayFly(field.Cells[to], flown == length) {
			return nil, 0, false
		}
		ball = to
	}
	return after, ball, true
}

// ways finds every way to a hole that begins with the shots in `before`, and appends it to `all`. The ball is now in
// the cell `from`. `shots` is the number of shots left, and also the length of the next shot.
func ways(field *grid.Grid, from int32, shots int, before way, all []way) []way {
	for direction := range arrows {
		w, end, ok := shoot(field, before, from, direction, shots)
		switch {
		case !ok:
		case field.Cells[end] == 'H':
			w[end] = '.' // occupy the hole, so that no other way ends in it
			all = append(all, w)
		case shots > 1:
			all = ways(field, end, shots-1, w, all)
		}
	}
	return all
}

// A state contains the way that was chosen last (drawn). For each ball without a chosen way, it also contains the ways
// that do not cross any chosen way (left).
type state struct {
	drawn way
	left  [][]way
}

// neighbours tries each way of the ball with the fewest ways. Every ball needs a way, so any ball could come next.
// The ball with the fewest ways keeps the search small: if it has none, the branch ends at once.
func neighbours(s *state, buf []*state) []*state {
	fewest := 0
	for ball := range s.left {
		if len(s.left[ball]) < len(s.left[fewest]) {
			fewest = ball
		}
	}

	for _, w := range s.left[fewest] {
		to := &state{drawn: w}
		for ball, others := range s.left {
			if ball != fewest {
				to.left = append(to.left, w.uncrossed(others))
			}
		}
		buf = append(buf, to)
	}
	return buf
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	columns, rows := in.Int(1, scan.MaxSize), in.Int(1, scan.MaxSize)
	field := grid.Read(in, rows, columns, ".XH123456789")

	start := &state{}
	for cell, letter := range field.Cells {
		if '1' <= letter && letter <= '9' {
			start.left = append(start.left, ways(field, int32(cell), int(letter-'0'), nil, nil))
		}
	}

	// Each step gives a way to one ball, so the number of balls without a way is a lower bound for the number of
	// steps to the goal.
	ballsLeft := func(s *state) int { return len(s.left) }
	path := search.Deepen(start, neighbours, ballsLeft, len(start.left))
	if path == nil {
		in.Fatalf("on this field, the balls cannot all reach holes")
	}

	drawn := bytes.Repeat([]byte("."), len(field.Cells))
	for _, s := range path {
		for cell, arrow := range s.drawn {
			drawn[cell] = arrow
		}
	}
	for ; len(drawn) > 0; drawn = drawn[columns:] {
		fmt.Fprintf(out, "%s\n", drawn[:columns])
	}
}

func main() { scan.Main(solve) }
