// Command generators makes the testcases of UVa 10109.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(10109, fill) }

func fill(s *gen.Set) {
	s.Secret("01-edges", "1\n2 3\n1 1 2\n1 -1 0\n1 2 4\n2\n2 2\n0 2 1\n4/2 0 -3\n17\n1 1\n0 0\n18\n1 1\n0 1\n5\n1 1\n-6/4 9/8\n"+
		"3\n3 1\n1 2 3 4\n6\n2 4\n1 1 2\n2 2 4\n1 -1 0\n3 -3 0/7\n7\n3 3\n0 0 1 2\n0 1 0 3\n1 0 0 4\n0\n")
	var small strings.Builder
	for number := range 200 {
		system(&small, s, number+1, 1+s.Random.Intn(4), 1+s.Random.Intn(4), 3, 3)
	}
	s.Secret("02-small", small.String()+"0\n")
	var large strings.Builder
	system(&large, s, 2, 12, 12, 60, 12)
	system(&large, s, 1, 50, 50, 8, 1)
	system(&large, s, 9, 20, 19, 8, 3)
	s.Beyond("03-large", "Values of more than 64 bits. Two public authors overflow (metaphysis, three programs, one of them accepted; morris821028).",
		large.String()+"0\n")

	s.Invalid("no-end", "1\n1 1\n1 1\n")
	s.Invalid("51-unknowns", "1\n51 1\n"+strings.Repeat("1 ", 52)+"\n0\n")
	s.Invalid("zero-below", "1\n1 1\n1/0 1\n0\n")
	s.Invalid("a-number-missing", "1\n1 1\n1\n0\n")
}

// system adds a system of equations with random fractions. Some equations repeat or contradict the previous equation.
func system(b *strings.Builder, s *gen.Set, number, unknowns, equations, most, below int) {
	fmt.Fprintf(b, "%d\n%d %d\n", number, unknowns, equations)
	var row []string
	for i := range equations {
		if i == 0 || unknowns > 10 || s.Random.Intn(4) > 0 {
			row = row[:0]
			for range unknowns {
				row = append(row, fraction(s, most, below))
			}
			row = append(row, fraction(s, most, below))
		} else if s.Random.Intn(3) == 0 {
			row[unknowns] = fraction(s, most, below)
		}
		fmt.Fprintln(b, strings.Join(row, " "))
	}
}

// fraction returns a random number with a numerator from -most to most. If `below` is greater than 1, a third of the
// numbers are fractions with denominators up to `below`.
func fraction(s *gen.Set, most, below int) string {
	text := fmt.Sprint(s.Random.Intn(2*most+1) - most)
	if below > 1 && s.Random.Intn(3) == 0 {
		text += fmt.Sprint("/", 1+s.Random.Intn(below))
	}
	return text
}
