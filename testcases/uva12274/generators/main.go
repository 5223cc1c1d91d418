// Command generators makes the testcases of UVa 12274.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(12274, fill) }

func fill(s *gen.Set) {
	arms := func(a, b, c int) []int { // three paths from tree 0; the result contains the parent of each tree
		before := []int{}
		for _, length := range []int{a, b, c} {
			last := 0
			for ; length > 0; length-- {
				before = append(before, last)
				last = len(before)
			}
		}
		return before
	}
	s.Secret("01-traps", cases(s, nil, []int{0}, []int{0, 1}, []int{0, 0}, arms(3, 3, 3),
		arms(2, 3, 3), arms(2, 2, 9), arms(3, 3, 9), arms(1, 1, 1)))

	// The graphs of these cases have no cycles, because on a cycle the monkey can always escape.
	var small, large [][]int
	for i := 0; i < 300; i++ {
		small = append(small, random(s, 1+s.Random.Intn(10), 1+s.Random.Intn(9)))
	}
	s.Secret("02-random-trees", cases(s, small...))
	for i := 0; i < 30; i++ {
		large = append(large, random(s, 20, 1+i%4))
	}
	s.Secret("03-random-21", cases(s, large...))
	s.Secret("04-path-star-caterpillar", cases(s, random(s, 20, 1), make([]int, 20), arms(2, 9, 9), arms(6, 7, 7),
		[]int{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}))

	// In these cases there is a cycle, on which the monkey can always escape.
	circles := "3 3\n0 1\n1 2\n2 0\n\n4 4\n0 1\n1 2\n2 0\n2 3\n\n4 4\n0 1\n1 2\n2 3\n3 0\n\n"
	complete := "21 210\n"
	for b := 1; b < 21; b++ {
		for a := 0; a < b; a++ {
			complete += fmt.Sprintln(a, b)
		}
	}
	s.Secret("05-circles", circles+complete+"\n0 0\n")

	// The validator must reject these inputs, each for one reason.
	s.Invalid("apart", "3 1\n0 1\n\n0 0\n")
	s.Invalid("loop", "2 2\n0 1\n1 1\n\n0 0\n")
	s.Invalid("twice", "2 2\n0 1\n1 0\n\n0 0\n")
	s.Invalid("no-such-tree", "2 1\n0 2\n\n0 0\n")
	s.Invalid("no-end", "2 1\n0 1\n")
}

// random returns the parent of each tree except the first: a random tree before it, at most `back` places away.
func random(s *gen.Set, edges, back int) (before []int) {
	for tree := 1; tree <= edges; tree++ {
		first := max(0, tree-back)
		before = append(before, first+s.Random.Intn(tree-first))
	}
	return before
}

// cases returns an input. A case lists the parent of each tree except the first. The trees are renumbered at random.
func cases(s *gen.Set, all ...[]int) string {
	var text strings.Builder
	for _, before := range all {
		number := s.Random.Perm(len(before) + 1)
		fmt.Fprintln(&text, len(before)+1, len(before))
		for i, b := range before {
			fmt.Fprintln(&text, number[b], number[i+1])
		}
		fmt.Fprintln(&text)
	}
	return text.String() + "0 0\n"
}
