// Command validate decides whether standard input is a valid input of UVa 1121. The statement says that N exceeds 10,
// but smaller N are allowed here, as in the statement's sample.
package main

import "oj/testcases/internal/input"

func main() {
	for {
		n := input.Int("N", 1, 99999)
		input.Int("S", 1, 99999999)
		for range n {
			input.Int("a number", 1, 10000)
		}
		if !input.More() {
			input.End()
		}
	}
}
