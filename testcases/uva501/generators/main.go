// Command generators makes the testcases of UVa 501.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(501, fill) }

func fill(s *gen.Set) {
	s.Secret("01-edges", datasets(
		"1 1\n0\n1\n", "4 3\n5 5 1 5\n1 2 4\n", "3 3\n2000000000 -2000000000 0\n3 3 3\n", "5 1\n5 4 3 2 1\n5\n",
		"5 5\n1 2 3 4 5\n1 2 3 4 5\n", "5 5\n5 4 3 2 1\n1 2 3 4 5\n", "4 2\n7 7 7 7\n2 2\n", "6 3\n3 3 2 2 1 1\n2 4 6\n"))
	var small []string
	for range 60 {
		small = append(small, dataset(s, 1+s.Random.Intn(15), 1+s.Random.Intn(20)))
	}
	s.Secret("02-small", datasets(small...))
	s.Secret("03-large", datasets(dataset(s, 8000, 900), dataset(s, 300, 2000000000)))

	s.Invalid("too-early", "1\n\n2 2\n1 2\n1 1\n")
	s.Invalid("descends", "1\n\n3 2\n1 2 3\n3 2\n")
	s.Invalid("too-late", "1\n\n2 1\n1 2\n3\n")
	s.Invalid("too-large", "1\n\n1 1\n2000000001\n1\n")
}

// dataset returns a case with n random numbers from -most to most, and nearly as many GETs.
func dataset(s *gen.Set, n, most int) string {
	var list, after []string
	for i := range n {
		list = append(list, fmt.Sprint(s.Random.Intn(2*most+1)-most))
		if s.Random.Intn(20) > 0 {
			after = append(after, fmt.Sprint(i+1))
		} else if len(after) > 0 && len(after) < i {
			after = append(after, after[len(after)-1])
			after[len(after)-1] = fmt.Sprint(i + 1)
			after = append(after, fmt.Sprint(i+1))
		}
	}
	if len(after) == 0 {
		after = []string{fmt.Sprint(n)}
	}
	return fmt.Sprintf("%d %d\n%s\n%s\n", n, len(after), strings.Join(list, " "), strings.Join(after, " "))
}

func datasets(all ...string) string {
	return fmt.Sprintf("%d\n\n%s", len(all), strings.Join(all, "\n"))
}
