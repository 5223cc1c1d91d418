package main

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// ring is the oracle: it appends the unused beads in every possible order.
func ring(beads [][2]int, used []bool, left, first, last int) bool {
	if left == 0 {
		return first == last
	}
	for i, b := range beads {
		if used[i] || b[0] != last && b[1] != last {
			continue
		}
		used[i] = true
		ok := ring(beads, used, left-1, first, b[0]+b[1]-last)
		used[i] = false
		if ok {
			return true
		}
	}
	return false
}

// checkRing returns an error message if the printed beads form no ring, and "" otherwise.
func checkRing(beads [][2]int, lines []string) string {
	var strung [][2]int
	for _, l := range lines {
		var b [2]int
		fmt.Sscanf(l, "%d %d", &b[0], &b[1])
		if n := len(strung); n > 0 && strung[n-1][1] != b[0] {
			return "broken at " + l
		}
		strung = append(strung, b)
	}
	if strung[0][0] != strung[len(strung)-1][1] {
		return "open"
	}
	if !slices.Equal(sorted(beads), sorted(strung)) {
		return "other beads"
	}
	return ""
}

func sorted(beads [][2]int) (all []int) {
	for _, b := range beads {
		all = append(all, 100*min(b[0], b[1])+max(b[0], b[1]))
	}
	slices.Sort(all)
	return all
}

func TestAgainstEveryOrder(t *testing.T) {
	random := rand.New(rand.NewSource(10054))
	rings := 0
	for range 5000 {
		beads := make([][2]int, 1+random.Intn(6))
		input := fmt.Sprintf("1\n%d\n", len(beads))
		for i := range beads {
			beads[i] = [2]int{1 + random.Intn(4), 1 + random.Intn(4)}
			input += fmt.Sprintln(beads[i][0], beads[i][1])
		}
		lines := strings.Split(strings.TrimSuffix(try.Run(t, solve, input), "\n"), "\n")
		possible := ring(beads, make([]bool, len(beads)), len(beads), beads[0][0], beads[0][0])
		if lines[0] != "Case #1" || possible != (lines[1] != "some beads may be lost") {
			t.Fatalf("%q: %q, possible %v", input, lines, possible)
		}
		if possible {
			rings++
			if wrong := checkRing(beads, lines[1:]); wrong != "" {
				t.Fatalf("%q: %q: %s", input, lines, wrong)
			}
		}
	}
	if rings < 300 {
		t.Errorf("only %d rings", rings)
	}
}

// TestJudgeFiles: colours may be any numbers, including 0. An input file may contain fewer necklaces than it
// announces, and necklaces without beads.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "5\n2\n0 51\n51 0\n0\n", "Case #1\n0 51\n51 0\n\nCase #2\n")
	try.Answers(t, solve, "1\n2\n1000 2000\n1000 3000\n", "Case #1\nsome beads may be lost\n")
	try.Errors(t, solve, map[string]string{
		"1\n1\n1 -1\n": `line 3: want a whole number from 0 to 1048576`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Count: "2\n",
		Cases: []string{"2\n1 2\n2 1\n", "1\n1 2\n"},
		Want:  []string{"Case #1\n1 2\n2 1\n", "\nCase #2\nsome beads may be lost\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
