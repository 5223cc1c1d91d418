// Command validate decides whether standard input is a valid input of UVa 10199. No two places have one name, and no two
// routes join the same places. The exit status is 42 if the input is valid. Otherwise it is 43, and standard error contains
// the line and the reason.
package main

import (
	"strings"

	"oj/testcases/internal/lines"
)

const longestName = 30

func main() {
	lines.Start()
	for {
		n := lines.Numbers(0, 100)[0]
		if n == 0 {
			lines.Finish()
		}
		if n < 3 {
			lines.Reject("want at least three places")
		}
		number := map[string]int{}
		for i := range n {
			name := lines.Next()
			if name == "" || len(name) > longestName || strings.Trim(name, "abcdefghijklmnopqrstuvwxyz") != "" {
				lines.Reject("want a name of 1 to %d lower-case letters", longestName)
			}
			if _, known := number[name]; known {
				lines.Reject("want a new name")
			}
			number[name] = i
		}

		joined := map[[2]int]bool{}
		for range lines.Numbers(0, n*(n-1)/2)[0] {
			words := strings.Split(lines.Next(), " ")
			if len(words) != 2 {
				lines.Reject("want two names")
			}
			a, known := number[words[0]]
			b, knownToo := number[words[1]]
			if !known || !knownToo || a == b {
				lines.Reject("want the names of two places of this city")
			}
			if joined[[2]int{a, b}] {
				lines.Reject("want a new route")
			}
			joined[[2]int{a, b}], joined[[2]int{b, a}] = true, true
		}
	}
}
