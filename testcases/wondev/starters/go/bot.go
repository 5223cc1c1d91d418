// Wondev Woman: this bot takes the first legal action.
package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	// The size of the board, and the number of units of each player.
	var size, units int
	fmt.Fscan(in, &size, &units)
	for {
		// The heights of the cells; '.' is no cell.
		rows := make([]string, size)
		for i := range rows {
			if _, err := fmt.Fscan(in, &rows[i]); err != nil {
				return
			}
		}
		// Your units, then the opponent's; -1 -1 if you do not see it.
		places := make([][2]int, 2*units)
		for i := range places {
			fmt.Fscan(in, &places[i][0], &places[i][1])
		}
		// The legal actions: TYPE INDEX DIR1 DIR2.
		var n int
		fmt.Fscan(in, &n)
		answer := "ACCEPT-DEFEAT"
		for i := 0; i < n; i++ {
			var kind, index, dir1, dir2 string
			fmt.Fscan(in, &kind, &index, &dir1, &dir2)
			if i == 0 {
				answer = kind + " " + index + " " + dir1 + " " + dir2
			}
		}

		fmt.Println(answer)
	}
}
