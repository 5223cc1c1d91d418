// Command validate decides whether standard input is a valid input of UVa 10229.
package main

import "oj/testcases/internal/input"

func main() {
	for {
		input.Int("n", 0, 1<<31-1)
		input.Int("m", 0, 19)
		if !input.More() {
			input.End()
		}
	}
}
