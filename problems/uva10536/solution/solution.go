// UVa 10536, Game of Euler: does the player to move win, if who covers the last square loses?
//
// State: the set of free squares, bit by bit.
// Neighbours: a pin covers one free square from above, or the first two or three of a row or column from outside.
// Start: the board of a case.
// Goal: to leave the other player the last square; a full board is won by the player to move.
package main

import (
	"bufio"
	"fmt"
	"io"
	"os"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const (
	size   = 4
	boards = 1 << (size * size)
)

// pins returns what each pin can cover, 48 sets of squares: from the side, one square is the same as from above.
func pins() []int32 {
	var all []int32
	for line := 0; line < size; line++ {
		for first := 0; first < size; first++ {
			row, column := int32(0), int32(0)
			for next := first; next < size && next-first < 3; next++ {
				row |= 1 << (line*size + next)
				column |= 1 << (next*size + line)
				length := next - first + 1
				if length == 1 {
					all = append(all, row)
				} else if first == 0 || next == size-1 {
					all = append(all, row, column)
				}
			}
		}
	}
	return all
}

func run(r io.Reader, w io.Writer) error {
	pins := pins()
	wins := search.DenseWinning(boards, func(free int32, buf []int32) []int32 {
		for _, p := range pins {
			if free&p == p {
				buf = append(buf, free&^p)
			}
		}
		return buf
	}, true) // who finds a full board has won

	in, out := scan.New(r), bufio.NewWriter(w)
	for cases := in.Int(0, scan.Max); cases > 0 && in.More(); cases-- {
		free := 0
		for _, c := range grid.Read(in, size, size, "X.").Find('.') {
			free |= 1 << c
		}
		if in.Err() != nil {
			break
		}
		if wins[free] {
			fmt.Fprintln(out, "WINNING")
		} else {
			fmt.Fprintln(out, "LOSING")
		}
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
