// UVa 10181, 15-Puzzle Problem: which moves of the blank bring fifteen tiles into order?
//
// State: the tiles in their places, the blank's place, and how far all tiles are from home, rows and columns added.
// Neighbours: the blank changes places with a tile beside it.
// Start: the board given, if its order can be reached at all.
// Goal: 1 to 15 in order and the blank last; then the tiles' distance is 0.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const mostMoves = 80 // no board is further from order

// solve returns the letters of a shortest way.
func solve(start board) string {
	if !start.solvable() {
		return "This puzzle is not solvable."
	}
	path := search.Deepen(start, slides, func(b board) int { return int(b.far) }, mostMoves)
	var way []byte
	for i := 1; i < len(path); i++ {
		for _, d := range directions {
			if path[i].blank == path[i-1].blank+int8(d.rows*size+d.columns) {
				way = append(way, d.letter)
			}
		}
	}
	return string(way)
}

// read takes a board on which each tile and the blank stand once.
func read(in *scan.Scanner) (b board) {
	var seen [cells]bool
	for i := range b.tiles {
		tile := in.Int(0, cells-1)
		if in.Err() == nil && seen[tile] {
			in.Failf("want each tile once")
		}
		if seen[tile] = true; tile == 0 {
			b.blank = int8(i)
		} else {
			b.far += distance(uint8(tile), i)
		}
		b.tiles[i] = uint8(tile)
	}
	return b
}

func run(r io.Reader, w io.Writer) error {
	in, out := scan.New(r), bufio.NewWriter(w)
	for cases := in.Int(0, scan.Max); cases > 0 && in.Case(); cases-- {
		start := read(in)
		if in.Err() != nil {
			break
		}
		fmt.Fprintln(out, solve(start))
	}
	if err := out.Flush(); err != nil {
		return err
	}
	return in.Mistake()
}

func main() {
	if err := run(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
