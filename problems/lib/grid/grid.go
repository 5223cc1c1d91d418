// Package grid contains boards of letters. The cells of a board are numbered row by row from 0, so that they
// can be the vertices of a graph, such as in search.DenseDistances.
// Tested: every step on every small board, against the row and column of the result.
package grid

import (
	"bytes"

	"oj/problems/lib/scan"
)

// Directions, clockwise.
const (
	North = iota
	East
	South
	West
)

// A Grid is a board of Rows times Columns letters, stored row by row.
type Grid struct {
	Rows, Columns int
	Cells         []byte
}

// maxCells limits the size of a board, so that a wrong size in the input cannot exhaust the memory.
const maxCells = 1 << 24

// Read reads a board whose rows are words of the input. A letter that the string `letters` lacks is an error,
// unless `letters` is "". Rows in judges' files may be too short or too long. Read cuts off the end of a long
// row. It completes a short row with the letter letters[0], which should stand for an empty cell, or with
// dots if letters is "".
func Read(in *scan.Scanner, rows, columns int, letters string) *Grid {
	if columns > 0 && rows > maxCells/columns {
		in.Fatalf("want a board of at most %d cells", maxCells)
	}

	g, missing := &Grid{rows, columns, make([]byte, rows*columns)}, (letters + ".")[0]
	for c := range g.Cells {
		g.Cells[c] = missing
	}
	for i := 0; i < rows; i++ {
		row := g.Cells[i*columns : (i+1)*columns]
		copy(row, in.Bytes())
		// Trim removes the whole row if it has only these letters.
		if letters != "" && len(bytes.Trim(row, letters)) > 0 {
			in.Fatalf("want a row of %d letters, each one of %s", columns, letters)
		}
	}
	return g
}

// Find returns the cells with the given letter, in ascending order.
func (g *Grid) Find(letter byte) []int32 {
	var cells []int32
	for c, l := range g.Cells {
		if l == letter {
			cells = append(cells, int32(c))
		}
	}
	return cells
}

// Step returns the cell beside c in a direction, and false if it is outside the board.
func (g *Grid) Step(c int32, direction int) (int32, bool) {
	columns := int32(g.Columns)
	switch direction {
	case North:
		return c - columns, c >= columns
	case East:
		return c + 1, c%columns+1 < columns
	case South:
		return c + columns, c+columns < int32(g.Rows)*columns
	default:
		return c - 1, c%columns > 0
	}
}

// Beside appends the neighbours of c to buf and returns the result. The neighbours, at most four, are in
// clockwise order from the north.
func (g *Grid) Beside(c int32, buf []int32) []int32 {
	for d := North; d <= West; d++ {
		if to, inside := g.Step(c, d); inside {
			buf = append(buf, to)
		}
	}
	return buf
}

// Border reports whether c lies in the first or last row or column of the board.
func (g *Grid) Border(c int32) bool {
	columns := int32(g.Columns)
	return c < columns || c+columns >= int32(g.Rows)*columns || c%columns == 0 || c%columns == columns-1
}

// Framed returns the board with a frame of the given letter around it. A step from a cell of the original
// board never leaves the framed board, so a search need not check for the border.
func (g *Grid) Framed(letter byte) *Grid {
	f := &Grid{Rows: g.Rows + 2, Columns: g.Columns + 2}
	f.Cells = make([]byte, f.Rows*f.Columns)
	for c := range f.Cells {
		f.Cells[c] = letter
	}

	// Copy row i of the board to row i+1 of the framed board, from column 1 on.
	for i := 0; i < g.Rows; i++ {
		copy(f.Cells[(i+1)*f.Columns+1:], g.Cells[i*g.Columns:(i+1)*g.Columns])
	}
	return f
}
