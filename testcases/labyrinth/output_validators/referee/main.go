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

// A position is where Kirk is, and the number of moves left before the alarm: -1 until Kirk has reached the control
// room.
type position struct {
	kirk referee.Point
	left int
}

func main() {
	g := referee.Open()
	height, width := g.Int(10, 100), g.Int(20, 200)
	alarm := g.Int(1, 100)
	g.TellRead()
	maze := g.Rows(height, width)
	g.Done()

	now := position{referee.Find(maze, "T")[0], -1}
	seen := referee.Map(maze, func(referee.Point, byte) byte { return '?' })
	g.Board(maze)
	g.Legend("a", "Kirk (K)")
	g.Legend("-", "T: start; C: control room")
	g.Draw(func() { g.Dot("a", "K", now.kirk) })
	var before []position // for each turn
	g.Winnable(func(n int) (wins, known bool) { return canWin(maze, before[n], alarm, fuel-n), true })

	for g.Turn(fuel) {
		seen = referee.Map(seen, func(p referee.Point, old byte) byte {
			if p.Near(now.kirk, sight) {
				return referee.At(maze, p)
			}
			return old
		})
		g.Tell("%d %d", now.kirk.Y, now.kirk.X)
		g.TellRows(seen)
		before = append(before, now)
		now.kirk = now.kirk.Plus(g.Step(g.Ask("DIRECTION")[0], "UP DOWN LEFT RIGHT"))

		cell := referee.At(maze, now.kirk)
		switch {
		case cell == '#':
			g.Lose("there is a wall in row %d, column %d", now.kirk.Y, now.kirk.X)
		case now.left > 0:
			now.left--
			g.WinIf(cell == 'T', "Kirk is back, %d moves before the alarm", now.left)
			g.LoseIf(now.left == 0, "the alarm goes off")
		case cell == 'C':
			now.left = alarm
		}
	}
	g.Lose("the fuel of %d moves is used up", fuel)
}

// canWin reports whether a player who knows the maze wins in this position with the given number of moves.
func canWin(maze []string, now position, alarm, moves int) bool {
	fromKirk, toT := distances(maze, now.kirk), distances(maze, referee.Find(maze, "T")...)
	if now.left > 0 {
		return toT[now.kirk] > 0 && toT[now.kirk] <= min(now.left, moves)
	}

	// The alarm is set at the first visit of the control room.
	for _, c := range referee.Find(maze, "C") {
		there, back := fromKirk[c], toT[c]
		if there > 0 && back > 0 && back <= alarm && there+back <= moves {
			return true
		}
	}
	return false
}

// distances returns the number of moves to each cell from the nearest start. A cell that cannot be reached is missing.
func distances(maze []string, starts ...referee.Point) map[referee.Point]int {
	dist := make(map[referee.Point]int)
	for _, p := range starts {
		dist[p] = 0
	}
	for queue := starts; len(queue) > 0; queue = queue[1:] {
		for _, direction := range []string{"UP", "DOWN", "LEFT", "RIGHT"} {
			p := queue[0].Plus(referee.Step(direction))
			if _, seen := dist[p]; !seen && referee.At(maze, p) != '#' {
				dist[p] = dist[queue[0]] + 1
				queue = append(queue, p)
			}
		}
	}
	return dist
}
