// Command generators writes the data of UVa 12047 into a folder: go run ./testcases/uva12047/generators DATA-FOLDER.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() {
	gen.Main(12047, func(s *gen.Set) {
		n := s.Random.Intn
		s.Secret("01-small", cases(50, func() string { return network(s, 1+n(5), n(8), 9, n(20)) }))
		s.Secret("02-medium", cases(50, func() string { return network(s, 2+n(30), n(100), 5, n(30)) }))
		s.Secret("03-single-roads", "5\n1 0 1 1 0\n1 1 1 1 0\n1 1 0\n2 1 1 2 5\n1 2 5\n2 1 1 2 4\n1 2 5\n2 1 1 2 0\n2 1 0\n")
		s.Secret("04-closed-walks", "3\n3 4 1 1 9\n1 2 4\n2 1 5\n1 3 9\n3 3 1\n2 1 1 1 100\n1 2 3\n2 3 1 2 12\n1 2 2\n2 2 8\n2 1 1\n")
		s.Secret("05-10000-junctions", cases(1, func() string { return chain(s, 10000) }))
		s.Secret("06-largest-tolls", cases(1, func() string { return network(s, 2500, 9000, 100000, 1000000) }))

		// The validator must reject these inputs, each for one reason.
		s.Invalid("no-cases", "0\n")
		s.Invalid("junction-3-of-2", "1\n2 1 1 2 5\n1 3 4\n")
		s.Invalid("toll-too-high", "1\n2 1 1 2 5\n1 2 100001\n")
		s.Invalid("p-too-high", "1\n2 1 1 2 1000001\n1 2 1\n")
		s.Invalid("road-missing", "1\n2 2 1 2 5\n1 2 4\n")
		s.Invalid("one-road-more", "1\n2 0 1 2 5\n1 2 4\n")
	})
}

func cases(count int, one func() string) string {
	text := fmt.Sprintln(count)
	for range count {
		text += one()
	}
	return text
}

// network returns a case with m random roads between n junctions. The tolls are random numbers from 0 to `dear`. p is
// the budget.
func network(s *gen.Set, n, m, dear, p int) string {
	var b strings.Builder
	fmt.Fprintln(&b, n, m, 1+s.Random.Intn(n), 1+s.Random.Intn(n), p)
	for range m {
		fmt.Fprintln(&b, 1+s.Random.Intn(n), 1+s.Random.Intn(n), s.Random.Intn(dear+1))
	}
	return b.String()
}

// chain returns a case with a path through all junctions. The total toll of the path is the budget. Each random
// shortcut has a higher toll than a road of the path.
func chain(s *gen.Set, n int) string {
	var b strings.Builder
	fmt.Fprintln(&b, n, n-1+900, 1, n, 2*(n-1))
	for v := 1; v < n; v++ {
		fmt.Fprintln(&b, v, v+1, 2)
	}
	for range 900 {
		v := 1 + s.Random.Intn(n-10)
		fmt.Fprintln(&b, v, v+2+s.Random.Intn(8), 3+s.Random.Intn(30))
	}
	return b.String()
}
