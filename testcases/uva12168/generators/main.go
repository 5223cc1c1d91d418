// Command generators makes the testcases of UVa 12168.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(12168, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", "6\n"+
		"2 2 5\nC1 D1\nD1 C2\nD1 C2\nC2 D2\nD2 C1\n"+
		"1 1 0\n"+
		"1 1 3\nC1 D1\nC1 D1\nC1 D1\n"+ // equal votes
		"2 2 2\nC1 D2\nD1 C2\n"+ // no contradiction, although the numbers are the same
		"3 1 4\nC1 D1\nC2 D1\nC3 D1\nD1 C2\n"+ // the dog contradicts more often than the cat
		"12 11 3\nC1 D1\nD11 C12\nD1 C11\n")
	s.Secret("02-small", shows(s, 100, 3, 3, 10))
	s.Secret("03-medium", shows(s, 60, 10, 10, 60))
	s.Secret("04-few-animals", shows(s, 30, 2, 3, 200))
	s.Secret("05-100-animals", shows(s, 20, 100, 100, 500))
	s.Secret("06-500-viewers", "3\n"+show(s, 100, 100, 500, 2)+show(s, 20, 20, 500, 2)+show(s, 40, 5, 500, 3))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("two-cats", "1\n2 1 1\nC1 C2\n")
	s.Invalid("cat-2-of-1", "1\n1 2 1\nC2 D1\n")
	s.Invalid("bird", "1\n1 1 1\nB1 D1\n")
	s.Invalid("no-dogs", "1\n1 0 0\n")
	s.Invalid("501-viewers", "1\n1 1 501\n"+strings.Repeat("C1 D1\n", 501))
	s.Invalid("a-vote-missing", "1\n1 1 2\nC1 D1\n")
	s.Invalid("a-case-more", "1\n1 1 0\n1 1 0\n")
}

// shows returns random cases with up to the given numbers of cats, dogs and viewers.
func shows(s *gen.Set, count, cats, dogs, viewers int) string {
	var b strings.Builder
	fmt.Fprintln(&b, count)
	for range count {
		b.WriteString(show(s, 1+s.Random.Intn(cats), 1+s.Random.Intn(dogs), s.Random.Intn(viewers+1), 2+s.Random.Intn(3)))
	}
	return b.String()
}

// show returns a case. One of `share` viewers loves dogs, the others love cats.
func show(s *gen.Set, cats, dogs, viewers, share int) string {
	var b strings.Builder
	fmt.Fprintln(&b, cats, dogs, viewers)
	for range viewers {
		cat, dog := 1+s.Random.Intn(cats), 1+s.Random.Intn(dogs)
		if s.Random.Intn(share) == 0 {
			fmt.Fprintf(&b, "D%d C%d\n", dog, cat)
		} else {
			fmt.Fprintf(&b, "C%d D%d\n", cat, dog)
		}
	}
	return b.String()
}
