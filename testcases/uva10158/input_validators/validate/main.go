// Command validate decides whether standard input is a valid input of UVa 10158.
// Exit status 42: valid. 43: not valid; standard error says why.
package main

import "oj/testcases/internal/words"

func main() {
	n := words.Number("people", 1, 9999)
	for {
		c := words.Number("an operation", 0, 4)
		x, y := words.Number("a person", 0, n-1), words.Number("a person", 0, n-1)
		if c == 0 && x+y > 0 {
			words.Reject("want 0 0 0")
		}
		if c == 0 {
			words.Finish()
		}
		if x == y {
			words.Reject("%d twice", x)
		}
	}
}
