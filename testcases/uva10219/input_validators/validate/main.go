// Command validate decides whether standard input is a valid input of UVa 10219. The statement has no bounds. Here
// the smaller of k and n-k must be at most 200,000, because the solution of this repository takes this many steps.
package main

import "oj/testcases/internal/input"

const mostSteps = 200000

func main() {
	for {
		n := input.Int("n", 1, 1<<31-1)
		k := input.Int("k", 1, n)
		if min(k, n-k) > mostSteps {
			input.Reject("n = %d, k = %d: k or n-k must be at most %d", n, k, mostSteps)
		}
		if !input.More() {
			input.End()
		}
	}
}
