package main

import (
	"fmt"
	"math/rand"
	"testing"

	"oj/problems/lib/try"
)

// The oracle stores all partitions of the people into two camps that agree with all statements so far.
func TestAgainstAllCamps(t *testing.T) {
	random := rand.New(rand.NewSource(10158))
	for range 2000 {
		n := 2 + random.Intn(5)
		camps := make([]int, 1<<n)
		for i := range camps {
			camps[i] = i
		}
		in, want := fmt.Sprintln(n), ""
		for range random.Intn(20) {
			what, x, y := 1+random.Intn(4), random.Intn(n), random.Intn(n-1)
			if y >= x {
				y++
			}
			in += fmt.Sprintln(what, x, y)
			var agreed []int
			for _, c := range camps {
				if same := c>>x&1 == c>>y&1; same == (what%2 == 1) {
					agreed = append(agreed, c)
				}
			}
			switch {
			case what <= 2 && len(agreed) == 0:
				want += "-1\n"
			case what <= 2:
				camps = agreed
			case len(agreed) == len(camps):
				want += "1\n"
			default:
				want += "0\n"
			}
		}
		try.Answers(t, solve, in+"0 0 0\n", want)
	}
}

// TestJudgeFiles: the number of a person may be greater than the announced number of people. Unknown
// operations have no effect.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	try.Answers(t, solve, "2\n1 0 5\n2 5 20000\n5 0 1\n4 0 20000\n3 0 5\n1 5 20000\n3 1 1\n", "1\n1\n-1\n1\n")
	try.Errors(t, solve, map[string]string{
		"2\n1 0 -1\n0 0 0\n": `line 2: want a whole number from 0 to 16777216`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Count: "3\n",
		Cases: []string{"1 0 1\n", "3 0 1\n", "4 0 2\n"},
		End:   "0 0 0\n",
		Want:  []string{"", "1\n", "0\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
