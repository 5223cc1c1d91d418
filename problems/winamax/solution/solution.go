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

	"oj/problems/internal/grid"
	"oj/problems/internal/scan"
)

// A way has an arrow in each cell that a ball leaves or flies over, and a dot in the hole that it comes to.
type way map[int32]byte

// fits reports whether a way leads over nothing that is drawn.
func (w way) fits(drawn []byte) bool {
	for cell := range w {
		if drawn[cell] != ' ' {
			return false
		}
	}
	return true
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
			free = free && w[to] == 0 &&
				(field.Cells[to] == '.' || i < shots && field.Cells[to] == 'X' || i == shots && field.Cells[to] == 'H')
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

// choose draws a way for each ball of those that it has left, so that none crosses another; false if it cannot.
func choose(left [][]way, drawn []byte) bool {
	last := len(left) - 1
	for ball := range left {
		if len(left[ball]) < len(left[last]) {
			left[ball], left[last] = left[last], left[ball]
		}
	}
	if last < 0 {
		return true
	}
	for _, w := range left[last] {
		for cell, arrow := range w {
			drawn[cell] = arrow
		}
		others := make([][]way, last)
		for ball := range others {
			for _, other := range left[ball] {
				if other.fits(drawn) {
					others[ball] = append(others[ball], other)
				}
			}
		}
		if choose(others, drawn) {
			return true
		}
		for cell := range w {
			drawn[cell] = ' '
		}
	}
	return false
}

func run(r io.Reader, w io.Writer) error {
	in, out := scan.New(r), bufio.NewWriter(w)
	columns, rows := in.Int(1, 1000), in.Int(1, 1000)
	field := grid.Read(in, rows, columns, ".XH123456789")
	if in.Err() != nil {
		return in.Err()
	}
	drawn := bytes.Repeat([]byte(" "), len(field.Cells))
	var balls [][]way
	for c, letter := range field.Cells {
		if '1' <= letter && letter <= '9' {
			balls = append(balls, ways(field, int32(c), int(letter-'0'), nil, nil))
		}
	}
	if !choose(balls, drawn) {
		return fmt.Errorf("the balls cannot all be brought into holes")
	}
	drawn = bytes.ReplaceAll(drawn, []byte(" "), []byte("."))
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
