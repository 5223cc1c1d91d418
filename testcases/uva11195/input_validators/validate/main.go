// Command validate decides whether standard input is a valid input of UVa 11195.
package main

import (
	"strings"

	"oj/testcases/internal/input"
)

func main() {
	for cases := 0; ; cases++ {
		n := input.Int("n", 0, 15)
		if n == 0 {
			input.End()
		}
		if n < 3 || cases == 10 {
			input.Reject("n is %d in case %d: want at most 10 cases of 3 to 15 rows", n, cases+1)
		}
		for range n {
			row := input.Word("a row")
			if len(row) != n || strings.Trim(row, ".*") != "" {
				input.Reject("%.50q: want %d letters, each . or *", row, n)
			}
		}
	}
}
