// Command validate decides whether standard input is a valid input of Roller Coaster.
// Exit status 42: valid. 43: not valid; standard error says why.
package main

import "oj/testcases/internal/words"

func main() {
	places := words.Number("places", 1, 10000000)
	words.Number("rides", 1, 10000000)
	for n := words.Number("groups", 1, 1000); n > 0; n-- {
		words.Number("people", 1, min(places, 1000000))
	}
	words.Finish()
}
