// Command validate decides whether standard input is a valid input of UVa 11294. The exit status is 42 if the input
// is valid. Otherwise it is 43, and the reason is on standard error.
package main

import (
	"strconv"

	"oj/testcases/internal/input"
)

func main() {
	for {
		n, m := input.Int("couples", 0, 30), input.Int("pairs", 0, 1000)
		if n == 0 && m > 0 {
			input.Reject("want 0 0")
		}
		if n == 0 {
			input.End()
		}
		for range 2 * m {
			person(n)
		}
	}
}

// person reads a person, such as 12h, and rejects any other word.
func person(couples int) {
	text := input.Word("a person")
	for couple := range couples {
		if text == strconv.Itoa(couple)+"h" || text == strconv.Itoa(couple)+"w" {
			return
		}
	}
	input.Reject("%.50q: want a number below %d, followed by h or w", text, couples)
}
