// The referee of thor1. The testcase holds the cells of the light and of Thor, and the number of turns.
package main

import "oj/testcases/internal/referee"

const width, height = 40, 18

func main() {
	g := referee.Open()
	lightX, lightY := g.Int(0, width-1), g.Int(0, height-1)
	x, y := g.Int(0, width-1), g.Int(0, height-1)
	turns := g.Int(1, 100)
	g.Done()

	g.Plane(width, height, false)
	g.Tell("%d %d %d %d", lightX, lightY, x, y)
	for g.Turn(turns) {
		g.Dot("d", "light", lightX, lightY)
		g.Dot("g", "Thor", x, y)
		g.Tell("%d", turns-g.Turns()+1)

		way := g.Choice(g.Ask("DIRECTION")[0], "N NE E SE S SW W NW")
		x += []int{0, 1, 1, 1, 0, -1, -1, -1}[way]
		y += []int{-1, -1, 0, 1, 1, 1, 0, -1}[way]

		if x < 0 || x >= width || y < 0 || y >= height {
			g.Lose("Thor leaves the map")
		}
		if x == lightX && y == lightY {
			g.Win("Thor stands on the light")
		}
	}
	g.Lose("no turn is left")
}
