// UVa 11195, Another n-Queen Problem: in how many ways can n queens be placed, if some squares are bad?
//
// State: three bit sets over the squares of the next row: attacked along columns, and along each kind of
// diagonal.
// Step: a queen on a free square of the row; for the next row, the sets of the diagonals are shifted by one
// square.
// Start: the first row, without attacks.
// Answer: the number of ways to fill all rows.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
)

const mostRows = 20 // because larger boards take too long

// ways returns the number of ways to fill the rows. good has a bit mask of the usable squares for each row.
// Diagonals that have left the board set bits outside of every mask, so they do no harm.
func ways(good []int, columns, left, right int) int {
	if len(good) == 0 {
		return 1
	}

	count := 0
	free := good[0] &^ (columns | left | right)
	for free > 0 {
		queen := free & -free // the lowest bit
		free ^= queen
		count += ways(good[1:], columns|queen, (left|queen)<<1, (right|queen)>>1)
	}
	return count
}

// read returns the good squares. A row that is too short is filled with good squares.
func read(in *scan.Scanner, n int) []int {
	good := make([]int, n)
	for i := range good {
		row := in.Bytes()
		good[i] = 1<<n - 1
		for j := 0; j < n && j < len(row); j++ {
			if row[j] == '*' {
				good[i] ^= 1 << j
			}
		}
	}
	return good
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for number := 1; in.Case(); number++ {
		n := in.Int(0, mostRows)
		if n == 0 {
			break // the end marker
		}
		fmt.Fprintf(out, "Case %d: %d\n", number, ways(read(in, n), 0, 0, 0))
	}
}

func main() { scan.Main(solve) }
