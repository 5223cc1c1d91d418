// Tron: this bot goes to a free cell.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	var taken [20][30]bool
	for {
		// The number of players, and which one this bot is.
		var n, me int
		if _, err := fmt.Fscan(in, &n, &me); err != nil {
			return
		}
		// For each player the first and the last cell of its ribbon; -1 if the player has lost.
		var x, y int
		for i := 0; i < n; i++ {
			var x0, y0, x1, y1 int
			fmt.Fscan(in, &x0, &y0, &x1, &y1)
			if x0 >= 0 {
				taken[y0][x0], taken[y1][x1] = true, true
			}
			if i == me {
				x, y = x1, y1
			}
		}

		switch {
		case y > 0 && !taken[y-1][x]:
			fmt.Println("UP")
		case x > 0 && !taken[y][x-1]:
			fmt.Println("LEFT")
		case y < 19 && !taken[y+1][x]:
			fmt.Println("DOWN")
		default:
			fmt.Println("RIGHT")
		}
	}
}
