// Command generators makes the testcases of UVa 11029.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(11029, fill) }

func fill(s *gen.Set) {
	s.Secret("01-edges", cases(
		"1000 2", "1000 3", "10 5", "10 10000000", "100 9999999", "1000000000 7", "1000000 1", // powers of ten
		"100000 1", "999999 1", "1000001 1", "100009 1", "123000 1", "2147483647 1", "2147483647 10000000", "2 10000000", "3 10000000"))

	var random, medium, large []string
	for range 300 {
		random = append(random, fmt.Sprint(100000+s.Random.Intn(1000000), " ", 1+s.Random.Intn(60)))
	}
	s.Secret("02-random", cases(random...))
	for range 1000 {
		n, k := 2+s.Random.Intn(1<<32-2), 9000000+s.Random.Intn(1000001)
		large = append(large, fmt.Sprint(n, " ", k))
		medium = append(medium, fmt.Sprint(1+n/2, " ", k))
	}
	s.Secret("03-1000-large", cases(medium...))

	const why = "n above 2147483647. Most public programs read n into 32 signed bits (metaphysis, accepted; dibery, keisuke-kanao, morris821028)."
	s.Beyond("06-few-digits", "The power has few digits apart from its zeros. Five public programs print 624 instead of 625 for 50^4 (metaphysis, accepted; PuzzlesLab, dibery, keisuke-kanao, morris821028).",
		cases("20 5", "50 4", "250 3", "5 8", "2 17", "25 6", "320 3", "2000000000 10"))
	s.Beyond("04-n-above-31-bits", why, cases("4294967295 1", "4294967295 10000000", "2147483648 3", "3000000000 4"))
	s.Beyond("05-1000-above-31-bits", why, cases(large...))

	s.Invalid("five-digits", "1\n99999 1\n")
	s.Invalid("one", "1\n1 100\n")
	s.Invalid("k-too-large", "1\n10 10000001\n")
	s.Invalid("n-too-large", "1\n4294967296 2\n")
	s.Invalid("a-case-more", "1\n1000 2\n1000 2\n")
}

func cases(all ...string) string {
	return fmt.Sprintf("%d\n%s\n", len(all), strings.Join(all, "\n"))
}
