// Command validate decides whether standard input is a valid input of UVa 10067. The start is never forbidden, because the
// statement does not say what that would mean. The exit status is 42 if the input is valid. Otherwise it is 43, and standard
// error contains the line and the reason.
package main

import "oj/testcases/internal/lines"

func main() {
	lines.Start()
	cases := lines.Numbers(1, 100)[0]
	for k := range cases {
		if k > 0 && lines.Next() != "" {
			lines.Reject("want a blank line between two cases")
		}
		start := number()
		number()
		for range lines.Numbers(0, 9999)[0] {
			if number() == start {
				lines.Reject("the start is forbidden")
			}
		}
	}
	lines.Finish()
}

// number reads a line with four digits.
func number() int {
	n := 0
	for _, digit := range lines.Numbers(0, 9, 0, 9, 0, 9, 0, 9) {
		n = 10*n + digit
	}
	return n
}
