// Command generators makes the testcases of UVa 10911.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(10911, fill) }

func fill(s *gen.Set) {
	s.Secret("01-edges", "2\na 0 0\nb 10 0\nc 19 0\nd 29 0\n2\na 0 0\nb 10 0\nc 11 0\nd 30 40\n1\nx 0 0\ny 1000 1000\n1\nx 7 7\ny 7 7\n"+
		"3\na 0 0\na 100 0\na 0 1\na 100 1\na 50 0\na 50 1\n3\na 0 0\nb 1 0\nc 3 0\nd 6 0\ne 10 0\nf 15 0\n0\n")
	var small, large strings.Builder
	for range 60 {
		students(&small, s, 1+s.Random.Intn(4), 30)
	}
	s.Secret("02-small", small.String()+"0\n")
	for range 80 {
		students(&large, s, 8, 1001)
	}
	s.Secret("03-large", large.String()+"0\n")

	s.Invalid("no-end", "1\na 0 0\nb 1 1\n")
	s.Invalid("nine-teams", "9\n"+strings.Repeat("a 0 0\n", 18)+"0\n")
	s.Invalid("a-student-missing", "1\na 0 0\n0\n")
	s.Invalid("too-far", "1\na 0 0\nb 1001 0\n0\n")
}

// students adds a case with students at random places.
func students(b *strings.Builder, s *gen.Set, teams, size int) {
	fmt.Fprintln(b, teams)
	for i := range 2 * teams {
		fmt.Fprintf(b, "%c %d %d\n", 'a'+i, s.Random.Intn(size), s.Random.Intn(size))
	}
}
