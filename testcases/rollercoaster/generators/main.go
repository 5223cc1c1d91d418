// Command generators makes the testcases of Roller Coaster.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(39, fill) }

func fill(s *gen.Set) {
	s.Made("01-one-group", "5 7 1\n3\n")
	s.Made("02-one-ride", "5 1 3\n2\n2\n2\n")
	s.Made("03-room-for-all", "100 9 3\n2\n3\n4\n")
	s.Made("04-full-to-the-last-place", "5 6 4\n2\n3\n5\n1\n")
	s.Made("05-late-round", day(6, 25, 4, 1, 2, 6, 3, 3))
	for i, n := range []int{5, 20, 100} {
		s.Made(fmt.Sprintf("%02d-random-%d", 6+i, n), random(s, 10+3*n, 1+s.Random.Intn(5*n), n, 10))
	}
	s.Made("09-most-rides", random(s, 10000000, 10000000, 1000, 300000))
	s.Made("10-everybody-rides-always", random(s, 10000000, 10000000, 1000, 9000))
	s.Made("11-one-group-a-ride", random(s, 1000000, 9999999, 997, 1000000))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-groups", "5 7 0\n")
	s.Invalid("group-too-large", "5 7 1\n6\n")
	s.Invalid("group-missing", "5 7 2\n5\n")
	s.Invalid("too-many-rides", "5 10000001 1\n5\n")
	s.Invalid("group-more", "5 7 1\n5\n5\n")
}

// day returns an input with the given groups.
func day(places, rides int, groups ...int) string {
	return fmt.Sprintln(places, rides, len(groups)) + strings.Trim(fmt.Sprintln(groups), "[]\n") + "\n"
}

// random returns an input with n groups of random sizes. No group has more than `largest` people.
func random(s *gen.Set, places, rides, n, largest int) string {
	text := fmt.Sprintln(places, rides, n)
	for range n {
		text += fmt.Sprintln(1 + s.Random.Intn(largest))
	}
	return text
}
