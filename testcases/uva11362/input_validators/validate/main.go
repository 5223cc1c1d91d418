// Command validate decides whether standard input is a valid input of UVa 11362.
package main

import (
	"strings"

	"oj/testcases/internal/input"
)

func main() {
	for lists := input.Int("lists", 1, 40); lists > 0; lists-- {
		seen := map[string]bool{}
		for n := input.Int("numbers", 1, 10000); n > 0; n-- {
			number := input.Word("a phone number")
			if len(number) > 10 || strings.Trim(number, "0123456789") != "" || seen[number] {
				input.Reject("%.50q: want a number of at most 10 digits that has not occurred before", number)
			}
			seen[number] = true
		}
	}
	input.End()
}
