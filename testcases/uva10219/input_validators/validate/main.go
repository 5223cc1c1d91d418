// Command validate decides whether standard input is a valid input of UVa 10219. The statement has no bounds. Here the
// smaller of k and n-k must be at most 200,000, because it is the number of the solution's steps.
package main

import "oj/testcases/internal/input"

const mostSteps = 200000

func main() {
	for {
		n := input.Int("n", 1, 1<<31-1)
		k := input.Int("k", 1, n)
		if min(k, n-k) > mostSteps {
			input.Reject("%d over %d: want k or n-k of at most %d", n, k, mostSteps)
		}
		if !input.More() {
			input.End()
		}
	}
}
