// Command validate decides whether standard input is a valid input of UVa 10139.
package main

import "oj/testcases/internal/input"

const most = 1<<31 - 1

func main() {
	for {
		input.Int("n", 0, most)
		input.Int("m", 0, most)
		if !input.More() {
			input.End()
		}
	}
}
