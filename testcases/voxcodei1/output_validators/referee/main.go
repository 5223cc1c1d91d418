// Command referee is the referee of voxcodei1. A testcase consists of the size of the map, its rows, and the numbers
// of rounds and bombs.
package main

import (
	"oj/testcases/internal/blast"
	"oj/testcases/internal/referee"
)

func main() {
	g := referee.Open()
	width, height := g.Int(1, 20), g.Int(1, 20)
	rows := g.Rows(height, width)
	g.TellRead()
	rounds, bombs := g.Int(1, 200), g.Int(0, 200)
	g.Done()

	blast.Play(g, rows, rounds, bombs, func([]string) {})
}
