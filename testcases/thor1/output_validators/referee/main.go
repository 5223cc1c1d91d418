// Command referee is the referee of thor1. A testcase consists of the cells of the light and of Thor, and the number
// of turns.
package main

import "oj/testcases/internal/referee"

const width, height = 40, 18

func main() {
	g := referee.Open()
	light, thor := g.Point(width, height), g.Point(width, height)
	turns := g.Int(1, 100)
	g.Done()

	g.Plane(width, height, false)
	g.Legend("d", "the light")
	g.Legend("g", "Thor")
	g.Draw(func() {
		g.Dot("d", "light", light)
		g.Dot("g", "Thor", thor)
	})
	g.Tell("%d %d %d %d", light.X, light.Y, thor.X, thor.Y)
	for g.Turn(turns) {
		g.Tell("%d", turns-g.Turns()+1)
		words := g.Ask("DIRECTION")
		thor = thor.Plus(g.Step(words[0], "N NE E SE S SW W NW"))

		g.LoseIf(!thor.Inside(width, height), "Thor leaves the map")
		g.WinIf(thor == light, "Thor stands on the light")
	}
	g.Lose("no turn is left")
}
