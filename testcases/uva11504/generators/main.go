// Command generators makes the testcases of UVa 11504.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(11504, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", cases(
		"1 0", "1 1\n1 1", "2 2\n1 2\n2 1", "2 0", // single dominos, and a cycle
		"3 2\n2 1\n3 2",           // the last domino knocks over all others
		"4 4\n1 2\n2 1\n3 4\n4 3", // two cycles
		"5 6\n1 2\n2 3\n3 1\n3 4\n4 5\n5 4", "5 5\n1 2\n2 1\n4 5\n5 4\n4 1",
		"3 4\n1 2\n1 2\n2 1\n2 3", // a line that occurs twice
	))

	// If there are about as many lines as dominos, there are many components.
	var small, middle []string
	for range 400 {
		small = append(small, dominos(s, 1+s.Random.Intn(7), s.Random.Intn(11)))
	}
	s.Secret("02-small", cases(small...))
	for range 20 {
		middle = append(middle, dominos(s, 200, 100+s.Random.Intn(250)))
	}
	s.Secret("03-medium", cases(middle...))
	s.Secret("04-100000-dominos", cases(dominos(s, 100000, 3000)))
	s.Secret("05-long-rows", cases(row(7000, 1), row(7000, -1)))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-dominos", "1\n0 0\n")
	s.Invalid("domino-3-of-2", "1\n2 1\n1 3\n")
	s.Invalid("a-line-missing", "1\n2 2\n1 2\n")
	s.Invalid("100001-dominos", "1\n100001 0\n")
	s.Invalid("a-case-more", "1\n1 0\n1 0\n")
}

func cases(all ...string) string {
	return fmt.Sprintf("%d\n%s\n", len(all), strings.Join(all, "\n"))
}

func dominos(s *gen.Set, n, m int) string {
	text := fmt.Sprint(n, " ", m)
	for range m {
		text += fmt.Sprintf("\n%d %d", 1+s.Random.Intn(n), 1+s.Random.Intn(n))
	}
	return text
}

// row returns a case in which each domino knocks over the next one, in ascending or descending order.
func row(n, step int) string {
	text := fmt.Sprint(n, " ", n-1)
	for v := 1; v < n; v++ {
		if step > 0 {
			text += fmt.Sprintf("\n%d %d", v, v+1)
		} else {
			text += fmt.Sprintf("\n%d %d", v+1, v)
		}
	}
	return text
}
