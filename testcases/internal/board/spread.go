// What many puzzles have in common: reading a board, and searching it.

package board

import "oj/testcases/internal/svg"

// Read reads the rows of a board, each a word; nil if they are not there.
func Read(in *svg.Words, rows, columns int) (list []string) {
	for range rows {
		row := in.Next()
		if len(row) != columns {
			in.Short = true
			return nil
		}
		list = append(list, row)
	}
	return list
}

// Find returns the cells with this letter.
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

// At returns the letter of a cell, 0 off the board.
func At(rows []string, c Cell) byte {
	if c.Row < 0 || c.Row >= len(rows) || c.Column < 0 || c.Column >= len(rows[c.Row]) {
		return 0
	}
	return rows[c.Row][c.Column]
}

// Beside are the ways to the cells above, to the right, below and to the left.
var Beside = [4]Cell{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}

// Plus is the cell reached by a way.
func (c Cell) Plus(d Cell) Cell { return Cell{c.Row + d.Row, c.Column + d.Column} }

// A Spread says when cells are reached, -1 for never, and from where.
type Spread struct {
	When [][]int
	from map[Cell]Cell
}

// NewSpread goes from cells to those beside them, a step for each, where enter allows to be at that step.
func NewSpread(rows []string, starts []Cell, enter func(c Cell, step int) bool) *Spread {
	s := &Spread{from: map[Cell]Cell{}}
	for _, row := range rows {
		when := make([]int, len(row))
		for j := range when {
			when[j] = -1
		}
		s.When = append(s.When, when)
	}
	queue := append([]Cell(nil), starts...)
	for _, c := range starts {
		s.When[c.Row][c.Column] = 0
	}
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

// Way returns the cells on the way to one that was reached.
func (s *Spread) Way(c Cell) []Cell {
	before, more := s.from[c]
	if !more {
		return []Cell{c}
	}
	return append(s.Way(before), c)
}

// Walk is a token that goes along a way.
func Walk(way []Cell, class, text string) Token {
	t := Token{Trail: true}
	for _, c := range way {
		t.Moments = append(t.Moments, Moment{c, class, text})
	}
	return t
}

// Stay adds a moment that is like the last one.
func (t *Token) Stay() { t.Moments = append(t.Moments, t.Moments[len(t.Moments)-1]) }

// Go adds a moment on another cell.
func (t *Token) Go(c Cell) {
	t.Stay()
	t.Moments[len(t.Moments)-1].Cell = c
}

// Gone is a cell that shows nothing.
var Gone = Cell{-1, -1}
