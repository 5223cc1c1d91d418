// CodinGame, Winamax Sponsored Contest: bring every golf ball into a hole of its own, on ways that do not cross.
//
// State: which balls have a way, and which ways the others could still take.
// Neighbours: a way for the ball that has the fewest left.
// Start: all ways of every ball on the empty field.
// Goal: every ball has a way.
package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

// A way has an arrow in each cell that a ball leaves or flies over, and a dot in the hole that it comes to.
type way map[int32]byte

// uncrossed returns those of the ways that have no cell in common with w.
func (w way) uncrossed(all []way) (kept []way) {
next:
	for _, other := range all {
		for cell := range w {
			if other[cell] != 0 {
				continue next
			}
		}
		kept = append(kept, other)
	}
	return kept
}

// ways appends to all the ways that go on from a cell, with so many shots, the next one so many cells long.
func ways(field *grid.Grid, from int32, shots int, before way, all []way) []way {
	for direction, arrow := range "^>v<" { // in the order of the directions of grid
		w, to, free := way{}, from, true
		for cell, a := range before {
			w[cell] = a
		}
		for i := 1; i <= shots && free; i++ {
			w[to] = byte(arrow)
			to, free = field.Step(to, direction)
			free = free && w[to] == 0 && (field.Cells[to] == '.' || field.Cells[to] == "XH"[i/shots]) // a hole ends a shot
		}
		if free && field.Cells[to] == 'H' {
			w[to] = '.'
			all = append(all, w)
		} else if free && shots > 1 {
			all = ways(field, to, shots-1, w, all)
		}
	}
	return all
}

// A state is what was drawn last, and of each ball without a way those that cross nothing that is drawn.
type state struct {
	drawn way
	left  [][]way
}

// neighbours draws each way of the ball that has the fewest.
func neighbours(s *state, buf []*state) []*state {
	fewest := 0
	for ball := range s.left {
		if len(s.left[ball]) < len(s.left[fewest]) {
			fewest = ball
		}
	}
	for _, w := range s.left[fewest] {
		to := &state{drawn: w}
		for ball, all := range s.left {
			if ball != fewest {
				to.left = append(to.left, w.uncrossed(all))
			}
		}
		buf = append(buf, to)
	}
	return buf
}

func run(r io.Reader, w io.Writer) error {
	in, out := scan.New(r), bufio.NewWriter(w)
	columns, rows := in.Int(1, scan.MaxSize), in.Int(1, scan.MaxSize)
	field := grid.Read(in, rows, columns, ".XH123456789")
	if in.Err() != nil {
		return in.Err()
	}
	start := &state{}
	for c, letter := range field.Cells {
		if '1' <= letter && letter <= '9' {
			start.left = append(start.left, ways(field, int32(c), int(letter-'0'), nil, nil))
		}
	}
	path := search.Deepen(start, neighbours, func(s *state) int { return len(s.left) }, len(start.left)) // a step for each ball
	if path == nil {
		return fmt.Errorf("the balls cannot all be brought into holes")
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
	return out.Flush()
}

func main() {
	if err := run(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
