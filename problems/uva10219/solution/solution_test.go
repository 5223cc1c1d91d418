package main

import (
	"math/big"
	"testing"

	"oj/problems/lib/try"
)

func exact(n, k int) int {
	return len(new(big.Int).Binomial(int64(n), int64(k)).String())
}

// The test uses all n below 200, and some large ones.
func TestAgainstBigNumbers(t *testing.T) {
	for n := range 200 {
		for k := 0; k <= n; k++ {
			if got, want := digits(n, k), exact(n, k); got != want {
				t.Fatalf("%d over %d: %d, want %d", n, k, got, want)
			}
		}
	}
	for _, c := range [][2]int{{3000, 1500}, {10007, 4000}, {99991, 1234}, {1000000, 3}, {2147483647, 2}, {50000, 25000}} {
		if got, want := digits(c[0], c[1]), exact(c[0], c[1]); got != want {
			t.Errorf("%d over %d: %d, want %d", c[0], c[1], got, want)
		}
	}
}

// TestPowersOfTen checks powers of ten and their neighbours, because there an error of 1 changes the number
// of digits.
func TestPowersOfTen(t *testing.T) {
	for power, n := 1, 10; n <= 1000000000; power, n = power+1, 10*n {
		if digits(n-1, 1) != power || digits(n, 1) != power+1 || digits(n+1, n) != power+1 {
			t.Errorf("%d: %d %d %d digits", n, digits(n-1, 1), digits(n, 1), digits(n+1, n))
		}
	}
}

func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "20 5 100 10\n\n200 15\n7 7\n5 0", "5\n14\n23\n1\n1\n")
	try.Errors(t, solve, map[string]string{
		"5 6\n1 1\n": `line 1: want a whole number from 0 to 5`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"20 5\n", "100 10\n"},
		Want:  []string{"5\n", "14\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
