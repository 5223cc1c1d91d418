// Command referee is the referee of voxcodei2. A testcase consists of the size of the map, the numbers of rounds and
// bombs, and the rows of the map. In the rows, U, D, L and R are nodes that move up, down, left and right, and @ are
// nodes that do not move.
package main

import (
	"oj/testcases/internal/blast"
	"oj/testcases/internal/referee"
)

func main() {
	g := referee.Open()
	width, height := g.Int(1, 20), g.Int(1, 20)
	rounds, bombs := g.Int(1, 200), g.Int(0, 200)
	rows := g.Rows(height, width)
	g.Done()

	g.Tell("%d %d", width, height)
	blast.Play(g, rows, rounds, bombs, g.TellRows)
}
