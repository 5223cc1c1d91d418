package main

import (
	"fmt"
	"math/big"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// TestAgainstBigNumbers compares with math/big. Some of the powers are powers of round numbers, which have only zeros
// after their first digits.
func TestAgainstBigNumbers(t *testing.T) {
	random := rand.New(rand.NewSource(11029))
	var in, want strings.Builder
	const cases = 1500
	fmt.Fprintln(&in, cases)
	for i := range cases {
		n, k := 1+random.Intn(1<<32-1), 1+random.Intn(200)
		if i%3 == 0 {
			n = []int{2, 5, 10, 20, 25, 50, 100, 125, 250, 320, 1000, 1000000000}[random.Intn(12)]
		}
		power := new(big.Int).Exp(big.NewInt(int64(n)), big.NewInt(int64(k)), nil).String()
		for len(power) < 6 {
			n, k = n*1000, 3
			power = new(big.Int).Exp(big.NewInt(int64(n)), big.NewInt(int64(k)), nil).String()
		}
		fmt.Fprintln(&in, n, k)
		fmt.Fprintf(&want, "%s...%s\n", power[:3], power[len(power)-3:])
	}
	try.Answers(t, solve, in.String(), want.String())
}

// For large exponents, the oracle keeps the first 60 digits of every product.
func TestLargeExponents(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for range 300 {
		n, k := 2+random.Intn(1<<32-2), 1+random.Intn(10000000)
		power, base := big.NewInt(1), big.NewInt(int64(n))
		for bit := 1 << 24; bit > 0; bit /= 2 {
			power.Mul(power, power)
			if k&bit != 0 {
				power.Mul(power, base)
			}
			if digits := power.String(); len(digits) > 60 {
				power.SetString(digits[:60], 10)
			}
		}
		if got, want := fmt.Sprint(leading(n, k)), (power.String() + "00")[:3]; got != want {
			t.Errorf("%d to the power %d: %s, want %s", n, k, got, want)
		}
	}
}

func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "4\n4294967295 10000000\n1000000 1\n10 10000000\n100003 1\n", "408...625\n100...000\n100...000\n100...003\n")
	try.Errors(t, solve, map[string]string{
		"1\n0 1\n": `line 2: want a whole number from 1 to 4294967295`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Count: "2\n",
		Cases: []string{"123456 1\n", "123456 2\n"},
		Want:  []string{"123...456\n", "152...936\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
