// Command validate decides whether standard input is a valid input of UVa 11504.
// Exit status 42: valid. 43: not valid; standard error says why.
package main

import "oj/testcases/internal/words"

func main() {
	for cases := words.Number("cases", 1, 1000); cases > 0; cases-- {
		n := words.Number("dominos", 1, 100000)
		for m := words.Number("lines", 0, 100000); m > 0; m-- {
			words.Number("a domino", 1, n)
			words.Number("a domino", 1, n)
		}
	}
	words.Finish()
}
