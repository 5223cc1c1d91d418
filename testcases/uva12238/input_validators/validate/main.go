// Command validate decides whether standard input is a valid input of UVa 12238.
// Exit status 42: valid. 43: not valid; standard error says why.
package main

import "oj/testcases/internal/words"

func main() {
	for {
		n := words.Number("anthills", 0, 100000)
		if n == 0 {
			words.Finish()
		}
		if n == 1 {
			words.Reject("want at least two anthills")
		}
		for i := 1; i < n; i++ {
			words.Number("an earlier hill", 0, i-1)
			words.Number("a length", 1, 1000000000)
		}
		for q := words.Number("queries", 1, 100000); q > 0; q-- {
			words.Number("a hill", 0, n-1)
			words.Number("a hill", 0, n-1)
		}
	}
}
