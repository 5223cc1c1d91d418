package main

import (
	"fmt"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// The test uses all n up to 400 and all m. The oracle adds step by step.
func TestAgainstAdding(t *testing.T) {
	var in, want strings.Builder
	for m := range 20 {
		f, next := 0, 1
		for n := range 400 {
			fmt.Fprintln(&in, n, m)
			fmt.Fprintln(&want, f%(1<<m))
			f, next = next, (f+next)%(1<<m)
		}
	}
	try.Answers(t, solve, in.String(), want.String())
}

// The sequence modulo 2^m repeats after 3*2^(m-1) numbers, which Wall proved in 1960.
func TestPeriod(t *testing.T) {
	for m := 1; m < 20; m++ {
		period := 3 << (m - 1)
		for _, n := range []int{1<<31 - 1, 1<<31 - 2, 1<<30 + 1, 1234567890} {
			far := try.Run(t, solve, fmt.Sprintln(n, m))
			near := try.Run(t, solve, fmt.Sprintln(n%period, m))
			if far != near {
				t.Errorf("n %d, m %d: %s, but %s one period earlier", n, m, far, near)
			}
		}
	}
}

func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "1\n0 0 0\n2147483647 31 5\n", "0\n0\n1077213469\n")
	try.Errors(t, solve, map[string]string{
		"11 7\n11 64\n": `line 2: want a whole number from 0 to 31`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"11 7\n", "11 6\n"},
		Want:  []string{"89\n", "25\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
