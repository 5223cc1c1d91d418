// CodinGame, Hexagonal Maze - part 2: which directions lead to the exit of a maze with keys, doors and ice?
//
// State: a cell, and the keys found so far.
// Neighbours: the cells where one stops after setting out in one of six directions.
// Start: S, without keys.
// Goal: E.
package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const (
	least, most = 1, 1 << 10 // rows and columns; the statement promises 4 to 40
	letters     = "#.SE_ABCDabcd"
)

var names = []string{"UL", "UR", "R", "DR", "DL", "L"}

type state struct {
	row, column int
	keys        byte // bit by bit: a is 1, b is 2, c is 4, d is 8
}

type maze struct{ *grid.Grid }

func (m maze) at(s state) byte { return m.Cells[s.row*m.Columns+s.column] }

// step goes to the cell beside, whatever is there. Odd rows lie half a cell further to the right.
func (m maze) step(s state, direction string) state {
	if len(direction) == 1 {
		s.column += 1 - 2*strings.Index("RL", direction)
		return s
	}
	odd := s.row % 2
	if direction[1] == 'L' {
		s.column += odd - 1
	} else {
		s.column += odd
	}
	if direction[0] == 'U' {
		s.row--
	} else {
		s.row++
	}
	return s
}

// open reports whether one can be in the cell of s with its keys.
func (m maze) open(s state) bool {
	if s.row < 0 || s.row >= m.Rows || s.column < 0 || s.column >= m.Columns {
		return false
	}
	c := m.at(s)
	return c != '#' && (c < 'A' || c > 'D' || s.keys>>(c-'A')&1 == 1)
}

// move goes in a direction until something other than ice is below, or something closed is ahead.
func (m maze) move(s state, direction string) state {
	for to := m.step(s, direction); m.open(to); to = m.step(s, direction) {
		s = to
		if c := m.at(s); c >= 'a' && c <= 'd' {
			s.keys |= 1 << (c - 'a')
		}
		if m.at(s) != '_' {
			break
		}
	}
	return s
}

func run(r io.Reader, w io.Writer) error {
	in := scan.New(r)
	columns := in.Int(least, most)
	m := maze{grid.Read(in, in.Int(least, most), columns, letters)}
	if in.Err() == nil && (len(m.Find('S')) != 1 || len(m.Find('E')) != 1) {
		in.Failf("want one S and one E in the maze that ends here")
	}
	if in.Err() != nil {
		return in.Err()
	}
	next := func(s state, buf []state) []state {
		for _, d := range names {
			buf = append(buf, m.move(s, d))
		}
		return buf
	}
	start := int(m.Find('S')[0])
	path := search.Shortest([]state{{start / columns, start % columns, 0}}, next, func(s state) bool { return m.at(s) == 'E' })
	if path == nil {
		return fmt.Errorf("there is no way from S to E")
	}
	var way []string
	for i, s := range path[1:] {
		for _, d := range names {
			if m.move(path[i], d) == s {
				way = append(way, d)
				break
			}
		}
	}
	_, err := fmt.Fprintln(w, strings.Join(way, " "))
	return err
}

func main() {
	if err := run(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
