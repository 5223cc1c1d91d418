// Ultimate Tic-Tac-Toe: this bot plays the first legal move.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	for {
		// The opponent's last move; -1 -1 in the first turn of the game.
		var row, col int
		if _, err := fmt.Fscan(in, &row, &col); err != nil {
			return
		}
		// The legal moves.
		var n int
		fmt.Fscan(in, &n)
		moves := make([][2]int, n)
		for i := range moves {
			fmt.Fscan(in, &moves[i][0], &moves[i][1])
		}

		fmt.Println(moves[0][0], moves[0][1])
	}
}
