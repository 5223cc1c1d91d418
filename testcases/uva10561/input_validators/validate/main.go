// Command validate decides whether standard input is a valid input of UVa 10561. The exit status is 42 if the input is
// valid. Otherwise it is 43, and standard error contains the line and the reason.
package main

import (
	"strings"

	"oj/testcases/internal/lines"
)

const least, most = 3, 200 // the number of squares

func main() {
	lines.Start()
	for range lines.Numbers(1, 1000)[0] {
		row := lines.Next()
		if len(row) < least || len(row) > most || strings.Trim(row, ".X") != "" {
			lines.Reject("want %d to %d squares, each . or X", least, most)
		}
		if strings.Contains(row, "XXX") {
			lines.Reject("the game is over already")
		}
	}
	lines.Finish()
}
