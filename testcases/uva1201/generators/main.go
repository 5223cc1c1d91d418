// Command generators makes the testcases of UVa 1201.
package main

import (
	"fmt"
	"sort"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(1201, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", "7\n1\n00:00 0 0 199 199\n"+
		"4\n08:00 5 0 5 0\n08:00 0 0 0 0\n08:10 5 0 5 0\n08:20 24 0 24 0\n"+ // the first taxi in time, or the nearest one, is the wrong one
		"4\n08:00 0 0 0 0\n08:05 10 0 10 0\n08:11 5 0 5 0\n08:25 29 0 29 0\n"+ // the latest taxi is the wrong one
		"3\n10:00 0 0 0 9\n10:10 0 9 0 0\n10:19 0 0 0 0\n"+ // a minute early, and not a minute early
		"2\n00:10 0 0 0 0\n23:50 0 0 0 100\n"+ // a ride that ends after midnight
		"3\n12:00 3 3 3 3\n12:00 3 3 3 3\n12:01 3 3 3 3\n"+ // equal times
		"2\n09:00 0 0 50 50\n10:20 0 0 0 0\n") // the way back counts, too
	s.Secret("02-small", days(s, 100, 8, 8, 40))
	s.Secret("03-small-town", days(s, 20, 30, 20, 300))
	s.Secret("04-whole-day", days(s, 10, 200, 200, 1440))
	s.Secret("05-busy-hour", "2\n"+day(s, 400, 10, 200)+day(s, 499, 200, 1440))
	s.Secret("06-499-rides", "2\n"+day(s, 499, 60, 1440)+day(s, 499, 3, 1440))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-rides", "1\n0\n")
	s.Invalid("500-rides", "1\n500\n"+strings.Repeat("08:00 1 2 3 4\n", 500))
	s.Invalid("24-hours", "1\n1\n24:00 1 2 3 4\n")
	s.Invalid("no-zero", "1\n1\n8:00 1 2 3 4\n")
	s.Invalid("not-sorted", "1\n2\n08:01 1 2 3 4\n08:00 1 2 3 4\n")
	s.Invalid("street-200", "1\n1\n08:00 1 200 3 4\n")
	s.Invalid("a-ride-missing", "1\n2\n08:00 1 2 3 4\n")
	s.Invalid("a-day-more", "1\n1\n08:00 1 2 3 4\n1\n08:00 1 2 3 4\n")
}

// days returns random days with up to n rides in a town of size x size places, in a part of the day.
func days(s *gen.Set, count, n, size, minutes int) string {
	var b strings.Builder
	fmt.Fprintln(&b, count)
	for range count {
		b.WriteString(day(s, 1+s.Random.Intn(n), size, minutes))
	}
	return b.String()
}

func day(s *gen.Set, n, size, minutes int) string {
	first := s.Random.Intn(1441 - minutes)
	starts := make([]int, n)
	for i := range starts {
		starts[i] = first + s.Random.Intn(minutes)
	}
	sort.Ints(starts)
	var b strings.Builder
	fmt.Fprintln(&b, n)
	for _, start := range starts {
		at := func() int { return s.Random.Intn(size) }
		fmt.Fprintf(&b, "%02d:%02d %d %d %d %d\n", start/60, start%60, at(), at(), at(), at())
	}
	return b.String()
}
