// Command validate decides whether standard input is a valid input of UVa 10382. The numbers must be whole numbers,
// as in all known test files.
package main

import "oj/testcases/internal/input"

const most = 1000000

func main() {
	for {
		n := input.Int("sprinklers", 1, 10000)
		input.Int("the length", 1, most)
		input.Int("the width", 1, most)
		for range n {
			input.Int("a position", -most, most)
			input.Int("a radius", 1, most)
		}
		if !input.More() {
			input.End()
		}
	}
}
