// Command generators makes the testcases of UVa 10158.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(10158, fill) }

func fill(s *gen.Set) {
	s.Secret("01-nothing-said", "2\n3 0 1\n4 0 1\n0 0 0\n")
	s.Secret("02-nothing-asked", "1\n0 0 0\n")
	s.Secret("03-rules", "8\n2 0 1\n2 1 2\n3 0 2\n4 0 2\n1 2 3\n4 3 1\n1 0 1\n1 3 1\n2 0 3\n4 3 1\n3 0 3\n"+
		"1 4 5\n2 5 6\n4 4 6\n3 4 6\n2 4 0\n3 6 0\n4 5 2\n2 6 3\n3 6 7\n4 6 7\n0 0 0\n")
	for i, n := range []int{5, 12, 40} {
		s.Secret(fmt.Sprintf("%02d-%d-people", 4+i, n), war(s, n, 6*n))
	}
	s.Secret("07-300-people-broken-lines", "\n"+strings.ReplaceAll(war(s, 300, 4000), " ", "\n"))
	s.Secret("08-9999-people", war(s, 9999, 9000))
	s.Secret("09-one-camp", chain(6000))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-end", "2\n1 0 1\n")
	s.Invalid("10000-people", "10000\n0 0 0\n")
	s.Invalid("person-2-of-2", "2\n1 0 2\n0 0 0\n")
	s.Invalid("oneself", "2\n1 1 1\n0 0 0\n")
	s.Invalid("operation-5", "2\n5 0 1\n0 0 0\n")
	s.Invalid("something-more", "2\n0 0 0\n1\n")
}

// war returns a case with statements and questions about n people. The people belong to two hidden camps, and most
// statements agree with the camps.
func war(s *gen.Set, n, lines int) string {
	camp := make([]int, n)
	for x := range camp {
		camp[x] = s.Random.Intn(2)
	}
	var b strings.Builder
	fmt.Fprintln(&b, n)
	for range lines {
		// x and y are different people.
		x, y := s.Random.Intn(n), s.Random.Intn(n-1)
		if y >= x {
			y++
		}

		// Two thirds of the lines are questions. A tenth of the statements contradict the camps.
		c := 3 + s.Random.Intn(2)
		if s.Random.Intn(3) == 0 {
			c = 1 + (camp[x] ^ camp[y])
			if s.Random.Intn(10) == 0 {
				c = 3 - c
			}
		}
		fmt.Fprintln(&b, c, x, y)
	}
	return b.String() + "0 0 0\n"
}

// chain returns a case in which each person is an enemy of the previous person. The last lines are about the first
// and the last people.
func chain(n int) string {
	var b strings.Builder
	fmt.Fprintln(&b, n)
	for x := 1; x < n; x++ {
		fmt.Fprintln(&b, 2, x-1, x)
	}
	fmt.Fprintf(&b, "3 0 %d\n4 0 %d\n1 0 %d\n2 0 %d\n0 0 0\n", n-1, n-1, n-2, n-2)
	return b.String()
}
