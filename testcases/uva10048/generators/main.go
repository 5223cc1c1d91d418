// Command generators writes the data of UVa 10048 into a folder: go run ./testcases/uva10048/generators DATA-FOLDER.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() {
	gen.Main(10048, func(s *gen.Set) {
		s.Secret("01-small", towns(s, 300, 6, 7, 12, 5))
		s.Beyond("02-parallel-streets", "Several streets between two crossings. Three of seven public programs keep only the last one (metaphysis, accepted; LasseD, keisuke-kanao).",
			townsWith(s, true, 100, 3, 12, 9, 4))
		s.Secret("03-sparse", towns(s, 40, 30, 28, 60, 100))
		s.Secret("04-no-streets", "2 0 1\n2 1\n100 1 2\n1 100 7\n100 1\n50 51\n0 0 0\n")
		s.Beyond("05-loud", "Noise of 2147483647. Two of seven public programs use this number for infinity (keisuke-kanao, morris821028).",
			"3 3 3\n1 2 2147483647\n2 3 2147483646\n3 1 2147483647\n1 2\n2 3\n3 1\n0 0 0\n")
		s.Secret("06-largest", town(s, false, 100, 1000, 10000, 1000)+"0 0 0\n")

		// The validator must reject these inputs, each for one reason.
		s.Invalid("no-end", "2 0 1\n2 1\n")
		s.Invalid("crossing-3-of-2", "2 1 0\n1 3 4\n0 0 0\n")
		s.Invalid("street-to-itself", "2 1 0\n1 1 4\n0 0 0\n")
		s.Invalid("101-crossings", "101 0 0\n0 0 0\n")
		s.Invalid("query-missing", "2 0 2\n2 1\n0 0 0\n")
	})
}

// towns returns `count` random towns with up to n crossings, m streets and q queries. The noise of a street is less
// than `loud`. No two streets join the same crossings.
func towns(s *gen.Set, count, n, m, q, loud int) string {
	return townsWith(s, false, count, n, m, q, loud)
}

// townsWith is like towns. If parallel is true, several streets may join the same crossings.
func townsWith(s *gen.Set, parallel bool, count, n, m, q, loud int) string {
	text := ""
	for range count {
		text += town(s, parallel, 2+s.Random.Intn(n-1), s.Random.Intn(m+1), s.Random.Intn(q+1), loud)
	}
	return text + "0 0 0\n"
}

// town returns a town with n crossings, up to m random streets and q random queries. The noise of a street is less
// than `loud`.
func town(s *gen.Set, parallel bool, n, m, q, loud int) string {
	var streets []string
	joined := map[[2]int]bool{}
	for range m {
		one, other := two(s, n)
		noise := s.Random.Intn(loud)
		pair := [2]int{min(one, other), max(one, other)}
		if parallel || !joined[pair] {
			streets = append(streets, fmt.Sprintln(one, other, noise))
		}
		joined[pair] = true
	}

	var b strings.Builder
	fmt.Fprintln(&b, n, len(streets), q)
	b.WriteString(strings.Join(streets, ""))
	for range q {
		one, other := two(s, n)
		fmt.Fprintln(&b, one, other)
	}
	return b.String()
}

// two returns two different numbers from 1 to n.
func two(s *gen.Set, n int) (int, int) {
	a, b := s.Random.Intn(n), s.Random.Intn(n-1)
	if b >= a {
		b++
	}
	return a + 1, b + 1
}
