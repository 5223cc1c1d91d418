// Command validate decides whether standard input is a valid input of UVa 11235.
package main

import "oj/testcases/internal/input"

const most = 100000

func main() {
	for {
		n := input.Int("n", 0, most)
		if n == 0 {
			input.End()
		}
		questions := input.Int("questions", 1, most)
		least := -most
		for range n {
			least = input.Int("a number that is not less than the previous one", least, most)
		}
		for range questions {
			i := input.Int("the first position", 1, n)
			input.Int("the last position", i, n)
		}
	}
}
