// Command validate decides whether standard input is a valid input of UVa 10109.
package main

import (
	"strconv"
	"strings"

	"oj/testcases/internal/input"
)

const most = 1 << 31

func main() {
	for {
		number := input.Int("a number", 0, most)
		if number == 0 {
			input.End()
		}
		unknowns, equations := input.Int("unknowns", 1, 50), input.Int("equations", 1, 50)
		for range equations * (unknowns + 1) {
			fraction(input.Word("a fraction"))
		}
	}
}

// fraction rejects the input unless the word is a whole number or a fraction.
func fraction(word string) {
	above, below, isFraction := strings.Cut(word, "/")
	check(word, above, -most)
	if isFraction {
		check(word, below, 1)
	}
}

func check(word, part string, least int) {
	n, err := strconv.Atoi(part)
	if err != nil || strconv.Itoa(n) != part || n < least || n > most {
		input.Reject("%.50q: want a whole number or a fraction", word)
	}
}
