// Command simple plays Wondev Woman: it takes the action after which its units stand highest and have the most cells to go
// to. It prefers points, and ignores the opponent except where the list of actions says that a cell is taken.
package main

import (
	"bufio"
	"fmt"
	"os"
)

var steps = map[string][2]int{
	"N": {0, -1}, "NE": {1, -1}, "E": {1, 0}, "SE": {1, 1}, "S": {0, 1}, "SW": {-1, 1}, "W": {-1, 0}, "NW": {-1, -1},
}

// height returns the height of a cell, or 9 if it does not exist.
func height(rows [][]byte, x, y int) int {
	if y < 0 || y >= len(rows) || x < 0 || x >= len(rows) || rows[y][x] == '.' {
		return 9
	}
	return int(rows[y][x] - '0')
}

// value adds up the heights of the units and of the cells to which they can go.
func value(rows [][]byte, units [2][2]int) (sum int) {
	for _, u := range units {
		own := height(rows, u[0], u[1])
		sum += 3 * own
		for _, d := range steps {
			if h := height(rows, u[0]+d[0], u[1]+d[1]); h <= 3 && h <= own+1 {
				sum += 1 + h
			}
		}
	}
	return sum
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var size, n int
	fmt.Fscan(in, &size, &n)
	for {
		rows := make([][]byte, size)
		for y := range rows {
			if _, err := fmt.Fscan(in, &rows[y]); err != nil {
				return
			}
		}
		var units, others [2][2]int
		for _, list := range []*[2][2]int{&units, &others} {
			for i := range list {
				fmt.Fscan(in, &list[i][0], &list[i][1])
			}
		}
		fmt.Fscan(in, &n)
		best, bestValue := "ACCEPT-DEFEAT", -1
		for i := 0; i < n; i++ {
			var kind, dir1, dir2 string
			var index int
			fmt.Fscan(in, &kind, &index, &dir1, &dir2)

			// Carry out the action, and take it back.
			after := units
			x, y := units[index][0]+steps[dir1][0], units[index][1]+steps[dir1][1]
			bx, by := x, y // what is built
			v := 0
			if kind == "MOVE&BUILD" {
				after[index] = [2]int{x, y}
				bx, by = x+steps[dir2][0], y+steps[dir2][1]
				if height(rows, x, y) == 3 {
					v = 100
				}
			}
			rows[by][bx]++
			v += value(rows, after)
			rows[by][bx]--
			if v > bestValue {
				best, bestValue = fmt.Sprint(kind, " ", index, " ", dir1, " ", dir2), v
			}
		}
		fmt.Println(best)
	}
}
