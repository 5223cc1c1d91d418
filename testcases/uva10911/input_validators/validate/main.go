// Command validate decides whether standard input is a valid input of UVa 10911.
package main

import (
	"strings"

	"oj/testcases/internal/input"
)

func main() {
	for {
		teams := input.Int("teams", 0, 8)
		if teams == 0 {
			input.End()
		}
		for range 2 * teams {
			name := input.Word("a name")
			if strings.Trim(name, "abcdefghijklmnopqrstuvwxyz") != "" {
				input.Reject("%.50q: want a name of lower-case letters", name)
			}
			input.Int("x", 0, 1000)
			input.Int("y", 0, 1000)
		}
	}
}
