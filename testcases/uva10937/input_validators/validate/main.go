// Command validate decides whether standard input is a valid input of UVa 10937.
// Exit status 42: valid. 43: not valid; standard error says why.
package main

import (
	"strings"

	"oj/testcases/internal/words"
)

func main() {
	for {
		rows, columns := words.Number("rows", 0, 50), words.Number("columns", 0, 50)
		if (rows == 0) != (columns == 0) {
			words.Reject("want 0 0")
		}
		if rows == 0 {
			words.Finish()
		}
		all := ""
		for range rows {
			row := words.Next()
			if len(row) != columns || strings.Trim(row, "@~#.*!") != "" {
				words.Reject("%.60q: want %d letters @ ~ # . * !", row, columns)
			}
			all += row
		}
		if strings.Count(all, "@") != 1 || strings.Count(all, "!") > 10 {
			words.Reject("want one @ and at most ten !, not %d and %d", strings.Count(all, "@"), strings.Count(all, "!"))
		}
	}
}
