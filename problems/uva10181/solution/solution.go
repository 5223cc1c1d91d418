// UVa 10181, 15-Puzzle Problem: which moves of the blank sort fifteen tiles?
//
// State: the tiles, the cell of the blank, and the sum of the Manhattan distances of all tiles.
// Neighbours: the blank exchanges its cell with an adjacent tile.
// Start: the given board, if it is solvable.
// Goal: 1 to 15 in order and the blank last; then the sum of the distances is 0.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const mostMoves = 80 // no board needs more moves

// moves returns the letters of a shortest solution.
func moves(start board) string {

	// The sum of the distances is a lower bound on the number of moves: a move changes one distance by one.
	tilesAway := func(b board) int { return int(b.far) }
	path := search.Deepen(start, slides, tilesAway, mostMoves)

	var letters []byte
	for i := 1; i < len(path); i++ {
		// The blank's old and new cells determine the direction.
		step := path[i].blank - path[i-1].blank
		for _, d := range directions {
			if step == int8(d.rows*size+d.columns) {
				letters = append(letters, d.letter)
			}
		}
	}
	return string(letters)
}

// read reads a board that contains each of 0 to 15 once.
func read(in *scan.Scanner) (b board) {
	var seen [cells]bool
	for i := range b.tiles {
		tile := in.Int(0, cells-1)
		if seen[tile] {
			in.Fatalf("want each tile once")
		}
		seen[tile] = true

		b.tiles[i] = uint8(tile)
		if tile == 0 {
			b.blank = int8(i)
		} else {
			b.far += distance(uint8(tile), i)
		}
	}
	return b
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CountedCase() {
		start := read(in)
		if start.solvable() {
			fmt.Fprintln(out, moves(start))
		} else {
			fmt.Fprintln(out, "This puzzle is not solvable.")
		}
	}
}

func main() { scan.Main(solve) }
