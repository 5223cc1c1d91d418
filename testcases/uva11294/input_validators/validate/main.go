// Command validate decides whether standard input is a valid input of UVa 11294.
// Exit status 42: valid. 43: not valid; standard error says why.
package main

import (
	"strconv"

	"oj/testcases/internal/words"
)

func main() {
	for {
		n, m := words.Number("couples", 0, 30), words.Number("pairs", 0, 1000)
		if n == 0 && m > 0 {
			words.Reject("want 0 0")
		}
		if n == 0 {
			words.Finish()
		}
		for range 2 * m {
			person(n)
		}
	}
}

// person reads a word like 12h.
func person(couples int) {
	text := words.Next()
	for couple := range couples {
		if text == strconv.Itoa(couple)+"h" || text == strconv.Itoa(couple)+"w" {
			return
		}
	}
	words.Reject("%.50q: want a number below %d and h or w", text, couples)
}
