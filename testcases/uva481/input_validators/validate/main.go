// Command validate decides whether standard input is a valid input of UVa 481.
package main

import "oj/testcases/internal/input"

const most = 1<<31 - 1

func main() {
	for {
		input.Int("a number", -most, most)
		if !input.More() {
			input.End()
		}
	}
}
