// Command validate decides whether standard input is a valid input of UVa 11790. The statement has no bounds.
package main

import "oj/testcases/internal/input"

const mostBuildings, most = 10000, 1000000

func main() {
	for cases := input.Int("cases", 1, 1000); cases > 0; cases-- {
		n := input.Int("buildings", 1, mostBuildings)
		for range n {
			input.Int("a height", 1, most)
		}
		for range n {
			input.Int("a width", 1, most)
		}
	}
	input.End()
}
