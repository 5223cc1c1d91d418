// Command validate decides whether standard input is a valid input of UVa 11402.
package main

import (
	"strings"

	"oj/testcases/internal/input"
)

func main() {
	for cases := input.Int("cases", 1, 100); cases > 0; cases-- {
		pirates := 0
		for pieces := input.Int("texts", 1, 100); pieces > 0; pieces-- {
			times := input.Int("a count", 1, 200)
			piece := input.Word("a text")
			if len(piece) > 50 || strings.Trim(piece, "01") != "" {
				input.Reject("%.60q: want up to 50 digits 0 and 1", piece)
			}
			pirates += times * len(piece)
		}
		for lines := input.Int("lines", 1, 1000); lines > 0; lines-- {
			what := input.Word("a letter")
			if what != "F" && what != "E" && what != "I" && what != "S" {
				input.Reject("%.20q: want F, E, I or S", what)
			}
			from := input.Int("the first pirate", 0, pirates-1)
			input.Int("the last pirate", from, pirates-1)
		}
	}
	input.End()
}
