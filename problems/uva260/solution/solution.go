// UVa 260, Il Gioco dell'X: which colour connects its two sides on a rhombus board that is full of stones?
//
// State: a white cell.
// Neighbours: the adjacent white cells; a cell has up to six adjacent cells.
// Start: every white cell of the first column.
// Goal: a cell of the last column. If White cannot reach it, Black wins: on a full board exactly one colour
// wins.
package main

import (
	"bufio"
	"fmt"
	"strings"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

type cell struct{ row, column int }

// A board consists of the letters b and w. A cell that is missing because its row is too short counts as black.
type board []string

func (b board) white(c cell) bool {
	if c.row < 0 || c.row >= len(b) || c.column < 0 || c.column >= len(b) {
		return false
	}

	row := b[c.row]
	return c.column < len(row) && row[c.column] == 'w'
}

// add appends every given cell that is white to a slice.
func (b board) add(to []cell, cells ...cell) []cell {
	for _, c := range cells {
		if b.white(c) {
			to = append(to, c)
		}
	}
	return to
}

func (b board) neighbours(c cell, buf []cell) []cell {
	i, j := c.row, c.column
	return b.add(buf,
		cell{i - 1, j - 1}, cell{i - 1, j},
		cell{i, j - 1}, cell{i, j + 1},
		cell{i + 1, j}, cell{i + 1, j + 1})
}

func (b board) winner() string {
	var starts []cell
	for i := range b {
		starts = b.add(starts, cell{i, 0})
	}

	for _, c := range search.Reach(starts, b.neighbours) {
		if c.column == len(b)-1 {
			return "W"
		}
	}
	return "B"
}

// read reads n rows of letters.
func read(in *scan.Scanner, n int) board {
	var b board
	for len(b) < n {
		row := in.Word()
		if strings.Trim(row, "bw") != "" {
			in.Fatalf("want a row of %d letters b or w", n)
		}
		b = append(b, row)
	}
	return b
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for game := 1; in.CaseUntil(0); game++ {
		b := read(in, in.Int(1, scan.Max))
		fmt.Fprintln(out, game, b.winner())
	}
}

func main() { scan.Main(solve) }
