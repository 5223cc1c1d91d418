// Command validate decides whether standard input is a valid input of UVa 191. The statement has no bounds for the
// coordinates.
package main

import "oj/testcases/internal/input"

const most = 1000000

func main() {
	for cases := input.Int("cases", 1, 10000); cases > 0; cases-- {
		for range 8 {
			input.Int("a coordinate", -most, most)
		}
	}
	input.End()
}
