// UVa 11195, Another n-Queen Problem: in how many ways can n queens be placed, if some squares are bad?
//
// State: the columns and the diagonals that queens of earlier rows attack, as three sets of squares of the next row.
// Step: a queen on a free square; the sets of diagonals move by one square.
// Start: the first row, without an attack.
// Answer: how often all rows get a queen.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
)

const mostRows = 20 // because larger boards take too long

// ways counts the ways to fill the rows. good has the squares of each row that are not bad, bit by bit; bits of diagonals
// that have left the board are in no row's set.
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
