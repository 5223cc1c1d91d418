// Command validate decides whether standard input is a valid input of UVa 10679.
package main

import "oj/testcases/internal/input"

func main() {
	for cases := input.Int("cases", 1, 9); cases > 0; cases-- {
		letters("a text", 100000)
		for words := input.Int("words", 1, 999); words > 0; words-- {
			letters("a word", 1000)
		}
	}
	input.End()
}

func letters(what string, most int) {
	text := input.Word(what)
	if len(text) > most {
		input.Reject("%.50q: want %s of at most %d letters", text, what, most)
	}
	for _, c := range []byte(text) {
		if (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') {
			input.Reject("%.50q: %q is not a letter", text, c)
		}
	}
}
