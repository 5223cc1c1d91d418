// Command validate decides whether standard input is a valid input of UVa 501.
package main

import "oj/testcases/internal/input"

const most = 2000000000

func main() {
	for datasets := input.Int("datasets", 1, 100); datasets > 0; datasets-- {
		m := input.Int("M", 1, 30000)
		n := input.Int("N", 1, m)
		for range m {
			input.Int("a number", -most, most)
		}
		last := 0
		for p := range n {
			last = input.Int("u(p)", max(last, p+1), m)
		}
	}
	input.End()
}
