// Command validate decides whether standard input is a valid input of UVa 12238. The exit status is 42 if the input
// is valid. Otherwise it is 43, and the reason is on standard error.
package main

import "oj/testcases/internal/input"

func main() {
	for {
		n := input.Int("anthills", 0, 100000)
		if n == 0 {
			input.End()
		}
		if n == 1 {
			input.Reject("want at least two anthills")
		}
		for i := 1; i < n; i++ {
			input.Int("an earlier hill", 0, i-1)
			input.Int("a length", 1, 1000000000)
		}
		for q := input.Int("queries", 1, 100000); q > 0; q-- {
			input.Int("a hill", 0, n-1)
			input.Int("a hill", 0, n-1)
		}
	}
}
