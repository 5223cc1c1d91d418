// UVa 10067, Playing with Wheels: the fewest turns of four wheels with the digits 0 to 9 that change one number into another
// one, if some numbers are forbidden.
//
// State: a number of four digits.
// Neighbours: up to eight numbers, one for each wheel and direction; a forbidden number is none.
// Start: the number that the wheels show.
// Goal: the other number.
package main

import (
	"bufio"
	"fmt"

	"oj/problems/lib/scan"
	"oj/problems/lib/search"
)

const states = 10000

// read reads the four digits of a number.
func read(in *scan.Scanner) int32 {
	number := 0
	for wheel := 0; wheel < 4; wheel++ {
		number = 10*number + in.Int(0, 9)
	}
	return int32(number)
}

// turned returns the number after one wheel has been turned by one digit. place is the value of the wheel: 1, 10, 100 or 1000.
// by is 1 or 9: nine steps forward are one step back.
func turned(number, place, by int32) int32 {
	digit := number / place % 10
	return number + place*((digit+by)%10-digit)
}

func solve(in *scan.Scanner, out *bufio.Writer) {
	for in.CountedCase() {
		start, goal := read(in), read(in)
		var isForbidden [states]bool
		for count := in.Int(0, scan.Max); count > 0; count-- {
			isForbidden[read(in)] = true
		}

		turn := func(number int32, _ int, buf []int32) []int32 {
			for place := int32(1); place < states; place *= 10 {
				for _, by := range [2]int32{1, 9} {
					if next := turned(number, place, by); !isForbidden[next] {
						buf = append(buf, next)
					}
				}
			}
			return buf
		}
		turns := search.DenseDistances(states, []int32{start}, turn)
		fmt.Fprintln(out, turns[goal]) // -1 if the goal cannot be reached
	}
}

func main() { scan.Main(solve) }
