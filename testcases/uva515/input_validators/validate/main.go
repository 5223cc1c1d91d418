// Command validate decides whether standard input is a valid input of UVa 515. The exit status is 42 if the input is
// valid. Otherwise it is 43, and standard error contains the line and the reason.
package main

import (
	"strings"

	"oj/testcases/internal/lines"
)

func main() {
	lines.Start()
	for !lines.Last("0") {
		head := lines.Numbers(1, 100, 1, 100)
		n := head[0]
		for range head[1] {
			condition(n)
		}
	}
	lines.Next()
	lines.Finish()
}

// condition reads a condition for a sequence of n numbers, such as the line 1 2 gt 0, and rejects any other line.
func condition(n int) {
	words := strings.Split(lines.Next(), " ")
	if len(words) != 4 || words[2] != "gt" && words[2] != "lt" {
		lines.Reject("want two numbers, gt or lt, and a number")
	}

	// The condition is about the numbers with the indices first to first+words[1]. These indices must be from 1 to n.
	first := lines.Number(words[0], 1, n)
	lines.Number(words[1], 0, n-first)
	lines.Number(words[3], -1<<31, 1<<31-1)
}
