// CodinGame, Knights Jam: how many jumps sort eight knights on a board of nine cells?
//
// State: the board, row by row.
// Neighbours: a knight has jumped into the empty cell.
// Start: the board of the input.
// Goal: 12345678, then the empty cell.
package main

import (
	"bufio"
	"bytes"
	"fmt"

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
		rows := from/size - hole/size
		columns := from%size - hole%size
		if rows*rows+columns*columns == 5 { // a knight's move: 1*1 + 2*2
			after := b
			after[hole], after[from] = b[from], '.'
			buf = append(buf, after)
		}
	}
	return buf
}

// read reads three rows with the knights 1 to 8 and one '.'.
func read(in *scan.Scanner) (b board) {
	for i := 0; i < size; i++ {
		row := in.Bytes()
		if len(row) != size {
			in.Fatalf("want a row of %d cells", size)
		}
		copy(b[i*size:], row)
	}

	for _, knight := range ordered {
		if bytes.IndexByte(b[:], knight) < 0 {
			in.Fatalf("the board has no %c", knight)
		}
	}
	return b
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	start := read(in)
	path := search.Shortest([]board{start}, jumps, func(b board) bool { return b == ordered })
	fmt.Fprintln(out, len(path)-1) // -1 if there is no path
}

func main() { scan.Main(solve) }
