// Command validate decides whether standard input is a valid input of UVa 10937. The exit status is 42 if the input
// is valid. Otherwise it is 43, and the reason is on standard error.
package main

import (
	"strings"

	"oj/testcases/internal/input"
)

func main() {
	for {
		rows, columns := input.Int("rows", 0, 50), input.Int("columns", 0, 50)
		if (rows == 0) != (columns == 0) {
			input.Reject("want 0 0")
		}
		if rows == 0 {
			input.End()
		}
		all := ""
		for range rows {
			row := input.Word("a row")
			if len(row) != columns || strings.Trim(row, "@~#.*!") != "" {
				input.Reject("%.60q: want %d letters @ ~ # . * !", row, columns)
			}
			all += row
		}
		if strings.Count(all, "@") != 1 || strings.Count(all, "!") > 10 {
			input.Reject("want one @ and at most ten !, got %d and %d", strings.Count(all, "@"), strings.Count(all, "!"))
		}
	}
}
