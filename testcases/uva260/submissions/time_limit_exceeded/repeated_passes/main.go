// Slow: goes over the board again and again until nothing changes, up to once for each cell of the path.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for game := 1; ; game++ {
		var n int
		fmt.Fscan(in, &n)
		if n == 0 {
			return
		}
		board := make([]string, n)
		for i := range board {
			fmt.Fscan(in, &board[i])
		}
		winner := 'W'
		if blackWins(board) {
			winner = 'B'
		}
		fmt.Fprintf(out, "%d %c\n", game, winner)
	}
}

// blackWins goes over the whole board, cell by cell, as long as a pass marks a new cell.
func blackWins(board []string) bool {
	n := len(board)
	reached := make([][]bool, n)
	for i := range reached {
		reached[i] = make([]bool, n)
	}
	for changed := true; changed; {
		changed = false
		for i := n - 1; i >= 0; i-- {
			for j := n - 1; j >= 0; j-- {
				if board[i][j] == 'b' && !reached[i][j] && touches(reached, i, j) {
					reached[i][j] = true
					changed = true
				}
			}
		}
	}
	for _, last := range reached[n-1] {
		if last {
			return true
		}
	}
	return false
}

var neighbours = [][2]int{{-1, -1}, {-1, 0}, {0, -1}, {0, 1}, {1, 0}, {1, 1}}

// touches reports whether a cell lies in the first row or beside a marked one.
func touches(reached [][]bool, i, j int) bool {
	n := len(reached)
	for _, d := range neighbours {
		y, x := i+d[0], j+d[1]
		if y >= 0 && x >= 0 && y < n && x < n && reached[y][x] {
			return true
		}
	}
	return i == 0
}
