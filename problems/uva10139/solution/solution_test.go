package main

import (
	"math/big"
	"testing"

	"oj/problems/lib/try"
)

// TestAgainstFactorials compares the answers for all m up to 3000 with divisions of the factorials
// themselves.
func TestAgainstFactorials(t *testing.T) {
	for n := range 40 {
		factorial := new(big.Int).MulRange(1, int64(n))
		for m := 1; m <= 3000; m++ {
			rest := new(big.Int).Mod(factorial, big.NewInt(int64(m)))
			if got, want := divides(m, n), rest.Sign() == 0; got != want {
				t.Fatalf("%d and %d!: %v, want %v", m, n, got, want)
			}
		}
	}
}

// TestLargeNumbers uses divisors near the limit: the largest prime below 2^31, the square of the prime 46337,
// and multiples of 2^26 and 2^27. The exponent of 2 in 31! is 26.
func TestLargeNumbers(t *testing.T) {
	try.Answers(t, solve, "2147483646 2147483647\n2147483647 2147483647\n46348 2147117569\n92678 2147117569\n31 402653184\n31 67108864\n31 134217728\n",
		"2147483647 does not divide 2147483646!\n2147483647 divides 2147483647!\n2147117569 does not divide 46348!\n"+
			"2147117569 divides 92678!\n402653184 does not divide 31!\n67108864 divides 31!\n134217728 does not divide 31!\n")
}

func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "0 1\n0 2\n1\n1 5\n0\n", "1 divides 0!\n2 does not divide 0!\n1 divides 1!\n0 does not divide 5!\n")
	try.Errors(t, solve, map[string]string{
		"1 2\n3 -4\n": `line 2: want a whole number from 0 to 2147483647`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"6 9\n", "6 27\n"},
		Want:  []string{"9 divides 6!\n", "27 does not divide 6!\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
