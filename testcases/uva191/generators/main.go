// Command generators makes the testcases of UVa 191.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(191, fill) }

func fill(s *gen.Set) {
	s.Secret("01-edges", cases(
		// four cases: the segment is inside, ends at two corners, crosses the rectangle, or lies on the line through
		// a side
		"1 1 2 2 0 4 4 0", "1 1 2 2 4 0 0 4", "0 0 4 4 1 3 3 1", "2 0 3 0 0 0 1 1",
		// four cases: the segment touches a corner or passes near one
		"0 2 2 0 0 1 1 0", "0 2 2 0 0 0 1 1", "0 3 3 0 0 1 1 0", "5 5 5 5 0 5 5 0",
		// the segment is a single point
		"1 1 1 1 0 2 2 0", "6 6 6 6 0 5 5 0",
		"0 0 2 0 1 0 3 2", "-5 -5 -1 -1 0 0 2 2", "3 -5 3 8 0 0 2 2", "2 -5 2 8 0 0 2 2",
		"10000 10000 -10000 -10000 -1 1 1 -1", "-10000 9999 10000 -9999 5000 10000 10000 4998"))

	var random []string
	for range 600 {
		numbers := make([]int, 8)
		size := 2 + s.Random.Intn(12)
		for i := range numbers {
			numbers[i] = s.Random.Intn(2*size+1) - size
		}
		isFlat := numbers[4] == numbers[6] || numbers[5] == numbers[7]
		if !isFlat {
			random = append(random, strings.Trim(fmt.Sprint(numbers), "[]"))
		}
	}
	s.Secret("02-random", cases(random...))

	s.Beyond("03-flat-rectangles", "Rectangles of width or height 0. Three of six public programs find no common point (LasseD, dibery, keisuke-kanao).",
		cases("5 5 5 5 5 5 5 5", "0 0 9 9 5 5 5 5", "0 0 9 8 5 5 5 5", "-5 3 8 3 0 3 2 3", "-5 3 8 3 0 4 2 4",
			"2 -1 2 4 2 0 2 3", "1 1 3 1 2 0 2 3", "1 4 3 4 2 0 2 3", "2 1 2 2 2 0 2 3", "0 0 3 3 2 0 2 3", "2 1 2 1 2 0 2 3"))

	s.Invalid("seven-numbers", "1\n1 2 3 4 5 6 7\n")
	s.Invalid("fraction", "1\n1 2 3 4 5 6 7 8.5\n")
	s.Invalid("a-case-more", "1\n1 2 3 4 5 6 7 8\n1 2 3 4 5 6 7 8\n")
}

func cases(all ...string) string {
	return fmt.Sprintf("%d\n%s\n", len(all), strings.Join(all, "\n"))
}
