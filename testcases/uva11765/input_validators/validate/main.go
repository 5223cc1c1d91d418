// Command validate decides whether standard input is a valid input of UVa 11765. The exit status is 42 if the input is
// valid. Otherwise it is 43, and standard error contains the line and the reason.
package main

import (
	"strings"

	"oj/testcases/internal/lines"
)

const most = 1000000 // the largest price

func main() {
	lines.Start()
	for range lines.Numbers(1, 100)[0] {
		head := lines.Numbers(1, 200, 0, 10000)
		n, m := head[0], head[1]
		row(n, 0, most)
		row(n, 0, most)
		row(n, -1, 1)
		for range m {
			connection := lines.Numbers(1, n, 1, n, 0, most)
			if connection[0] == connection[1] {
				lines.Reject("want two different components")
			}
		}
	}
	lines.Finish()
}

// row reads a line with n numbers.
func row(n, least, most int) {
	words := strings.Split(lines.Next(), " ")
	if len(words) != n {
		lines.Reject("want %d numbers", n)
	}
	for _, word := range words {
		lines.Number(word, least, most)
	}
}
