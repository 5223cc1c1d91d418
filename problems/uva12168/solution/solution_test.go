package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// most is the oracle: it tries all sets of animals that stay. Bit a of a set is animal a; the cats come first.
func most(animals int, votes [][2]int) int {
	best := 0
	for stay := range 1 << animals {
		content := 0
		for _, v := range votes {
			content += stay >> v[0] & 1 & ^(stay >> v[1])
		}
		best = max(best, content)
	}
	return best
}

func TestAgainstAllSets(t *testing.T) {
	random := rand.New(rand.NewSource(12168))
	var in, want strings.Builder
	const shows = 2000
	fmt.Fprintln(&in, shows)
	for range shows {
		cats, dogs := 1+random.Intn(4), 1+random.Intn(4)
		votes := make([][2]int, random.Intn(12))
		fmt.Fprintln(&in, cats, dogs, len(votes))
		for i := range votes {
			cat, dog := random.Intn(cats), random.Intn(dogs)
			votes[i] = [2]int{cat, cats + dog}
			if random.Intn(2) == 0 {
				votes[i] = [2]int{cats + dog, cat}
				fmt.Fprintf(&in, "D%d C%d\n", dog+1, cat+1)
			} else {
				fmt.Fprintf(&in, "C%d D%d\n", cat+1, dog+1)
			}
		}
		fmt.Fprintln(&want, most(cats+dogs, votes))
	}
	try.Answers(t, solve, in.String(), want.String())
}

func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	try.Answers(t, solve, "2\n1 1 0\n1 1 2\nC1 D1\nC1 D1\n", "0\n2\n")
	try.Errors(t, solve, map[string]string{
		"1\n1 1 -2\n": `line 2: want a whole number from 0 to 2147483647`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Count: "2\n",
		Cases: []string{"1 1 2\nC1 D1\nD1 C1\n", "2 1 2\nC1 D1\nC2 D1\n"},
		Want:  []string{"1\n", "2\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
