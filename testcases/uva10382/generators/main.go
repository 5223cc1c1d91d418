// Command generators makes the testcases of UVa 10382.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(10382, fill) }

func fill(s *gen.Set) {
	s.Secret("01-edges", "2 12 8\n3 5\n9 5\n1 10 8\n5 5\n1 6 8\n3 4\n2 6 8\n3 4\n3 5\n2 13 8\n3 5\n9 5\n1 4 3\n2 9\n3 10 2\n0 3\n5 9\n10 3\n"+
		"4 20 6\n4 5\n8 5\n12 5\n16 5\n2 10 2\n-3 4\n5 20\n3 12 8\n3 5\n6 5\n9 5\n")
	var small, large strings.Builder
	for range 200 {
		strip(&small, s, 1+s.Random.Intn(10), 5+s.Random.Intn(20), 1+s.Random.Intn(6), 8)
	}
	s.Secret("02-small", small.String())
	strip(&large, s, 1500, 20000, 30, 150)
	strip(&large, s, 1500, 20000, 100, 400)
	strip(&large, s, 500, 90, 2, 3)
	s.Secret("03-large", large.String())

	// Two circles of radius 5000 water 4999.999975 to each side of their centres, so a gap of 0.00005 is left.
	s.Secret("04-narrow-gap", "2 15000 1\n4000 5000\n14000 5000\n2 14000 1\n4000 5000\n13999 5000\n1 10000 2\n5000 5000\n1 9999 2\n5000 5001\n")

	s.Invalid("no-width", "1 10\n5 5\n")
	s.Invalid("radius-0", "1 10 2\n5 0\n")
	s.Invalid("a-sprinkler-missing", "2 10 2\n5 5\n")
}

// strip adds a case with n random sprinklers.
func strip(b *strings.Builder, s *gen.Set, n, length, width, radius int) {
	fmt.Fprintln(b, n, length, width)
	for range n {
		fmt.Fprintln(b, s.Random.Intn(length+1), 1+s.Random.Intn(radius))
	}
}
