// CodinGame, Knights Jam: how many jumps order eight knights on a board of nine cells?
//
// State: the board, row by row.
// Neighbours: a knight has jumped into the empty cell, which is a knight's move away.
// Start: the board of the input.
// Goal: 12345678 and the last cell empty.
package main

import (
	"bytes"
	"fmt"
	"io"
	"os"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const size = 3

type board [size * size]byte

var ordered = board{'1', '2', '3', '4', '5', '6', '7', '8', '.'}

// jumps appends the boards after one jump.
func jumps(b board, buf []board) []board {
	hole := bytes.IndexByte(b[:], '.')
	for from := range b {
		rows, columns := from/size-hole/size, from%size-hole%size
		if rows*rows+columns*columns == 5 {
			after := b
			after[hole], after[from] = b[from], '.'
			buf = append(buf, after)
		}
	}
	return buf
}

// read takes three rows that hold the knights 1 to 8 and a point.
func read(in *scan.Scanner) (b board) {
	for i := 0; i < size; i++ {
		row := in.Bytes()
		if in.Err() == nil && len(row) != size {
			in.Failf("want a row of %d cells", size)
		}
		copy(b[i*size:], row)
	}
	for _, knight := range ordered {
		if in.Err() == nil && bytes.IndexByte(b[:], knight) < 0 {
			in.Failf("the board that ends here has no %c", knight)
		}
	}
	return b
}

func run(r io.Reader, w io.Writer) error {
	in := scan.New(r)
	start := read(in)
	if in.Err() != nil {
		return in.Err()
	}
	path := search.Shortest([]board{start}, jumps, func(b board) bool { return b == ordered })
	_, err := fmt.Fprintln(w, len(path)-1) // -1 if there is no path
	return err
}

func main() {
	if err := run(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
