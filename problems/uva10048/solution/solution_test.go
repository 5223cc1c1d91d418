package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// flood is the oracle: it returns the lowest noise level such that the streets up to this level connect a and
// b, or -1.
func flood(crossings int, streets [][3]int, a, b int) int {
	for level := 0; level <= 9; level++ {
		reached := map[int]bool{a: true}
		for range crossings {
			for _, s := range streets {
				if s[2] <= level && (reached[s[0]] || reached[s[1]]) {
					reached[s[0]], reached[s[1]] = true, true
				}
			}
		}
		if reached[b] {
			return level
		}
	}
	return -1
}

func TestAgainstFlooding(t *testing.T) {
	random := rand.New(rand.NewSource(10048))
	var in, want strings.Builder
	for number := 1; number <= 1000; number++ {
		crossings := 2 + random.Intn(6)
		streets := make([][3]int, random.Intn(2*crossings))
		fmt.Fprintln(&in, crossings, len(streets), crossings*(crossings-1))
		for i := range streets {
			a, b := random.Intn(crossings), random.Intn(crossings-1)
			if b >= a {
				b++
			}
			streets[i] = [3]int{a, b, random.Intn(10)}
			fmt.Fprintln(&in, a+1, b+1, streets[i][2])
		}
		if number > 1 {
			fmt.Fprintln(&want)
		}
		fmt.Fprintf(&want, "Case #%d\n", number)
		for a := range crossings {
			for b := range crossings {
				if a == b {
					continue
				}
				fmt.Fprintln(&in, a+1, b+1)
				if level := flood(crossings, streets, a, b); level >= 0 {
					fmt.Fprintln(&want, level)
				} else {
					fmt.Fprintln(&want, "no path")
				}
			}
		}
	}
	in.WriteString("0 0 0\n")
	try.Answers(t, solve, in.String(), want.String())
}

// The number of a crossing may exceed the announced count, and a crossing may have no streets. The path from a
// crossing to itself has noise 0.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	try.Answers(t, solve, "2 3 4\n1 2 5\n2 7 3\n7 1 4\n1 7\n1 2\n2 9\n9 9\n", "Case #1\n4\n4\nno path\n0\n")
	try.Answers(t, solve, "3 0 2\n1 2\n3 3\n2 1 1\n1 2 0\n1 2\n0 0 0\n", "Case #1\nno path\n0\n\nCase #2\n0\n")

	long := "150 149 1\n"
	for crossing := 1; crossing < 150; crossing++ {
		long += fmt.Sprintln(crossing, crossing+1, crossing)
	}
	try.Answers(t, solve, long+"150 1\n0 0 0\n", "Case #1\n149\n")
	try.Errors(t, solve, map[string]string{
		"2 1 1\n1 2 loud\n1 2\n0 0 0\n": `line 2: want a whole number from -2147483647 to 2147483647`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"3 2 2\n1 2 5\n2 3 7\n1 3\n3 2\n", "2 1 1\n1 2 4\n2 1\n"},
		End:   "0 0 0\n",
		Want:  []string{"Case #1\n7\n7\n", "\nCase #2\n4\n"},

		// Whole forbids an incomplete last case: the solution answers queries one by one, so it would print
		// the answers to the first queries of such a case.
		Whole: true,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
