package main

import (
	"fmt"
	"math/rand"
	"testing"

	"oj/problems/lib/try"
)

// walk is the oracle: it tries one day after the other.
func walk(p, e, i, day int) int {
	for days := 1; ; days++ {
		d := day + days
		if (d-p)%23 == 0 && (d-e)%28 == 0 && (d-i)%33 == 0 {
			return days
		}
	}
}

func TestAgainstWalking(t *testing.T) {
	random := rand.New(rand.NewSource(756))
	for range 500 {
		p, e, i, day := random.Intn(366), random.Intn(366), random.Intn(366), random.Intn(366)
		if got, want := wait(p, e, i, day), walk(p, e, i, day); got != want {
			t.Fatalf("%d %d %d %d: %d, want %d", p, e, i, day, got, want)
		}
	}
}

// TestEveryDay checks each day of one period of 21,252 days: if the last common peak was on day 0, the next
// one is at the end of the period.
func TestEveryDay(t *testing.T) {
	const period = 23 * 28 * 33
	for day := range period {
		if got := wait(0, 0, 0, day); got != period-day {
			t.Fatalf("day %d: %d, want %d", day, got, period-day)
		}
	}
}

const sentence = "the next triple peak occurs in %d days.\n"

// TestBlocks: an old official input file begins with the number of its blocks and a blank line. Each block
// ends with the end marker.
func TestBlocks(t *testing.T) {
	want := fmt.Sprintf("Case 1: "+sentence+"Case 2: "+sentence+"Case 1: "+sentence, 21252, 21152, 10789)
	try.Answers(t, solve, "2 \n\n0 0 0 0\n0 0 0 100\n-1 -1 -1 -1\n\n203 301 203 40\n-1 -1 -1 -1\n\n\n", want)
}

func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "0 0 0\n100\n-1 -1 -1 -1\n5 6 7 8\n", fmt.Sprintf("Case 1: "+sentence, 21152))
	try.Errors(t, solve, map[string]string{
		"1 2 3 -4\n-1 -1 -1 -1\n": `line 1: want a whole number from -1 to 2147483647`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"0 0 0 0\n", "0 0 0 100\n"},
		End:   "-1 -1 -1 -1\n",
		Want:  []string{fmt.Sprintf("Case 1: "+sentence, 21252), fmt.Sprintf("Case 2: "+sentence, 21152)},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
