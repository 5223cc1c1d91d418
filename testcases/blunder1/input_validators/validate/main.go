// Command validate decides whether standard input is a valid input of Blunder, episode 1: the number of rows L and of
// columns C, both from 4 to 100, and L rows of C characters with a border of #, one @, one or more $, and either two
// T or none. The exit status is 42 if the input is valid. Otherwise it is 43, and standard error contains the line
// and the reason.
package main

import (
	"strings"

	"oj/testcases/internal/lines"
)

func main() {
	lines.Start()
	size := lines.Numbers(4, 100, 4, 100)

	// Check the letters and the border row by row. Count the letters of the whole map at the end.
	all := ""
	for i := range size[0] {
		row := lines.Next()
		if len(row) != size[1] || strings.Trim(row, "#X@$SENWBIT ") != "" {
			lines.Reject("want %d characters, # X @ $ S E N W B I T or blank", size[1])
		}
		if row[0] != '#' || row[len(row)-1] != '#' || (i == 0 || i == size[0]-1) && strings.Trim(row, "#") != "" {
			lines.Reject("the border is open")
		}
		all += row
	}
	if t := strings.Count(all, "T"); strings.Count(all, "@") != 1 || !strings.Contains(all, "$") || t != 0 && t != 2 {
		lines.Reject("want one @, one or more $, and either two T or none in the map that ends with this line")
	}
	lines.Finish()
}
