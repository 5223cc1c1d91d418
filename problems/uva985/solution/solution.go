// UVa 985, Round and Round Maze: the fewest moves through a maze whose plates turn after every move.
//
// State: a plate, and the number of turns so far, modulo 4.
// Neighbours: the plates to which the arrows of the plate point now. The move adds one turn.
// Start: the first plate, not turned.
// Goal: the last cell, after any number of turns.
package main

import (
	"bufio"
	"fmt"
	"strings"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const maxCells = 1 << 24 // small enough for state numbers of 32 bits, because a cell has four states

// A maze stores, for each plate, the directions of its arrows before the first turn, as a bit mask.
type maze struct {
	grid.Grid
	arrows []uint8
}

// next appends the states after one move from state s to buf. The number of a state is four times the number of its
// plate, plus the turns modulo 4.
func (m *maze) next(s int32, _ int, buf []int32) []int32 {
	plate, turns := s/4, int(s%4)
	for d := grid.North; d <= grid.West; d++ {
		before := (d + 4 - turns) % 4 // the direction at the start of an arrow that points in direction d now
		to, inside := m.Step(plate, d)
		if inside && m.arrows[plate]>>before&1 == 1 {
			buf = append(buf, 4*to+int32(turns+1)%4)
		}
	}
	return buf
}

// moves returns the least number of moves to the last cell, and false if there is no path.
func (m *maze) moves() (least int32, ok bool) {
	cells := m.Rows * m.Columns
	distance := search.DenseDistances(4*cells, []int32{0}, m.next)

	for _, d := range distance[4*(cells-1):] { // the states of the last cell
		if d >= 0 && (!ok || d < least) {
			least, ok = d, true
		}
	}
	return least, ok
}

// arrowsOf returns the directions of letters such as NE as a bit mask, and false if a letter is not a direction.
func arrowsOf(letters []byte) (mask uint8, ok bool) {
	for _, letter := range letters {
		d := strings.IndexByte("NESW", letter)
		if d < 0 {
			return 0, false
		}
		mask |= 1 << d
	}
	return mask, true
}

// read reads a maze. The last cell of a maze has no plate.
func read(in *scan.Scanner) *maze {
	m := &maze{Grid: grid.Grid{Rows: in.Int(1, maxCells), Columns: in.Int(1, maxCells)}}
	cells := m.Rows * m.Columns
	if cells > maxCells {
		in.Fatalf("want a maze of at most %d cells", maxCells)
	}

	for len(m.arrows) < cells-1 {
		arrows, ok := arrowsOf(in.Bytes())
		if !ok {
			in.Fatalf("want some of the letters NESW")
		}
		m.arrows = append(m.arrows, arrows)
	}
	m.arrows = append(m.arrows, 0) // the last cell has no arrows
	return m
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.Case() {
		m := read(in)
		if moves, ok := m.moves(); ok {
			fmt.Fprintln(out, moves)
		} else {
			fmt.Fprintln(out, "no path to exit")
		}
	}
}

func main() { scan.Main(solve) }
