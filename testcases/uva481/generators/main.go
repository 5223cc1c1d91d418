// Command generators makes the testcases of UVa 481.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(481, fill) }

func fill(s *gen.Set) {
	s.Secret("01-one", "7\n")
	s.Secret("02-equal", "5\n5\n5\n5\n")
	s.Secret("03-smallest-ends", "2\n3\n1\n0\n")
	s.Secret("04-several", "-3\n-4\n-2\n0\n8\n5\n1\n-1\n11\n15\n8\n4\n-1\n2\n7\n2\n7\n456\n3568\n234\n5\n234\n234523\n6\n")
	s.Secret("05-down", "3\n2\n1\n0\n-1\n")
	s.Secret("06-small", numbers(s, 30, 12))
	s.Secret("07-medium", numbers(s, 1000, 600))
	s.Secret("08-50000", numbers(s, 50000, 9))

	s.Invalid("nothing", "\n")
	s.Invalid("word", "1\ntwo\n")
	s.Invalid("too-large", "1\n2147483648\n")
}

// numbers returns `count` random numbers from 0 to most. If count is less than 10,000, the numbers are from -most/2
// to most/2.
func numbers(s *gen.Set, count, most int) string {
	var b strings.Builder
	for range count {
		x := s.Random.Intn(most + 1)
		if count < 10000 {
			x -= most / 2
		}
		fmt.Fprintln(&b, x)
	}
	return b.String()
}
