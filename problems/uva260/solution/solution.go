// UVa 260, Il Gioco dell'X: which colour joins its two sides of a rhombus board that is full of stones?
//
// State: a white cell.
// Neighbours: those of the six cells around it that are white, too.
// Start: every white cell of the first column.
// Goal: a cell of the last column. If none is reached, Black has joined his sides: on a full board somebody always has.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strings"

	"oj/problems/internal/scan"
	"oj/problems/internal/search"
)

const most = 200 // rows of a board

type cell struct{ row, column int }

// A board is full of the letters b and w.
type board []string

func (b board) white(c cell) bool {
	return 0 <= c.row && c.row < len(b) && 0 <= c.column && c.column < len(b) && b[c.row][c.column] == 'w'
}

// add appends those of the cells that are white.
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
	return b.add(buf, cell{i - 1, j - 1}, cell{i - 1, j}, cell{i, j - 1}, cell{i, j + 1}, cell{i + 1, j}, cell{i + 1, j + 1})
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

// read takes n rows of n letters from in, whose Err reports whether there were such.
func read(in *scan.Scanner, n int) board {
	b := make(board, n)
	for i := range b {
		if b[i] = in.Word(); len(b[i]) != n || strings.Trim(b[i], "bw") != "" {
			in.Failf("want a row of %d letters b or w", n)
		}
	}
	return b
}

func run(r io.Reader, w io.Writer) error {
	in, out := scan.New(r), bufio.NewWriter(w)
	for game := 1; ; game++ {
		n := in.Int(0, most)
		if n == 1 {
			in.Failf("want 0 or a whole number from 2 to %d", most)
		}
		b := read(in, n)
		if n == 0 || in.Err() != nil {
			break
		}
		fmt.Fprintln(out, game, b.winner()) // out keeps the first error for Flush
	}
	if err := out.Flush(); err != nil {
		return err
	}
	return in.Err()
}

func main() {
	if err := run(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
