// Command validate decides whether standard input is a valid input of UVa 11506. The exit status is 42 if the input
// is valid. Otherwise it is 43, and the reason is on standard error.
package main

import "oj/testcases/internal/input"

func main() {
	for {
		m, w := input.Int("machines", 0, 50), input.Int("wires", 0, 1000)
		if m == 1 || m == 0 && w > 0 {
			input.Reject("want 0 0 or at least two machines")
		}
		if m == 0 {
			input.End()
		}

		// The first and the last machine (the boss's machine and the server) have no price.
		seen := map[int]bool{}
		for range m - 2 {
			i := input.Int("a machine", 2, m-1)
			if seen[i] {
				input.Reject("machine %d occurs twice", i)
			}
			seen[i] = true
			input.Int("a price", 0, 100000)
		}
		for range w {
			input.Int("a machine", 1, m)
			input.Int("a machine", 1, m)
			input.Int("a price", 0, 100000)
		}
	}
}
