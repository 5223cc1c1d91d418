// Command validate decides whether standard input is a valid input of UVa 11029: each power must have at least six
// digits.
package main

import "oj/testcases/internal/input"

const sixDigits = 100000

func main() {
	for cases := input.Int("cases", 1, 1000); cases > 0; cases-- {
		n := input.Int("n", 2, 1<<32-1)
		power := 1
		for k := input.Int("k", 1, 10000000); k > 0 && power < sixDigits; k-- {
			power *= n
		}
		if power < sixDigits {
			input.Reject("%d: want a power of at least six digits", power)
		}
	}
	input.End()
}
