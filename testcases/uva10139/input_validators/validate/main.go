// Command validate decides whether standard input is a valid input of UVa 10139. m must be at least 1, because the
// answer of the original judge for m = 0 is unknown.
package main

import "oj/testcases/internal/input"

const most = 1<<31 - 1

func main() {
	for {
		input.Int("n", 0, most)
		input.Int("m", 1, most)
		if !input.More() {
			input.End()
		}
	}
}
