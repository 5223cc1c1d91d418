// Command validate decides whether standard input is a valid input of Vox Codei 2: the width and the height, the
// numbers of rounds and bombs, and rows of . (empty), # (wall), @ (a node that does not move), and U, D, L, R (nodes
// that move up, down, left or right).
package main

import (
	"strings"

	"oj/testcases/internal/input"
)

func main() {
	width, height := input.Int("the width", 3, 19), input.Int("the height", 3, 19)
	input.Int("rounds", 4, 99)
	input.Int("bombs", 1, 99)
	nodes := 0
	for i := 0; i < height; i++ {
		row := input.Word("a row")
		if len(row) != width || strings.Trim(row, ".#@UDLR") != "" {
			input.Reject("row %d, %.50q: want %d letters of .#@UDLR", i, row, width)
		}
		nodes += len(strings.Map(func(c rune) rune {
			if c == '.' || c == '#' {
				return -1
			}
			return c
		}, row))
	}
	if nodes == 0 {
		input.Reject("want a node")
	}
	input.End()
}
