// Command generators makes the testcases of the calculator game.
package main

import (
	"fmt"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(9, fill) }

func fill(s *gen.Set) {
	for _, n := range []int{1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 20, 33, 57, 100, 512, 777, 998, 999} {
		s.Made(fmt.Sprintf("%03d", n), fmt.Sprintln(n))
	}

	// The validator must reject these inputs, each for one reason.
	s.Invalid("zero", "0\n")
	s.Invalid("too-large", "1000\n")
	s.Invalid("two-numbers", "5 6\n")
}
