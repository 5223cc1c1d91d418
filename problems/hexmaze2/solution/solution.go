// CodinGame, Hexagonal Maze - part 2: which directions lead to the exit of a maze with keys, doors and ice?
//
// State: a cell, and the keys found so far.
// Neighbours: the cell where a move in each of six directions stops; on ice, a move passes several cells.
// Start: S, without keys.
// Goal: E.
package main

import (
	"bufio"
	"fmt"
	"strings"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const (
	most    = 1 << 10 // the most rows and columns; the statement promises 4 to 40
	letters = "#.SE_ABCDabcd"
)

// A direction changes the row by -1, 0 or 1. Odd rows are shifted to the right by half a cell. So a diagonal
// step to the right increases the column only if it starts in an odd row, and a diagonal step to the left
// decreases it only if it starts in an even row.
type direction struct {
	name string
	rows int

	inEven, inOdd int // the change of the column for a step from an even row, and from an odd row
}

var directions = []direction{
	{"UL", -1, -1, 0}, {"UR", -1, 0, 1}, {"R", 0, 1, 1}, {"DR", 1, 0, 1}, {"DL", 1, -1, 0}, {"L", 0, -1, -1},
}

type state struct {
	row, column int
	keys        byte // a bit mask: a is 1, b is 2, c is 4, d is 8
}

type maze struct{ *grid.Grid }

func (m maze) at(s state) byte { return m.Cells[s.row*m.Columns+s.column] }

// step returns the state in the next cell of a direction. It does not check whether the cell is free.
func (d direction) step(s state) state {
	if s.row%2 == 0 {
		s.column += d.inEven
	} else {
		s.column += d.inOdd
	}
	s.row += d.rows
	return s
}

// open reports whether the cell of s is in the maze, is not a wall, and is not a door whose key s lacks.
func (m maze) open(s state) bool {
	if s.row < 0 || s.row >= m.Rows || s.column < 0 || s.column >= m.Columns {
		return false
	}

	switch c := m.at(s); c {
	case '#':
		return false
	case 'A', 'B', 'C', 'D':
		return s.keys>>(c-'A')&1 == 1
	default:
		return true
	}
}

// move returns the state at the end of a move, which stops on the first cell without ice, or in front of a wall
// or a closed door.
func (m maze) move(s state, d direction) state {
	for to := d.step(s); m.open(to); to = d.step(s) {
		s = to
		switch c := m.at(s); c {
		case 'a', 'b', 'c', 'd':
			s.keys |= 1 << (c - 'a')
		}

		if m.at(s) != '_' {
			break
		}
	}
	return s
}

// next appends the states after one move in each direction.
func (m maze) next(s state, buf []state) []state {
	for _, d := range directions {
		buf = append(buf, m.move(s, d))
	}
	return buf
}

// names returns the direction of each move on a path.
func (m maze) names(path []state) []string {
	var names []string
	for i, s := range path[1:] {
		for _, d := range directions {
			if m.move(path[i], d) == s {
				names = append(names, d.name)
				break
			}
		}
	}
	return names
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	columns, rows := in.Int(1, most), in.Int(1, most)
	m := maze{grid.Read(in, rows, columns, letters)}
	starts, exits := m.Find('S'), m.Find('E')
	if len(starts) != 1 || len(exits) != 1 {
		in.Fatalf("the maze must have exactly one S and one E")
	}

	start := state{row: int(starts[0]) / columns, column: int(starts[0]) % columns}
	path := search.Shortest([]state{start}, m.next, func(s state) bool { return m.at(s) == 'E' })
	if path == nil {
		in.Fatalf("the maze has no way from S to E")
	}
	fmt.Fprintln(out, strings.Join(m.names(path), " "))
}

func main() { scan.Main(solve) }
