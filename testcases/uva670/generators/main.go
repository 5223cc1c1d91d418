// Command generators makes the testcases of UVa 670.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(670, fill) }

func fill(s *gen.Set) {
	// The first case has no interesting places. In the second case the dog's path to the place is exactly twice as
	// long as the man's path. In the third case it is longer.
	s.Secret("01-traps", "5\n\n2 0\n0 0 5 5\n\n\n2 1\n0 0 2 0\n3 0\n\n2 1\n0 0 2 0\n4 0\n\n3 2\n0 0 10 0 10 10\n10 1 1 0\n\n"+
		"4 3\n0 0 10 0 20 0 30 0\n9 0 11 0 12 0\n")
	s.Secret("02-small", walks(s, 300, 6, 6, 8))
	s.Secret("03-crowded", walks(s, 60, 20, 20, 12))
	s.Secret("04-largest", fmt.Sprintf("3\n\n%s\n%s\n%s", walk(s, 100, 100, 1000),
		walk(s, 100, 100, 20), walk(s, 100, 95, 60)))
	s.Secret("05-no-places", fmt.Sprintf("3\n\n%s\n%s\n%s",
		walk(s, 100, 0, 1000), walk(s, 3, 0, 5), walk(s, 4, 1, 3)))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("one-corner", "1\n\n1 0\n0 0\n")
	s.Invalid("far-away", "1\n\n2 0\n0 0 0 1001\n")
	s.Invalid("place-missing", "1\n\n2 1\n0 0 5 5\n")
	s.Invalid("point-twice", "1\n\n2 1\n0 0 5 5\n0 0\n")
	s.Invalid("a-case-more", "1\n\n2 0\n0 0 5 5\n\n2 0\n0 0 5 5\n")

	// The checker must reject these outputs, each for one reason.
	const in = "2\n\n3 3\n0 0 10 0 10 10\n10 1 5 1 9 9\n\n2 1\n0 0 1 0\n9 9\n"
	const first, second = "5\n0 0 5 1 10 0 10 1 10 10\n", "2\n0 0 1 0\n"
	ans := first + "\n" + second
	for name, output := range map[string]string{
		"shorter-than-possible": "4\n0 0 5 1 10 0 10 10\n\n" + second,
		"too-far":               first + "\n3\n0 0 9 9 1 0\n",
		"place-twice":           "5\n0 0 10 1 10 0 10 1 10 10\n\n" + second,
		"two-places-on-a-part":  "5\n0 0 5 1 10 1 10 0 10 10\n\n" + second,
		"corner-missing":        "4\n0 0 5 1 10 0 10 1\n\n" + second,
		"place-that-is-none":    "5\n0 0 5 2 10 0 10 1 10 10\n\n" + second,
		"wrong-number":          "4\n0 0 5 1 10 0 10 1 10 10\n\n" + second,
		"no-blank-line":         first + second,
		"two-blanks":            strings.Replace(ans, "5 1", "5  1", 1),
		"case-missing":          first,
		"no-last-line-end":      strings.TrimSuffix(ans, "\n"),
	} {
		s.WrongOutput(name, in, ans, output)
	}
}

func walks(s *gen.Set, count, corners, places, size int) string {
	all := make([]string, count)
	for i := range all {
		all[i] = "\n" + walk(s, 2+s.Random.Intn(corners-1), s.Random.Intn(places+1), size)
	}
	return fmt.Sprintln(count) + strings.Join(all, "")
}

// walk returns a case with random points, no two of them equal. Their coordinates are at most size.
func walk(s *gen.Set, corners, places, size int) string {
	seen := map[string]bool{}
	points := func(n int) string {
		var all []string
		for len(all) < n {
			p := fmt.Sprint(s.Random.Intn(2*size+1)-size, " ", s.Random.Intn(2*size+1)-size)
			if !seen[p] {
				seen[p] = true
				all = append(all, p)
			}
		}
		return strings.Join(all, " ") + "\n"
	}
	return fmt.Sprintln(corners, places) + points(corners) + points(places)
}
