// Command validate decides whether standard input is a valid game of Power of Thor: the cell of the light, another cell
// for Thor, and enough turns for the way.
package main

import "oj/testcases/internal/input"

func main() {
	lightX, lightY := input.Int("the light's column", 0, 39), input.Int("the light's row", 0, 17)
	x, y := input.Int("Thor's column", 0, 39), input.Int("Thor's row", 0, 17)

	// Thor takes a step in both directions at once.
	least := max(lightX-x, x-lightX, lightY-y, y-lightY)
	if least == 0 {
		input.Reject("Thor stands on the light")
	}
	input.Int("enough turns", least, 100)
	input.End()
}
