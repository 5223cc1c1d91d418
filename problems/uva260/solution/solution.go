// UVa 260, Il Gioco dell'X: which colour joins its two sides of a rhombus board that is full of stones?
//
// State: a place on the border between the colours: a black cell and a white neighbour of it.
// Neighbours: only one. The third cell that touches both decides: if it is black it takes the place of the black
// cell, else that of the white one.
// Start: the corner where Black's first side meets White's first side, both taken as rows of stones around the board.
// Goal: Black's last side or White's last side; who gets there is joined to his first side.
package main

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"os"
	"strconv"

	"oj/problems/internal/scan"
)

// A board is a frame around n rows of n cells, row after row: 'b' above, 'w' at the left, 'B' below, 'W' at the right.
type board struct {
	cells  []byte
	width  int            // of the frame: n+2
	around [6 * turns]int // from a cell to its neighbours, each beside the next, several times around
}

// turns is how often around lists the neighbours, so that winner seldom has to jump back to its middle.
const (
	turns  = 10
	middle = 6 * turns / 2
)

// setWidth is for boards of n rows.
func (b *board) setWidth(n int) {
	b.width = n + 2
	neighbours := [6]int{b.width, b.width + 1, 1, -b.width, -b.width - 1, -1}
	for i := range b.around {
		b.around[i] = neighbours[i%6]
	}
}

// read takes n rows of n letters from in, whose Err tells whether there were such.
func (b *board) read(in *scan.Scanner, n int) {
	if b.width != n+2 {
		b.setWidth(n)
	}
	b.cells = b.cells[:0]
	b.frame('b')
	for i := 0; i < n && in.Err() == nil; i++ {
		row := in.Bytes()
		if bytes.Count(row, []byte("b"))+bytes.Count(row, []byte("w")) != n || len(row) != n {
			in.Failf("want a row of %d letters b or w", n)
		}
		b.cells = append(b.cells, 'w')
		b.cells = append(b.cells, row...)
		b.cells = append(b.cells, 'W')
	}
	b.frame('B')
}

// frame appends a row of the frame.
func (b *board) frame(c byte) {
	for i := 0; i < b.width; i++ {
		b.cells = append(b.cells, c)
	}
}

// winner follows the border from its start until it meets the last side of a colour.
func (b *board) winner() byte {
	black, d := 0, middle+1 // the white cell is black+around[d-1]
	for {
		third := black + b.around[d]
		switch b.cells[third] {
		case 'b':
			black = third
			if d--; d < 0 {
				d = middle - 1
			}
		case 'w':
			if d++; d == len(b.around) {
				d = middle
			}
		default:
			return b.cells[third]
		}
	}
}

func run(r io.Reader, w io.Writer) error {
	in, out := scan.New(r), bufio.NewWriter(w)
	var b board
	var line []byte
	for game := 1; ; game++ {
		n := in.Int(0, 200)
		if n == 0 {
			break // the last line, or an error
		}
		if n == 1 {
			in.Failf("want 0 or a whole number from 2 to 200")
		}
		if b.read(in, n); in.Err() != nil {
			break
		}
		line = append(strconv.AppendInt(line[:0], int64(game), 10), ' ', b.winner(), '\n')
		out.Write(line) // out keeps the first error for Flush
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
