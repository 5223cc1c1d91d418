// This file contains functions that read and search boards.

package board

import "oj/testcases/internal/svg"

// Read reads the rows of a board. Each row is one word. If a row is missing or does not have one letter for
// each column, Read returns nil and sets in.Short, which tells the caller that the input is damaged.
func Read(in *svg.Words, rows, columns int) (list []string) {
	for range rows {
		row := in.Next()

		// Report no error here, because the caller checks in.Short.
		if len(row) != columns {
			in.Short = true
			return nil
		}
		list = append(list, row)
	}
	return list
}

// Find returns the cells that contain a letter.
func Find(rows []string, letter byte) (cells []Cell) {
	for i, row := range rows {
		for j := range len(row) {
			if row[j] == letter {
				cells = append(cells, Cell{i, j})
			}
		}
	}
	return cells
}

// At returns the letter of a cell, or 0 if the cell is outside the board.
func At(rows []string, c Cell) byte {
	if c.Row < 0 || c.Row >= len(rows) || c.Column < 0 || c.Column >= len(rows[c.Row]) {
		return 0
	}
	return rows[c.Row][c.Column]
}

// Beside lists the steps to the four neighbours of a cell: up, right, down and left.
var Beside = [4]Cell{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}

// Plus returns the cell after a step.
func (c Cell) Plus(d Cell) Cell { return Cell{c.Row + d.Row, c.Column + d.Column} }

// A Spread is the result of a breadth-first search: for each cell, its distance in steps (-1 if it is not reached)
// and its predecessor.
type Spread struct {
	When [][]int
	from map[Cell]Cell
}

// NewSpread does a breadth-first search from the given cells. It enters a cell only if enter returns true for the
// cell and its distance.
func NewSpread(rows []string, starts []Cell, enter func(c Cell, step int) bool) *Spread {
	s := &Spread{from: map[Cell]Cell{}}

	// At first, no cell is reached.
	for _, row := range rows {
		when := make([]int, len(row))
		for j := range when {
			when[j] = -1
		}
		s.When = append(s.When, when)
	}

	// The given cells are reached at step 0.
	queue := append([]Cell(nil), starts...)
	for _, c := range starts {
		s.When[c.Row][c.Column] = 0
	}

	// The queue holds the cells in the order of their distances.
	for ; len(queue) > 0; queue = queue[1:] {
		c := queue[0]
		for _, d := range Beside {
			to, step := c.Plus(d), s.When[c.Row][c.Column]+1
			if At(rows, to) != 0 && s.When[to.Row][to.Column] < 0 && enter(to, step) {
				s.When[to.Row][to.Column], s.from[to] = step, c
				queue = append(queue, to)
			}
		}
	}
	return s
}

// Way returns the path from a start to a reached cell, both included.
func (s *Spread) Way(c Cell) []Cell {
	// A start has no predecessor.
	before, more := s.from[c]
	if !more {
		return []Cell{c}
	}
	return append(s.Way(before), c)
}

// Walk returns a token that moves along a path.
func Walk(way []Cell, class, text string) Token {
	t := Token{Trail: true}
	for _, c := range way {
		t.Moments = append(t.Moments, Moment{c, class, text})
	}
	return t
}

// Stay adds a copy of the last moment.
func (t *Token) Stay() { t.Moments = append(t.Moments, t.Moments[len(t.Moments)-1]) }

// Go adds a moment like the last one, but on the given cell.
func (t *Token) Go(c Cell) {
	t.Stay()
	t.Moments[len(t.Moments)-1].Cell = c
}

// Gone is a cell outside every board. Use it for tokens that have left the board.
var Gone = Cell{-1, -1}
