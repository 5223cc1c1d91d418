// The referee of voxcodei1. The testcase holds the size of the map, its rows, and the numbers of rounds and bombs.
package main

import (
	"oj/testcases/internal/blast"
	"oj/testcases/internal/referee"
)

func main() {
	g := referee.Open()
	width, height := g.Int(1, 20), g.Int(1, 20)
	rows := g.Rows(height, width)
	rounds, bombs := g.Int(1, 200), g.Int(0, 200)
	g.Done()

	g.Tell("%d %d", width, height)
	for _, row := range rows {
		g.Tell("%s", row)
	}
	blast.New(rows).Play(g, rounds, bombs, func() {})
}
