// The referee of the labyrinth. The testcase holds R C A and the maze, in which Kirk starts on T.
//
// The player gets R C A, then before each turn Kirk's row and column and the maze, as far as Kirk has scanned it.
package main

import "oj/testcases/internal/referee"

const (
	fuel  = 1200 // moves
	sight = 2    // Kirk scans the cells up to this many rows and columns away
)

func main() {
	g := referee.Open()
	height, width := g.Int(10, 100), g.Int(20, 200)
	alarm := g.Int(1, 100)
	maze := g.Rows(height, width)
	g.Done()

	row, column := 0, 0
	seen := make([][]byte, height)
	for i := range seen {
		for j := 0; j < width; j++ {
			seen[i] = append(seen[i], '?')
			if maze[i][j] == 'T' {
				row, column = i, j
			}
		}
	}

	g.Board(maze)
	g.Tell("%d %d %d", height, width, alarm)
	left := -1 // the moves left after the alarm; -1 before Kirk has been in the control room
	for g.Turn(fuel) {
		for i := max(0, row-sight); i <= min(height-1, row+sight); i++ {
			for j := max(0, column-sight); j <= min(width-1, column+sight); j++ {
				seen[i][j] = maze[i][j]
			}
		}
		g.Tell("%d %d", row, column)
		for _, cells := range seen {
			g.Tell("%s", string(cells))
		}
		g.Dot("a", "K", column, row)

		way := g.Choice(g.Ask("DIRECTION")[0], "UP DOWN LEFT RIGHT")
		row += []int{-1, 1, 0, 0}[way]
		column += []int{0, 0, -1, 1}[way]
		switch {
		case maze[row][column] == '#':
			g.Lose("there is a wall in row %d, column %d", row, column)
		case left > 0:
			left--
			if maze[row][column] == 'T' {
				g.Win("Kirk is back, %d moves before the alarm", left)
			}
			if left == 0 {
				g.Lose("the alarm goes off")
			}
		case maze[row][column] == 'C':
			left = alarm
		}
	}
	g.Lose("the fuel of %d moves is used up", fuel)
}
