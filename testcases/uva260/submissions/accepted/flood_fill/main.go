// Accepted: a flood fill from the first row over the six neighbours of each cell, with an explicit stack.
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

var neighbours = [][2]int{{-1, -1}, {-1, 0}, {0, -1}, {0, 1}, {1, 0}, {1, 1}}

// blackWins reports whether Black wins. The flood fill starts from the black cells in the first row.
func blackWins(board []string) bool {
	n := len(board)
	seen := make([]bool, n*n)
	var stack [][2]int
	visit := func(i, j int) {
		if i >= 0 && j >= 0 && i < n && j < n && board[i][j] == 'b' && !seen[i*n+j] {
			seen[i*n+j] = true
			stack = append(stack, [2]int{i, j})
		}
	}
	for j := 0; j < n; j++ {
		visit(0, j)
	}
	for len(stack) > 0 {
		cell := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if cell[0] == n-1 {
			return true
		}
		for _, d := range neighbours {
			visit(cell[0]+d[0], cell[1]+d[1])
		}
	}
	return false
}
