// UVa 11195, Another n-Queen Problem: in how many ways can n queens be placed, if some squares are bad?
//
// State: three bit sets of attacked squares of the next row: those attacked along a column, along a falling
// diagonal, and along a rising diagonal.
// Step: place a queen on a free square of the row; for the next row, the sets of the diagonals are shifted by
// one square.
// Start: the first row, without attacks.
// Answer: the number of ways to fill all rows.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/grid"
	"oj/problems/lib/scan"
)

const mostRows = 20 // the maximum number of rows: larger boards take too long

// ways returns the number of ways to fill the rows. `good` contains a bit mask for each row: its free squares, that is,
// squares that are not bad. A diagonal that leaves the board attacks nothing more: the shift to the right drops its
// bit, and the shift to the left moves its bit beyond the last square, where no mask of `good` has a bit.
func ways(good []int, columns, left, right int) int {
	if len(good) == 0 {
		return 1
	}

	count := 0
	free := good[0] &^ (columns | left | right)
	for free > 0 {
		queen := free & -free // the lowest free square
		free ^= queen
		count += ways(good[1:], columns|queen, (left|queen)<<1, (right|queen)>>1)
	}
	return count
}

// read returns, for each row, the bit mask of its free squares.
func read(in *scan.Scanner, n int) []int {
	good := make([]int, n)
	for square, letter := range grid.Read(in, n, n, "").Cells {
		if letter != '*' {
			good[square/n] |= 1 << (square % n)
		}
	}
	return good
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for number := 1; in.CaseUntil(0); number++ {
		good := read(in, in.Int(1, mostRows))
		fmt.Fprintf(out, "Case %d: %d\n", number, ways(good, 0, 0, 0))
	}
}

func main() { scan.Main(solve) }
