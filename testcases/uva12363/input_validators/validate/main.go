// Command validate decides whether standard input is a valid input of UVa 12363. No two corridors may join the same
// rooms. The exit status is 42 if the input is valid. Otherwise it is 43, and the reason is on standard error.
package main

import "oj/testcases/internal/input"

func main() {
	for {
		r, c, q := input.Int("rooms", 0, 10000), input.Int("corridors", 0, 100000), input.Int("queries", 0, 1000)
		if r == 0 && c+q > 0 {
			input.Reject("want 0 0 0")
		}
		if r == 0 {
			input.End()
		}

		// The lower room comes first, so equal corridors have equal keys.
		seen := map[[2]int]bool{}
		for range c {
			a := input.Int("a room", 1, r-1)
			corridor := [2]int{a, input.Int("a room of higher number", a+1, r)}
			if seen[corridor] {
				input.Reject("corridor %v occurs twice", corridor)
			}
			seen[corridor] = true
		}
		for range q {
			input.Int("a room of higher number", input.Int("a room", 1, r-1)+1, r)
		}
	}
}
