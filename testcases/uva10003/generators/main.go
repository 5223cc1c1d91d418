// Command generators makes the testcases of UVa 10003.
package main

import (
	"fmt"
	"sort"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(10003, fill) }

func fill(s *gen.Set) {
	s.Secret("01-edges", "7\n1\n3\n2\n1\n1\n100\n3\n49 98 99\n10\n3\n4 5 6\n100\n3\n1 2 50\n999\n2\n1 998\n100\n4\n20 40 60 80\n10\n9\n1 2 3 4 5 6 7 8 9\n0\n")
	var small, large strings.Builder
	for range 60 {
		stick(&small, s, 10+s.Random.Intn(90), 1+s.Random.Intn(8))
	}
	s.Secret("02-small", small.String()+"0\n")
	for range 30 {
		stick(&large, s, 100+s.Random.Intn(900), 40+s.Random.Intn(10))
	}
	s.Secret("03-large", large.String()+"0\n")

	s.Invalid("no-end", "7\n1\n3\n")
	s.Invalid("descends", "7\n2\n3 2\n0\n")
	s.Invalid("at-the-end", "7\n1\n7\n0\n")
	s.Invalid("50-cuts", "999\n50\n"+strings.Join(strings.Fields("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50"), " ")+"\n0\n")
}

// stick adds a case with a stick and random places for the cuts.
func stick(b *strings.Builder, s *gen.Set, length, cuts int) {
	places := s.Random.Perm(length - 1)[:cuts]
	sort.Ints(places)
	fmt.Fprintf(b, "%d\n%d\n", length, cuts)
	for i, p := range places {
		if i > 0 {
			b.WriteString(" ")
		}
		fmt.Fprint(b, p+1)
	}
	fmt.Fprintln(b)
}
