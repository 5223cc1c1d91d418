package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// The lists are random. The oracle compares all pairs.
func TestAgainstAllPairs(t *testing.T) {
	random := rand.New(rand.NewSource(11362))
	yes := 0
	for range 3000 {
		var numbers []string
		for range 1 + random.Intn(6) {
			length := 1 + random.Intn(4)
			numbers = append(numbers, fmt.Sprintf("%0*b", length, random.Intn(1<<length)))
		}
		want := true
		for i, a := range numbers {
			for j, b := range numbers {
				want = want && (i == j || !strings.HasPrefix(b, a))
			}
		}
		if got := consistent(numbers); got != want {
			t.Fatalf("%q: %v, want %v", numbers, got, want)
		}
		if want {
			yes++
		}
	}
	if yes < 300 {
		t.Errorf("only %d consistent lists", yes)
	}
}

// TestJudgeFiles checks lists that contain a number twice: then it counts as a prefix of another number.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "3\n2\n12\n12\n2  \n0\n00\n1\n123456789012345678901234567890\n", "NO\nNO\nYES\n")
	try.Errors(t, solve, map[string]string{
		"1\n-2\n": `line 2: want a whole number from 0 to 4194304`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Count: "2\n",
		Cases: []string{"2\n911\n91125426\n", "2\n12\n13\n"},
		Want:  []string{"NO\n", "YES\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
