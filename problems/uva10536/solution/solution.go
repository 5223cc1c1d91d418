// UVa 10536, Game of Euler: does the player to move win, if the player who covers the last square loses?
//
// State: the set of free squares, as a bit mask.
// Neighbours: the player covers one free square, or pushes a pin in from a side so that it covers the first
// two or three squares of a row or column, which must be free.
// Start: the board of a case.
// Goal: leave the last square to the opponent; a full board is won for the player to move.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const (
	size    = 4
	boards  = 1 << (size * size)
	longest = 3 // the most squares under a pin
)

// pins returns the sets of squares that one pin can cover. A pin of one square can be anywhere, because it
// comes from above. Longer pins come from a side, so they begin at an edge.
func pins() []int32 {
	var all []int32
	for square := 0; square < size*size; square++ {
		all = append(all, 1<<square)
	}

	for line := 0; line < size; line++ {
		for first := 0; first < size; first++ {
			row, column := int32(0), int32(0)
			for next := first; next < size && next-first < longest; next++ {
				row |= 1 << (line*size + next)
				column |= 1 << (next*size + line)

				atEdge := first == 0 || next == size-1
				if next > first && atEdge {
					all = append(all, row, column)
				}
			}
		}
	}
	return all
}

// winning returns, for each set of free squares, whether the player to move wins.
func winning() []bool {
	pins := pins()
	moves := func(free int32, buf []int32) []int32 {
		for _, pin := range pins {
			if free&pin == pin {
				buf = append(buf, free&^pin)
			}
		}
		return buf
	}
	const stuckWins = true // the player to move wins on a full board, because the other player covered the last square
	return search.DenseWinning(boards, moves, stuckWins)
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	wins := winning()
	for in.CountedCase() {
		free := 0
		for _, c := range grid.Read(in, size, size, "X.").Find('.') {
			free |= 1 << c
		}
		fmt.Fprintln(out, scan.Choose(wins[free], "WINNING", "LOSING"))
	}
}

func main() { scan.Main(solve) }
