// Command validate decides whether standard input is a valid game of Power of Thor: the cell of the light, another cell
// for Thor, and enough turns for the way.
package main

import "oj/testcases/internal/words"

func main() {
	lightX, lightY := words.Number("the light's column", 0, 39), words.Number("the light's row", 0, 17)
	x, y := words.Number("Thor's column", 0, 39), words.Number("Thor's row", 0, 17)

	// Thor takes a step in both directions at once.
	least := max(lightX-x, x-lightX, lightY-y, y-lightY)
	if least == 0 {
		words.Reject("Thor stands on the light")
	}
	words.Number("enough turns", least, 100)
	words.Finish()
}
