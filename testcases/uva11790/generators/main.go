// Command generators makes the testcases of UVa 11790.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(11790, fill) }

func fill(s *gen.Set) {
	s.Secret("01-edges", "8\n1\n5\n7\n2\n5 5\n3 4\n2\n1 2\n1 1\n2\n2 1\n1 1\n4\n1 2 3 9\n1 1 1 1\n4\n9 1 2 3\n50 1 1 1\n"+
		"5\n3 1 3 1 3\n5 6 7 8 9\n4\n1 2 3 4\n30000 30000 30000 30000\n")

	small := "150\n"
	for range 150 {
		small += buildings(s, 1+s.Random.Intn(10), 6, 9)
	}
	s.Secret("02-small", small)
	s.Secret("03-large", "4\n"+buildings(s, 1000, 1000, 1000)+buildings(s, 800, 30, 100)+buildings(s, 700, 1000000, 2)+buildings(s, 500, 99999, 99999))

	s.Invalid("a-width-missing", "1\n2\n1 2\n1\n")
	s.Invalid("no-building", "1\n0\n")
	s.Invalid("a-case-more", "1\n1\n1\n1\n1\n1\n1\n")
	s.Invalid("height-0", "1\n1\n0\n1\n")
}

// buildings returns a case with n buildings. Their random heights are at most `height`, their widths at most `width`.
func buildings(s *gen.Set, n, height, width int) string {
	list := func(most int) string {
		var words []string
		for range n {
			words = append(words, fmt.Sprint(1+s.Random.Intn(most)))
		}
		return strings.Join(words, " ") + "\n"
	}
	return fmt.Sprintf("%d\n%s%s", n, list(height), list(width))
}
