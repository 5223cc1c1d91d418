// Command validate decides whether standard input is a valid input of UVa 10219. The statement has no limit. Here k or
// n-k is at most 200,000, because the program takes that number of steps.
package main

import "oj/testcases/internal/input"

const mostSteps = 200000

func main() {
	for {
		n := input.Int("n", 1, 1<<31-1)
		k := input.Int("k", 1, n)
		if min(k, n-k) > mostSteps {
			input.Reject("%d over %d: want k or n-k up to %d", n, k, mostSteps)
		}
		if !input.More() {
			input.End()
		}
	}
}
