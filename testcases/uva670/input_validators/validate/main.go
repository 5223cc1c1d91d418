// Command validate decides whether standard input is a valid input of UVa 670. The exit status is 42 if the input is
// valid. Otherwise it is 43, and the reason is on standard error.
package main

import "oj/testcases/internal/input"

func main() {
	for cases := input.Int("cases", 1, 1000); cases > 0; cases-- {
		n, m := input.Int("corners", 2, 100), input.Int("places", 0, 100)
		seen := map[[2]int]bool{}
		for range n + m {
			p := [2]int{input.Int("a coordinate", -1000, 1000), input.Int("a coordinate", -1000, 1000)}
			if seen[p] {
				input.Reject("point %v occurs twice", p)
			}
			seen[p] = true
		}
	}
	input.End()
}
