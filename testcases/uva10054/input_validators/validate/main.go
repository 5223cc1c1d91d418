// Command validate decides whether standard input is a valid input of UVa 10054.
// Exit status 42: valid. 43: not valid; standard error says why.
package main

import "oj/testcases/internal/words"

func main() {
	for cases := words.Number("cases", 1, 1000); cases > 0; cases-- {
		for n := words.Number("beads", 5, 1000); n > 0; n-- {
			words.Number("a colour", 1, 50)
			words.Number("a colour", 1, 50)
		}
	}
	words.Finish()
}
