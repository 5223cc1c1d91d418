package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// Any two changes, applied one after the other, have the same effect as the composed change.
func TestCompose(t *testing.T) {
	all := []change{keep, changes["F"], changes["E"], changes["I"]}
	for _, later := range all {
		for _, earlier := range all {
			for buccaneers := range int32(4) {
				l := land{buccaneers, 3}
				if got, want := apply(compose(later, earlier), l), apply(later, apply(earlier, l)); got != want {
					t.Errorf("%v after %v on %v: %v, want %v", later, earlier, l, got, want)
				}
			}
		}
	}
}

// The test makes random changes, and compares the answers with an array of pirates.
func TestAgainstAnArray(t *testing.T) {
	random := rand.New(rand.NewSource(11402))
	const cases = 300
	var in, want strings.Builder
	fmt.Fprintln(&in, cases)
	for number := 1; number <= cases; number++ {
		piece := fmt.Sprintf("%0*b", 1+random.Intn(12), random.Intn(2))
		times := 1 + random.Intn(5)
		pirates := []byte(strings.Repeat(piece, times))
		fmt.Fprintf(&in, "1\n%d\n%s\n%d\n", times, piece, 40)
		fmt.Fprintf(&want, "Case %d:\n", number)

		question := 1
		for range 40 {
			from := random.Intn(len(pirates))
			to := from + random.Intn(len(pirates)-from)
			what := "FEIS"[random.Intn(4)]
			fmt.Fprintf(&in, "%c %d %d\n", what, from, to)
			part := pirates[from : to+1]
			for i := range part {
				switch what {
				case 'F':
					part[i] = '1'
				case 'E':
					part[i] = '0'
				case 'I':
					part[i] ^= 1
				}
			}
			if what == 'S' {
				fmt.Fprintf(&want, "Q%d: %d\n", question, strings.Count(string(part), "1"))
				question++
			}
		}
	}
	try.Answers(t, solve, in.String(), want.String())
}

func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "2\n1\n3\n01\n1\nI 0 5\n1 2\n1 1 S 0 1", "Case 1:\nCase 2:\nQ1: 2\n")
	try.Errors(t, solve, map[string]string{
		"1\n1\n2\n01\n1\nS 2 4\n": `line 6: want a whole number from 2 to 3`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Count: "2\n",
		Cases: []string{"1\n2\n01\n2\nF 0 2\nS 0 3\n", "2\n1\n1\n1\n0\n2\nI 0 1\nS 1 1\n"},
		Want:  []string{"Case 1:\nQ1: 4\n", "Case 2:\nQ1: 1\n"},

		// Whole forbids an incomplete last case: the solution answers queries one by one, so it would print the
		// answers to the first queries of such a case.
		Whole: true,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
