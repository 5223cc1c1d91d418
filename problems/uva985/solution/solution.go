// UVa 985, Round and Round Maze: how many moves lead out of a maze whose plates turn after every move?
//
// State: a plate and how often all plates have turned, modulo 4.
// Neighbours: the plates where an arrow points now, one turn later.
// Start: the first plate, not turned.
// Goal: the last cell, at any time.
package main

import (
	"bufio"
	"fmt"
	"strings"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const maxCells = 1 << 24 // a cell has four states, and their numbers have 32 bits

// A maze has for each plate the set of directions in which its arrows point before the first turn, bit by bit.
type maze struct {
	grid.Grid
	arrows []uint8
}

// next appends the states after a move. A state's number is four times its plate's number, plus the turns.
func (m *maze) next(s int32, _ int, buf []int32) []int32 {
	plate, turns := s/4, int(s%4)
	for d := grid.North; d <= grid.West; d++ {
		before := (d + 4 - turns) % 4 // the direction, before all turns, of an arrow that points to d now
		to, inside := m.Step(plate, d)
		if inside && m.arrows[plate]>>before&1 == 1 {
			buf = append(buf, 4*to+int32(turns+1)%4)
		}
	}
	return buf
}

// moves returns the least number of moves to the last cell; false if there is no way.
func (m *maze) moves() (least int32, ok bool) {
	cells := m.Rows * m.Columns
	distance := search.DenseDistances(4*cells, []int32{0}, m.next)

	for _, d := range distance[4*(cells-1):] { // after any number of turns
		if d >= 0 && (!ok || d < least) {
			least, ok = d, true
		}
	}
	return least, ok
}

// read reads a maze. Its last cell has no plate.
func read(in *scan.Scanner) *maze {
	m := &maze{Grid: grid.Grid{Rows: in.Int(1, maxCells), Columns: in.Int(1, maxCells)}}
	cells := m.Rows * m.Columns
	if cells > maxCells {
		in.Fatalf("want a maze of at most %d cells", maxCells)
	}

	for len(m.arrows) < cells-1 {
		arrows := uint8(0)
		for _, letter := range in.Bytes() {
			d := strings.IndexByte("NESW", letter)
			if d < 0 {
				in.Fatalf("want some of the letters NESW")
				break
			}
			arrows |= 1 << d
		}
		m.arrows = append(m.arrows, arrows)
	}
	m.arrows = append(m.arrows, 0) // the exit
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
