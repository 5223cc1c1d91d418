// Command validate decides whether standard input is a valid input of Vox Codei 1: the width and the height, rows of
// . (empty), @ (node) and # (wall), and the numbers of rounds and bombs.
package main

import (
	"strings"

	"oj/testcases/internal/input"
)

func main() {
	width, height := input.Int("the width", 3, 19), input.Int("the height", 3, 19)
	nodes := 0
	for i := 0; i < height; i++ {
		row := input.Word("a row")
		if len(row) != width || strings.Trim(row, ".@#") != "" {
			input.Reject("row %d, %.50q: want %d letters of .@#", i, row, width)
		}
		nodes += strings.Count(row, "@")
	}
	if nodes == 0 {
		input.Reject("want a node")
	}
	input.Int("rounds", 3, 99)
	input.Int("bombs", 1, 99)
	input.End()
}
