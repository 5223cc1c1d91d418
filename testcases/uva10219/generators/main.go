// Command generators makes the testcases of UVa 10219.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(10219, fill) }

func fill(s *gen.Set) {
	edges := "5 2\n1 1\n5 5\n100000 3\n"
	powers, huge := "", "2147483647 1\n2147483647 2147483646\n"
	for n := 10; n <= 1000000000; n *= 10 {
		lines := fmt.Sprintf("%d 1\n%d 1\n%d %d\n", n-1, n, n, n-1)
		switch {
		case n <= 1000:
			edges += lines
		case n <= 100000:
			powers += lines
		default:
			huge += lines
		}
	}
	s.Secret("01-edges", edges)
	s.Beyond("04-powers-of-ten", "Sums of logarithms, rounded, near powers of ten. Three of seven public programs are one off (metaphysis, accepted; dibery, morris821028).", powers)
	s.Beyond("05-huge", "Known files go up to 200,000. Five of seven public programs take k steps (metaphysis, accepted; LasseD, PuzzlesLab, dibery, morris821028).", huge)

	var small, large strings.Builder
	for range 500 {
		n := 1 + s.Random.Intn(1200)
		fmt.Fprintln(&small, n, 1+s.Random.Intn(n))
	}
	s.Secret("02-small", small.String())
	for range 4 {
		fmt.Fprintln(&large, 50000-s.Random.Intn(1000), 25000-s.Random.Intn(1000))
	}
	fmt.Fprintln(&large, 200000, 1000)
	s.Secret("03-large", large.String())

	s.Invalid("no-k", "5 2\n5\n")
	s.Invalid("k-0", "5 0\n")
	s.Invalid("k-exceeds-n", "5 6\n")
}
