// Command validate decides whether standard input is a valid input of UVa 11506.
// Exit status 42: valid. 43: not valid; standard error says why.
package main

import "oj/testcases/internal/words"

func main() {
	for {
		m, w := words.Number("machines", 0, 50), words.Number("wires", 0, 1000)
		if m == 1 || m == 0 && w > 0 {
			words.Reject("want 0 0 or at least two machines")
		}
		if m == 0 {
			words.Finish()
		}

		// Machines 1 and the last one, the boss's and the server, have no price.
		seen := map[int]bool{}
		for range m - 2 {
			i := words.Number("a machine", 2, m-1)
			if seen[i] {
				words.Reject("machine %d is there twice", i)
			}
			seen[i] = true
			words.Number("a price", 0, 100000)
		}
		for range w {
			words.Number("a machine", 1, m)
			words.Number("a machine", 1, m)
			words.Number("a price", 0, 100000)
		}
	}
}
