// Command validate decides whether standard input is a valid input of UVa 10003.
package main

import "oj/testcases/internal/input"

func main() {
	for {
		length := input.Int("a length", 0, 999)
		if length == 0 {
			input.End()
		}
		place := 0
		for cuts := input.Int("cuts", 1, 49); cuts > 0; cuts-- {
			place = input.Int("a place further right", place+1, length-1)
		}
	}
}
