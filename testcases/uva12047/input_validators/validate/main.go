// Command validate decides whether standard input is a valid input of UVa 12047. The exit status is 42 if the input
// is valid. Otherwise it is 43, and standard error contains the line and the reason.
package main

import (
	"strconv"
	"strings"

	"oj/testcases/internal/lines"
)

func main() {
	lines.Start()
	for cases := lines.Numbers(1, 50)[0]; cases > 0; cases-- {
		// The bounds of the other numbers in the line depend on the first number.
		words := strings.Split(lines.Peek(), " ")
		n, err := strconv.Atoi(words[0])
		if err != nil {
			lines.Reject("want a line that begins with the number of junctions")
		}
		head := lines.Numbers(1, 10000, 0, 100000, 1, n, 1, n, 0, 1000000)
		for range head[1] {
			lines.Numbers(1, n, 1, n, 0, 100000)
		}
	}
	lines.Finish()
}
