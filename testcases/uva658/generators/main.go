// Command generators makes the testcases of UVa 658.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(658, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", products(
		product(1, "5 0 -"), product(1, "5 0 +"), product(1, "5 - -"), product(1, "7 + -", "3 0 -"),
		product(2, "9 00 --", "4 00 -0", "4 00 0-"),       // two patches are faster than one
		product(2, "1 ++ -+", "1 -+ +-", "1 +- --"),       // a patch brings a bug back
		product(3, "1 000 00-", "1 00- 0-+", "2 0-- -++"), // a patch is needed twice
		product(2, "1 -- 00", "1 +0 -0", "1 0+ 0-"),       // the first patch fits only at the end
		product(20, "1 "+strings.Repeat("0", 20)+" "+strings.Repeat("-", 20)),
		product(3, "1000000 +++ --0", "1000000 --+ 00-"),
		product(3, "1 +++ -00", "1 +++ 0-0", "1 +++ 00-"), // each bug can be removed, but not all at once
	))

	// Add random products, from small ones to the largest.
	small := make([]string, 200)
	for i := range small {
		small[i] = random(s, 1+s.Random.Intn(6), 1+s.Random.Intn(12), 9, "000+-", "00+--")
	}
	s.Secret("02-random", products(small...))
	s.Secret("03-random-12", products(random(s, 12, 100, 1000000, "00000+-", "0000+--"), random(s, 12, 60, 50, "000+-", "000+-"),
		random(s, 11, 40, 9, "0000000+-", "000000+-")))
	s.Secret("04-counts-down", products(countdown(19), countdown(12)))
	s.Secret("05-20-bugs", products(random(s, 20, 100, 1000, "0000+-", "0000000+-"),
		random(s, 20, 100, 9, "00+-", "000000000+--")))

	signs := strings.Repeat("0", 21)

	// The validator must reject these inputs, each for one reason.
	s.Invalid("21-bugs", products(product(21, "1 "+signs+" "+signs)))
	s.Invalid("no-patch", products("1 0\n"))
	s.Invalid("short", products(product(2, "1 00 -")))
	s.Invalid("other-sign", products(product(2, "1 00 -*")))
	s.Invalid("no-end", product(1, "1 0 -"))
}

func products(all ...string) string { return strings.Join(all, "") + "0 0\n" }

func product(bugs int, patches ...string) string {
	return fmt.Sprintf("%d %d\n%s\n", bugs, len(patches), strings.Join(patches, "\n"))
}

func random(s *gen.Set, bugs, patches, seconds int, before, after string) string {
	all := make([]string, patches)
	for i := range all {
		all[i] = fmt.Sprint(1+s.Random.Intn(seconds), " ")
		for _, letters := range []string{before, after} {
			all[i] += string(s.Grid(1, bugs, letters)[0]) + " "
		}
	}
	return product(bugs, all...)
}

// countdown returns patches that form a binary counter: each patch subtracts one, so the search visits all sets.
func countdown(bugs int) string {
	all := make([]string, bugs)
	for i := range all {
		// Patch i fixes bug i and brings back all bugs before it.
		zero := strings.Repeat("0", bugs-i-1)
		all[i] = fmt.Sprintf("%d %s+%s %s-%s", 1+i%3, strings.Repeat("-", i),
			zero, strings.Repeat("+", i), zero)
	}
	return product(bugs, all...)
}
