package main

import (
	"fmt"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

var pad = map[int][]int{1: {2, 4, 5}, 2: {1, 3, 4, 5, 6}, 3: {2, 5, 6}, 4: {1, 2, 5, 7, 8}, 5: {1, 2, 3, 4, 6, 7, 8, 9},
	6: {2, 3, 5, 8, 9}, 7: {4, 5, 8}, 8: {4, 5, 6, 7, 9}, 9: {5, 6, 8}}

// wins plays all games to the end. A player who makes the number negative has lost.
func wins(number, last int) bool {
	for _, key := range pad[last] {
		if number >= key && !wins(number-key, key) {
			return true
		}
	}
	return false
}

func TestAllGames(t *testing.T) {
	for number := 1; number <= 24; number++ {
		var first []string
		for key := 1; key <= 9; key++ {
			if number >= key && !wins(number-key, key) {
				first = append(first, fmt.Sprint(key))
			}
		}
		try.Answers(t, solve, fmt.Sprintln(number), strings.Join(first, " ")+"\n")
	}
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"":          "line 1: input ends, want a word",
		"0\n":       `line 1: want a whole number from 1 to 1048576`,
		"1048577\n": `line 1: want a whole number from 1 to 1048576`,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
