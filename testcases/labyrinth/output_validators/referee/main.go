// Command referee is the referee of the labyrinth. A testcase consists of the numbers R of rows, C of columns and A
// of turns before the alarm, and of the maze. Kirk starts on T.
//
// At the start the player gets R C A. Before each turn the player gets Kirk's row and column, and the maze as far as
// Kirk has scanned it.
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
	g.TellRead()
	maze := g.Rows(height, width)
	g.Done()

	kirk := referee.Find(maze, "T")[0]
	seen := referee.Map(maze, func(referee.Point, byte) byte { return '?' })
	g.Board(maze)
	g.Draw(func() { g.Dot("a", "K", kirk) })

	left := -1 // the number of moves left before the alarm; -1 until Kirk has reached the control room
	for g.Turn(fuel) {
		seen = referee.Map(seen, func(p referee.Point, old byte) byte {
			if p.Near(kirk, sight) {
				return referee.At(maze, p)
			}
			return old
		})
		g.Tell("%d %d", kirk.Y, kirk.X)
		g.TellRows(seen)
		kirk = kirk.Plus(g.Step(g.Ask("DIRECTION")[0], "UP DOWN LEFT RIGHT"))

		cell := referee.At(maze, kirk)
		switch {
		case cell == '#':
			g.Lose("there is a wall in row %d, column %d", kirk.Y, kirk.X)
		case left > 0:
			left--
			g.WinIf(cell == 'T', "Kirk is back, %d moves before the alarm", left)
			g.LoseIf(left == 0, "the alarm goes off")
		case cell == 'C':
			left = alarm
		}
	}
	g.Lose("the fuel of %d moves is used up", fuel)
}
