package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// oracle relaxes the costs of all states in rounds until nothing changes.
func oracle(a, b, c, d int) string {
	known := map[[3]int]int{{0, 0, c}: 0}
	for changed := true; changed; {
		changed = false
		for held, poured := range known {
			for _, way := range [6][2]int{{0, 1}, {0, 2}, {1, 0}, {1, 2}, {2, 0}, {2, 1}} {
				after, litres := held, 0
				for after[way[0]] > 0 && after[way[1]] < [3]int{a, b, c}[way[1]] {
					after[way[0]]--
					after[way[1]]++
					litres++
				}
				if old, met := known[after]; !met || poured+litres < old {
					known[after], changed = poured+litres, true
				}
			}
		}
	}
	for ; ; d-- {
		best := -1
		for held, poured := range known {
			if (held[0] == d || held[1] == d || held[2] == d) && (best < 0 || poured < best) {
				best = poured
			}
		}
		if best >= 0 {
			return fmt.Sprintln(best, d)
		}
	}
}

// TestAgainstRounds compares the solution with the oracle for all jugs of up to 7 litres with all targets up
// to 8, and for 300 random cases with up to 40 litres.
func TestAgainstRounds(t *testing.T) {
	var in, want strings.Builder
	count := 0
	add := func(a, b, c, d int) {
		count++
		fmt.Fprintln(&in, a, b, c, d)
		want.WriteString(oracle(a, b, c, d))
	}
	for n := 0; n < 7*7*7*8; n++ {
		add(1+n%7, 1+n/7%7, 1+n/49%7, 1+n/343)
	}
	random := rand.New(rand.NewSource(10603))
	for i := 0; i < 300; i++ {
		add(1+random.Intn(40), 1+random.Intn(40), 1+random.Intn(40), 1+random.Intn(40))
	}
	try.Answers(t, solve, fmt.Sprintln(count)+in.String(), want.String())
}

// These cases come from a forum, which gives two different answers to the last one. The oracle decides.
func TestForum(t *testing.T) {
	for _, c := range [][4]int{{12, 23, 42, 14}, {12, 53, 75, 23}, {56, 23, 34, 2}, {23, 55, 72, 25}, {124, 86, 173, 84}} {
		try.Answers(t, solve, fmt.Sprintln(1, c[0], c[1], c[2], c[3]), oracle(c[0], c[1], c[2], c[3]))
	}
	try.Answers(t, solve, "2\n56 23 34 2\n124 86 173 84\n", "0 0\n850 77\n")
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"1\n-1 1 1 1\n":         `line 2: want a whole number from 0 to 2147483647`,
		"1\n9999 9999 9999 1\n": `line 2: want smaller jugs: the first two have more than 16777216 possible pairs of contents`,
	})
}

// Official input files contain jugs and targets of 0 litres. They also contain jugs that are larger than the
// statement allows, and fewer cases than the first line announces.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "3\n1 1 1 1\n", "0 1\n")

	var in, want strings.Builder
	in.WriteString("81\n")
	for n := 0; n < 3*3*3*3; n++ {
		a, b, c, d := n%3, n/3%3, n/9%3, n/27
		fmt.Fprintln(&in, a, b, c, d)
		want.WriteString(oracle(a, b, c, d))
	}
	try.Answers(t, solve, in.String(), want.String())

	try.Answers(t, solve, "2\n1000000000 3 5 4\n300 250 1001 50\n", oracle(9, 3, 5, 4)+oracle(300, 250, 1001, 50))
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Count: "2\n",
		Cases: []string{"2 3 4 2\n", "96 97 199 62\n"},
		Want:  []string{"2 2\n", "9859 62\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
