// Command validate decides whether standard input is a valid input of UVa 10054. The exit status is 42 if the input
// is valid. Otherwise it is 43, and the reason is on standard error.
package main

import "oj/testcases/internal/input"

func main() {
	for cases := input.Int("cases", 1, 1000); cases > 0; cases-- {
		for n := input.Int("beads", 5, 1000); n > 0; n-- {
			input.Int("a colour", 1, 50)
			input.Int("a colour", 1, 50)
		}
	}
	input.End()
}
