// Command validate decides whether standard input is a valid input of UVa 11265.
package main

import "oj/testcases/internal/input"

const most = 200000

func main() {
	for {
		walls := input.Int("walls", 1, 500)
		w, h := input.Int("W", 1, most), input.Int("H", 1, most)
		x, y := input.Int("x of the fountain", 0, w), input.Int("y of the fountain", 0, h)
		for range walls {
			x1, y1 := input.Int("x", 0, w), input.Int("y", 0, h)
			x2, y2 := input.Int("x", 0, w), input.Int("y", 0, h)
			if !border(x1, y1, w, h) || !border(x2, y2, w, h) {
				input.Reject("the wall %d %d %d %d does not end at the border", x1, y1, x2, y2)
			}
			if (x2-x1)*(y-y1) == (y2-y1)*(x-x1) {
				input.Reject("the wall %d %d %d %d goes through the fountain", x1, y1, x2, y2)
			}
		}
		if !input.More() {
			input.End()
		}
	}
}

// border reports whether a point is on the border of the garden.
func border(x, y, w, h int) bool { return x == 0 || x == w || y == 0 || y == h }
