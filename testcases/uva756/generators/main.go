// Command generators makes the testcases of UVa 756.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

const end = "-1 -1 -1 -1\n"

func main() { gen.Main(756, fill) }

func fill(s *gen.Set) {
	s.Secret("01-edges", "0 0 0 0\n0 0 0 365\n365 365 365 365\n365 365 365 364\n22 27 32 364\n23 28 33 0\n"+
		"1 1 1 0\n24 29 34 1\n0 0 1 0\n0 365 0 365\n365 0 0 0\n"+end)
	s.Secret("02-random", random(s, 300))
	s.Secret("03-many", random(s, 1000))

	s.Invalid("no-end", "0 0 0 0\n")
	s.Invalid("day-366", "0 0 0 366\n"+end)
	s.Invalid("three-numbers", "1 2 3\n"+end)
	s.Invalid("marker-of-three", "1 2 3 4\n-1 -1 -1\n")
}

func random(s *gen.Set, cases int) string {
	var b strings.Builder
	for range cases {
		fmt.Fprintln(&b, s.Random.Intn(366), s.Random.Intn(366), s.Random.Intn(366), s.Random.Intn(366))
	}
	return b.String() + end
}
