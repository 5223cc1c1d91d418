// Command validate decides whether standard input is a valid input of UVa 11504. The exit status is 42 if the input
// is valid. Otherwise it is 43, and the reason is on standard error.
package main

import "oj/testcases/internal/input"

func main() {
	for cases := input.Int("cases", 1, 1000); cases > 0; cases-- {
		n := input.Int("dominos", 1, 100000)
		for m := input.Int("lines", 0, 100000); m > 0; m-- {
			input.Int("a domino", 1, n)
			input.Int("a domino", 1, n)
		}
	}
	input.End()
}
