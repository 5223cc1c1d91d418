// UVa 572, Oil Deposits: how many groups of cells with oil touch each other, corners included?
//
// State: a cell with oil.
// Neighbours: the cells with oil among the eight around it.
// Start: any cell with oil that no search has reached yet; each search finds one deposit.
// Goal: none; the search visits all reachable cells.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
)

type cell struct{ row, column int }

// deposits returns the number of deposits. It starts a search at each cell with oil that no earlier search has
// reached. A search removes the oil from the cells that it reaches.
func deposits(grid [][]byte) (count int) {
	take := func(c cell) bool {
		oil := c.row >= 0 && c.row < len(grid) && c.column >= 0 && c.column < len(grid[c.row]) && grid[c.row][c.column] == '@'
		if oil {
			grid[c.row][c.column] = '*'
		}
		return oil
	}
	for i := range grid {
		for j := range grid[i] {
			start := cell{i, j}
			if !take(start) {
				continue
			}
			count++
			for todo := []cell{start}; len(todo) > 0; {
				c := todo[len(todo)-1]
				todo = todo[:len(todo)-1]
				for k := 0; k < 9; k++ {
					if next := (cell{c.row + k/3 - 1, c.column + k%3 - 1}); take(next) {
						todo = append(todo, next)
					}
				}
			}
		}
	}
	return count
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.Case() {
		rows, columns := in.Int(0, 100), in.Int(0, 100)
		if rows == 0 {
			break
		}
		grid := make([][]byte, rows)
		for i := range grid {
			grid[i] = []byte(in.Word())
			if len(grid[i]) != columns {
				in.Fatalf("want a row of %d cells", columns)
			}
		}
		fmt.Fprintln(out, deposits(grid))
	}
}

func main() { scan.Main(solve) }
