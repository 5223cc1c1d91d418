// Command validate decides whether standard input is a valid input of UVa 670.
// Exit status 42: valid. 43: not valid; standard error says why.
package main

import "oj/testcases/internal/words"

func main() {
	for cases := words.Number("cases", 1, 1000); cases > 0; cases-- {
		n, m := words.Number("corners", 2, 100), words.Number("places", 0, 100)
		seen := map[[2]int]bool{}
		for range n + m {
			p := [2]int{words.Number("a coordinate", -1000, 1000), words.Number("a coordinate", -1000, 1000)}
			if seen[p] {
				words.Reject("point %v is there twice", p)
			}
			seen[p] = true
		}
	}
	words.Finish()
}
