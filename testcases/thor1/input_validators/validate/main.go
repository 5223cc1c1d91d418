// Command validate decides whether standard input is a valid input of Power of Thor: the cell of the light, a
// different cell for Thor, and enough turns for Thor to reach the light.
package main

import "oj/testcases/internal/input"

func main() {
	lightX, lightY := input.Int("the light's column", 0, 39), input.Int("the light's row", 0, 17)
	x, y := input.Int("Thor's column", 0, 39), input.Int("Thor's row", 0, 17)

	// A diagonal step changes both coordinates, so the number of steps is the greater of the two distances.
	least := max(lightX-x, x-lightX, lightY-y, y-lightY)
	if least == 0 {
		input.Reject("Thor stands on the light")
	}
	input.Int("enough turns", least, 100)
	input.End()
}
