// Command validate decides whether standard input is a valid input of Winamax Sponsored Contest. There must be as
// many balls as holes. Command validate does not check that the solution is unique. The exit status is 42 if the
// input is valid. Otherwise it is 43, and standard error contains the line and the reason.
package main

import (
	"strings"

	"oj/testcases/internal/lines"
)

func main() {
	lines.Start()
	size := lines.Numbers(1, 1000, 1, 1000)

	// Every ball needs its own hole.
	holes, balls := 0, 0
	for range size[1] {
		row := lines.Next()
		if len(row) != size[0] || strings.Trim(row, ".XH123456789") != "" {
			lines.Reject("want %d characters . X H or 1 to 9", size[0])
		}
		holes += strings.Count(row, "H")
		balls += len(strings.NewReplacer(".", "", "X", "", "H", "").Replace(row))
	}
	if holes != balls || balls == 0 {
		lines.Reject("want as many balls as holes, got %d balls and %d holes", balls, holes)
	}
	lines.Finish()
}
