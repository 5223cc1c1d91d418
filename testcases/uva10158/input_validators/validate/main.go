// Command validate decides whether standard input is a valid input of UVa 10158. The exit status is 42 if the input
// is valid. Otherwise it is 43, and the reason is on standard error.
package main

import "oj/testcases/internal/input"

func main() {
	n := input.Int("people", 1, 9999)
	for {
		c := input.Int("an operation", 0, 4)
		x, y := input.Int("a person", 0, n-1), input.Int("a person", 0, n-1)
		if c == 0 && x+y > 0 {
			input.Reject("want 0 0 0")
		}
		if c == 0 {
			input.End()
		}
		if x == y {
			input.Reject("%d twice", x)
		}
	}
}
