// Command validate decides whether standard input is a valid input of UVa 10245. The coordinates must be whole
// numbers, as in all known test files.
package main

import "oj/testcases/internal/input"

func main() {
	for {
		n := input.Int("points", 0, 10000)
		if n == 0 {
			input.End()
		}
		for range 2 * n {
			input.Int("a coordinate", 0, 39999)
		}
	}
}
