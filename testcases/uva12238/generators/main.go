// Command generators makes the testcases of UVa 12238.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(12238, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", "2\n0 1\n4\n0 0\n1 1\n0 1\n1 0\n"+ // queries with equal hills
		"3\n0 5\n0 7\n3\n1 2\n2 1\n2 2\n"+ // the path leads up and down
		"6\n0 1\n1 1\n2 1\n3 1\n4 1\n3\n5 0\n5 2\n1 4\n0\n")

	// Add trees of all shapes: paths if the argument `near` is 1, flat trees if it is large.
	var b strings.Builder
	for range 200 {
		n := 2 + s.Random.Intn(15)
		tree(&b, s, n, 1+s.Random.Intn(n), 100, 1+s.Random.Intn(20))
	}
	s.Secret("02-small", b.String()+"0\n")
	b.Reset()
	tree(&b, s, 3000, 3000, 1000000000, 2000)
	s.Secret("03-wide", b.String()+"0\n")
	b.Reset()
	tree(&b, s, 5000, 1, 1000000000, 3)
	s.Secret("04-path", b.String()+"0\n")
	s.Secret("05-many-queries-on-a-path", path(s, 8000)+"0\n")

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-end", "2\n0 1\n1\n0 1\n")
	s.Invalid("later-hill", "3\n0 1\n2 1\n1\n0 1\n0\n")
	s.Invalid("one-hill", "1\n1\n0 0\n0\n")
	s.Invalid("no-length", "2\n0 0\n1\n0 1\n0\n")
	s.Invalid("no-queries", "2\n0 1\n0\n0\n")
	s.Invalid("hill-2-of-2", "2\n0 1\n1\n0 2\n0\n")
}

// tree adds a case in which each hill has a tunnel to a random hill with a smaller number; the numbers differ by at
// most `near`.
func tree(b *strings.Builder, s *gen.Set, n, near, longest, queries int) {
	fmt.Fprintln(b, n)
	for i := 1; i < n; i++ {
		fmt.Fprintln(b, i-1-s.Random.Intn(min(i, near)), 1+s.Random.Intn(longest))
	}
	fmt.Fprintln(b, queries)
	for range queries {
		fmt.Fprintln(b, s.Random.Intn(n), s.Random.Intn(n))
	}
}

// path returns a case with a single path of n hills, and n/2 queries. Each query is about a hill near the beginning
// of the path and a hill near its end.
func path(s *gen.Set, n int) string {
	var b strings.Builder
	fmt.Fprintln(&b, n)
	for i := 1; i < n; i++ {
		fmt.Fprintln(&b, i-1, 1)
	}
	fmt.Fprintln(&b, n/2)
	for range n / 2 {
		fmt.Fprintln(&b, s.Random.Intn(9), n-1-s.Random.Intn(9))
	}
	return b.String()
}
