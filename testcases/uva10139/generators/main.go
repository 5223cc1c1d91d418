// Command generators makes the testcases of UVa 10139.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

const most = 1<<31 - 1

func main() { gen.Main(10139, fill) }

func fill(s *gen.Set) {
	s.Secret("01-edges", "0 1\n0 2\n1 1\n1 2\n2 1\n2147483647 1\n"+
		"31 402653184\n31 67108864\n31 134217728\n31 1073741824\n4 9\n5 25\n9 25\n10 25\n12 1024\n11 1024\n"+ // powers
		"2147483646 2147483647\n2147483647 2147483647\n2147483647 2147483629\n2147483628 2147483629\n"+ // large primes
		"46338 2147117569\n46337 2147117569\n92674 2147117569\n92673 2147117569\n1073741789 2147483578\n1073741788 2147483578\n")

	var small, large strings.Builder
	for n := range 12 {
		for m := 1; m <= 64; m++ {
			fmt.Fprintln(&small, n, m)
		}
	}
	s.Secret("02-small", small.String())

	for range 500 {
		fmt.Fprintln(&large, s.Random.Intn(most), 1+s.Random.Intn(most))
		fmt.Fprintln(&large, s.Random.Intn(30), 1+smooth(s))
		fmt.Fprintln(&large, 20+s.Random.Intn(30), smooth(s))
	}
	s.Secret("03-large", large.String())

	s.Beyond("04-zero", "0 divides no n!, because n! is not 0. Of six public programs, four print that (metaphysis, LasseD, keisuke-kanao, yftsai), two the contrary.",
		"6 0\n0 0\n1 0\n2147483647 0\n6 9\n")

	s.Invalid("no-m", "6 9\n6\n")
	s.Invalid("negative", "6 -9\n")
	s.Invalid("too-large", "2147483648 1\n")
}

// smooth returns a product of small primes.
func smooth(s *gen.Set) int {
	m := 1
	for {
		next := m * []int{2, 2, 2, 3, 3, 5, 7, 11, 13, 23}[s.Random.Intn(10)]
		if next > most || s.Random.Intn(20) == 0 {
			return m
		}
		m = next
	}
}
