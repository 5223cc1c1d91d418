// Command validate decides whether standard input is a valid input of Roller Coaster. The exit status is 42 if the
// input is valid. Otherwise it is 43, and the reason is on standard error.
package main

import "oj/testcases/internal/input"

func main() {
	places := input.Int("places", 1, 10000000)
	input.Int("rides", 1, 10000000)
	for n := input.Int("groups", 1, 1000); n > 0; n-- {
		input.Int("people", 1, min(places, 1000000))
	}
	input.End()
}
