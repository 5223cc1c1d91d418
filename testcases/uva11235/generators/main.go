// Command generators makes the testcases of UVa 11235.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(11235, fill) }

func fill(s *gen.Set) {
	s.Secret("01-edges", "1 1\n0\n1 1\n6 5\n-2 -2 -2 -1 -1 5\n2 3\n2 4\n1 6\n6 6\n4 5\n5 3\n-100000 -1 0 1 100000\n1 5\n2 2\n3 4\n"+
		"7 4\n3 3 3 3 3 3 3\n1 7\n2 6\n7 7\n1 1\n9 3\n-1 -1 -1 0 1 1 1 1 1\n1 9\n1 8\n1 5\n0\n")

	var small strings.Builder
	for range 60 {
		list(&small, s, 1+s.Random.Intn(20), 15, 3)
	}
	s.Secret("02-small", small.String()+"0\n")

	var large strings.Builder
	list(&large, s, 5000, 1500, 2)
	list(&large, s, 5000, 500, 60)
	s.Secret("03-large", large.String()+"0\n")

	s.Invalid("no-end", "1 1\n0\n1 1\n")
	s.Invalid("descends", "2 1\n1 0\n1 2\n0\n")
	s.Invalid("end-before-start", "2 1\n1 2\n2 1\n0\n")
	s.Invalid("two-zeros", "1 1\n0\n1 1\n0 0\n")
}

// list adds a case in which equal numbers form runs of random lengths.
func list(b *strings.Builder, s *gen.Set, n, questions, run int) {
	fmt.Fprintln(b, n, questions)
	value := -n / 2 / run
	for i := range n {
		if s.Random.Intn(run) == 0 {
			value++
		}
		if i > 0 {
			b.WriteString(" ")
		}
		fmt.Fprint(b, value)
	}
	fmt.Fprintln(b)
	for range questions {
		i := 1 + s.Random.Intn(n)
		fmt.Fprintln(b, i, i+s.Random.Intn(n-i+1))
	}
}
