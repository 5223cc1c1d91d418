// Command validate decides whether standard input is a valid input of UVa 1121. N may be small, as in the sample.
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
