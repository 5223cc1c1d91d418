// Accepted: walks to the nearest cell that has not been scanned, until the known part of the maze contains a short
// enough path from C to T. It computes distances by breadth-first search, layer by layer.
package main

import (
	"bufio"
	"fmt"
	"os"
)

const far = 1 << 20

var (
	rows, columns, alarm int
	maze                 [100]string
)

func main() {
	in := bufio.NewReader(os.Stdin)
	fmt.Fscan(in, &rows, &columns, &alarm)
	back := false
	for {
		var row, column int
		fmt.Fscan(in, &row, &column)
		for i := 0; i < rows; i++ {
			fmt.Fscan(in, &maze[i])
		}
		if maze[row][column] == 'C' {
			back = true
		}

		goal := byte('?')
		if back {
			goal = 'T'
		} else if way := flood("T", true); find('C', way) <= alarm {
			goal = 'C'
		}
		dist := flood(string(goal), goal != '?')
		best, answer := far, "UP"
		for i, word := range []string{"UP", "DOWN", "LEFT", "RIGHT"} {
			r, c := row+[]int{-1, 1, 0, 0}[i], column+[]int{0, 0, -1, 1}[i]
			if maze[r][c] != '#' && dist[r][c] < best && (maze[r][c] != 'C' || goal != '?') {
				best, answer = dist[r][c], word
			}
		}
		fmt.Println(answer)
	}
}

// find returns the distance of the cell with this letter. dist contains the distance of each cell from the start of
// the search.
func find(letter byte, dist *[100][200]int) int {
	for i := 0; i < rows; i++ {
		for j := 0; j < columns; j++ {
			if maze[i][j] == letter {
				return dist[i][j]
			}
		}
	}
	return far
}

// flood returns the distance from each cell to the nearest cell with this letter. Paths consist of known cells. They
// may contain the control room only if `through` is true.
func flood(letter string, through bool) *[100][200]int {
	var dist [100][200]int
	var front [][2]int
	for i := 0; i < rows; i++ {
		for j := 0; j < columns; j++ {
			dist[i][j] = far
			if maze[i][j] == letter[0] {
				dist[i][j] = 0
				front = append(front, [2]int{i, j})
			}
		}
	}
	for round := 1; len(front) > 0; round++ {
		var next [][2]int
		for _, at := range front {
			for k := 0; k < 4; k++ {
				r, c := at[0]+[]int{-1, 1, 0, 0}[k], at[1]+[]int{0, 0, -1, 1}[k]
				if r < 0 || r >= rows || c < 0 || c >= columns || dist[r][c] < far {
					continue
				}
				if maze[r][c] == '.' || maze[r][c] == 'T' || maze[r][c] == 'C' && through {
					dist[r][c] = round
					next = append(next, [2]int{r, c})
				}
			}
		}
		front = next
	}
	return &dist
}
