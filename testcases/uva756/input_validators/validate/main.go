// Command validate decides whether standard input is a valid input of UVa 756.
package main

import "oj/testcases/internal/input"

const lastDay = 365

func main() {
	for {
		least := 0
		p := input.Int("a day, or -1", -1, lastDay)
		most := lastDay
		if p < 0 {
			least, most = -1, -1
		}
		for range 3 {
			input.Int("a day, or the last line -1 -1 -1 -1", least, most)
		}
		if p < 0 {
			input.End()
		}
	}
}
