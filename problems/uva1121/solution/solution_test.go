package main

import (
	"testing"

	"oj/problems/lib/try"
)

// The test uses all lists of up to 7 numbers from 1 to 3, and all required sums. The oracle tries all windows.
func TestEverySmallList(t *testing.T) {
	for n, count := 1, 3; n <= 7; n, count = n+1, count*3 {
		for code := range count {
			numbers := make([]int, n)
			for i := range numbers {
				numbers[i] = 1 + code%3
				code /= 3
			}
			for atLeast := 1; atLeast <= 3*n+1; atLeast++ {
				want := 0
				for i := range n {
					sum := 0
					for j := i; j < n; j++ {
						sum += numbers[j]
						if sum >= atLeast && (want == 0 || j-i+1 < want) {
							want = j - i + 1
						}
					}
				}
				if got := shortest(numbers, atLeast); got != want {
					t.Fatalf("%v, at least %d: %d, want %d", numbers, atLeast, got, want)
				}
			}
		}
	}
}

// The sample violates the statement's limit for n. Sums exceed 32 bits here.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "5 11 1 2\n3 4\n5\n2 2147483647\n\n2147483646 2147483646\n1 5 4", "3\n2\n0\n")
	try.Errors(t, solve, map[string]string{
		"2 5\n1 -1\n": `line 2: want a whole number from 0 to 2147483647`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"10 15\n5 1 3 5 10 7 4 9 2 8\n", "5 11\n1 2 3 4 5\n"},
		Want:  []string{"2\n", "3\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
