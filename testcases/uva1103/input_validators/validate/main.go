// Command validate decides whether standard input is a valid input of UVa 1103. It does not check the shapes of the
// black components. The exit status is 42 if the input is valid. Otherwise it is 43, and the reason is on standard
// error.
package main

import (
	"strconv"
	"strings"

	"oj/testcases/internal/input"
)

func main() {
	for {
		h, w := input.Int("rows", 0, 200), input.Int("digits", 0, 50)
		if (h == 0) != (w == 0) {
			input.Reject("want 0 0")
		}
		if h == 0 {
			input.End()
		}

		// Each hexadecimal digit stands for four pixels.
		var rows []string
		for range h {
			row := input.Word("a row")
			if len(row) != w || strings.Trim(row, "0123456789abcdef") != "" {
				input.Reject("%.60q: want %d hexadecimal digits", row, w)
			}
			rows = append(rows, row)
		}
		corners(rows)
	}
}

// corners rejects the input if two black pixels touch only at a corner.
func corners(rows []string) {
	black := func(i, j int) bool {
		digit, _ := strconv.ParseUint(rows[i][j/4:j/4+1], 16, 8)
		return digit>>(3-j%4)&1 == 1
	}
	for i := range rows[1:] {
		for j := range 4*len(rows[0]) - 1 {
			a, b, c, d := black(i, j), black(i, j+1), black(i+1, j), black(i+1, j+1)
			if a == d && b == c && a != b {
				input.Reject("rows %d and %d: two black pixels in neighbouring columns touch only at a corner, the first of them in column %d", i+1, i+2, j+1)
			}
		}
	}
}
