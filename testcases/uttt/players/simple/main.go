// Command simple plays Ultimate Tic-Tac-Toe with one look ahead: it wins a small board if it can, else it keeps the
// opponent from winning one, else it plays a random move.
package main

import (
	"bufio"
	"fmt"
	"math/rand"
	"os"
)

var lines = [][3]int{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}

// completes reports whether cell c would complete a line of the player on a small board.
func completes(board *[9]int, c, player int) bool {
	for _, l := range lines {
		mine, has := 0, false
		for _, i := range l {
			if i == c {
				has = true
			} else if board[i] == player {
				mine++
			}
		}
		if has && mine == 2 {
			return true
		}
	}
	return false
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var small [9][9]int // 1: mine, 2: the opponent's
	set := func(row, col, player int) { small[row/3*3+col/3][row%3*3+col%3] = player }
	for {
		var row, col, n int
		if _, err := fmt.Fscan(in, &row, &col, &n); err != nil {
			return
		}
		if row >= 0 {
			set(row, col, 2)
		}
		best, bestValue := [2]int{}, -1.0
		for i := 0; i < n; i++ {
			fmt.Fscan(in, &row, &col)
			board, cell := &small[row/3*3+col/3], row%3*3+col%3
			value := rand.Float64()
			if completes(board, cell, 1) {
				value += 2
			} else if completes(board, cell, 2) {
				value++
			}
			if value > bestValue {
				best, bestValue = [2]int{row, col}, value
			}
		}
		set(best[0], best[1], 1)
		fmt.Println(best[0], best[1])
	}
}
