// Command generators makes the testcases of UVa 10067.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(10067, fill) }

const numbers = 10000

func fill(s *gen.Set) {
	s.Secret("01-traps", join(
		oneCase(1234, 1234),                   // already there
		oneCase(0, 2, 1),                      // a detour
		oneCase(9, 1),                         // over 0; nothing is forbidden any more
		oneCase(9999, 0),                      // all wheels over 0
		oneCase(0, 5555),                      // five turns for each wheel
		oneCase(0, 7, 7),                      // the goal is forbidden
		oneCase(7000, 3000, around(3000)...),  // the goal is surrounded
		oneCase(10, 8010, 9010, 1010, 3010),   // both ways around are barred
		oneCase(1000, 1),                      // the order of the digits
		oneCase(4321, 4322, around(4321)...))) // the start is surrounded; the goal is one of the forbidden numbers
	var few, some, many, mazes []string
	for range 20 {
		few = append(few, random(s, 10))
		some = append(some, random(s, 300))
	}
	for range 4 {
		many = append(many, random(s, 4500+s.Random.Intn(1000)))
	}
	for _, column := range []int{0, 3, 8} {
		mazes = append(mazes, maze(column))
	}
	s.Secret("02-few-forbidden", join(few...))
	s.Secret("03-some-forbidden", join(some...))
	s.Secret("04-many-forbidden", join(many...))
	s.Secret("05-mazes", join(mazes...))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-blank-line", "2\n0 0 0 0\n0 0 0 1\n0\n0 0 0 0\n0 0 0 1\n0\n")
	s.Invalid("digit-10", "1\n0 0 0 10\n0 0 0 1\n0\n")
	s.Invalid("three-digits", "1\n0 0 0\n0 0 0 1\n0\n")
	s.Invalid("start-forbidden", "1\n0 0 0 0\n0 0 0 1\n1\n0 0 0 0\n")
	s.Invalid("a-number-missing", "1\n0 0 0 0\n0 0 0 1\n1\n")
	s.Invalid("a-case-more", "1\n0 0 0 0\n0 0 0 1\n0\n\n0 0 0 0\n0 0 0 1\n0\n")
}

// join returns the input with these cases.
func join(cases ...string) string { return fmt.Sprintln(len(cases)) + strings.Join(cases, "\n") }

func oneCase(start, goal int, forbidden ...int) string {
	var b strings.Builder
	line := func(n int) { fmt.Fprintln(&b, n/1000, n/100%10, n/10%10, n%10) }
	line(start)
	line(goal)
	fmt.Fprintln(&b, len(forbidden))
	for _, n := range forbidden {
		line(n)
	}
	return b.String()
}

// around returns the eight numbers one turn from n.
func around(n int) (list []int) {
	for place := 1; place < numbers; place *= 10 {
		digit := n / place % 10
		for _, by := range []int{1, 9} {
			list = append(list, n+place*((digit+by)%10-digit))
		}
	}
	return list
}

// random returns a case with random numbers, of which `count` different ones are forbidden.
func random(s *gen.Set, count int) string {
	order := s.Random.Perm(numbers)
	goal := order[1]
	if s.Random.Intn(2) == 0 {
		goal = around(order[0])[s.Random.Intn(8)] // may be forbidden
	}
	return oneCase(order[0], goal, order[2:2+count]...)
}

// maze returns a case in which the last two wheels must stay 0, so that the first two move in a maze of 9 x 9 cells. It is one long
// corridor: each second row is a wall with a gap, alternately at the right and at the left end. The goal is in the last row.
func maze(column int) string {
	var forbidden []int
	for a := range 10 {
		for b := range 10 {
			gap := 8
			if a%4 == 3 {
				gap = 0
			}
			n := 1000*a + 100*b
			if a == 9 || b == 9 || a%2 == 1 && b != gap {
				forbidden = append(forbidden, n)
			}
			for _, by := range []int{1, 9, 10, 90} {
				forbidden = append(forbidden, n+by)
			}
		}
	}
	return oneCase(0, 8000+100*column, forbidden...)
}
