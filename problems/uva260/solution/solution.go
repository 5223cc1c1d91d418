// UVa 260, Il Gioco dell'X: which colour joins its two sides of a rhombus board that is full of stones?
//
// State: a place on the border between the colours: a black and a white cell that touch, and the cell ahead, which
// touches both.
// Neighbours: only one. The cell ahead takes the place of the cell of its own colour.
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

const (
	most  = 200      // rows of a board
	width = most + 2 // from a cell to the one below
)

// A board holds n rows of n cells and a frame around them: 'b' above, 'w' at the left, 'B' below, 'W' at the right. It
// is larger than that, so that every number of 16 bits is a place on it.
type board [1 << 16]byte

// newBoard has what of the frame is the same for every game.
func newBoard() *board {
	b := new(board)
	for i := 0; i < width; i++ {
		b[i*width], b[i] = 'w', 'b'
	}
	return b
}

// read takes n rows of n letters from in, whose Err tells whether there were such.
func (b *board) read(in *scan.Scanner, n int) {
	for i := 1; i <= n; i++ {
		row := in.Bytes()
		if len(row) != n || !full(row) {
			in.Failf("want a row of %d letters b or w", n)
			return
		}
		b[i*width+1+copy(b[i*width+1:], row)] = 'W'
	}
	for j := 1; j <= n+1; j++ {
		b[(n+1)*width+j] = 'B'
	}
}

// full tells whether each cell of the row holds b or w. Counting is quicker for a long row, looking for a short one.
func full(row []byte) bool {
	if len(row) >= 16 {
		return bytes.Count(row, []byte("b"))+bytes.Count(row, []byte("w")) == len(row)
	}
	for _, c := range row {
		if c != 'b' && c != 'w' {
			return false
		}
	}
	return true
}

// winner follows the border from its start until it meets the last side of a colour. Two cells that touch lie between
// the same two others, one behind and one ahead; both pairs have their middle in one point.
//
// The first and the last inner loop would do: the border turns around a white cell, or around a black one. Where it
// runs straight both take turns, and the loop between, which takes two steps at a time, is quicker.
func (b *board) winner() byte {
	black, white, ahead := uint16(0), uint16(width), uint16(width+1)
	for b[ahead] == 'b' || b[ahead] == 'w' {
		for b[ahead] == 'b' {
			black, ahead = ahead, ahead+(white-black)
		}
		for e := ahead - white; b[ahead] == 'w' && b[black+e] == 'b'; {
			white, black, ahead = ahead, black+e, ahead+e
		}
		for b[ahead] == 'w' {
			white, ahead = ahead, ahead+(black-white)
		}
	}
	return b[ahead]
}

func run(r io.Reader, w io.Writer) error {
	in, out := scan.New(r), bufio.NewWriter(w)
	b := newBoard()
	var line []byte
	for game := 1; ; game++ {
		n := in.Int(0, most)
		if n == 0 {
			break // the last line, or an error
		}
		if n == 1 {
			in.Failf("want 0 or a whole number from 2 to %d", most)
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
