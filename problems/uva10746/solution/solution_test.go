package main

import (
	"fmt"
	"math/big"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// cheapest is the oracle: it tries all cars for the first bank, and so on. used is a set of cars.
func cheapest(minutes [][]int, used int) int {
	if len(minutes) == 0 {
		return 0
	}
	best := -1
	for car, m := range minutes[0] {
		if used>>car&1 == 0 {
			if sum := m + cheapest(minutes[1:], used|1<<car); best < 0 || sum < best {
				best = sum
			}
		}
	}
	return best
}

func TestAgainstAllPlans(t *testing.T) {
	random := rand.New(rand.NewSource(10746))
	var in, want strings.Builder
	for range 1500 {
		banks := 1 + random.Intn(4)
		cars := banks + random.Intn(3)
		minutes := make([][]int, banks) // in thousandths
		fmt.Fprintln(&in, banks, cars)
		for i := range minutes {
			for range cars {
				m := random.Intn(3000)
				minutes[i] = append(minutes[i], m)
				fmt.Fprintf(&in, "%d.%03d ", m/1000, m%1000)
			}
			fmt.Fprintln(&in)
		}

		// FloatString rounds half a hundredth up, too.
		fmt.Fprintln(&want, big.NewRat(int64(cheapest(minutes, 0)), int64(1000*banks)).FloatString(2))
	}
	try.Answers(t, solve, in.String()+"0 0\n", want.String())
}

func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	try.Answers(t, solve, "1 1\n0.015\n2 2\n0.01 9\n9 0.02\n", "0.02\n0.02\n")
	try.Answers(t, solve, "1 1\n1000000000\n1 1\n0.004999\n1 2\n7 .5\n0 0\n", "1000000000.00\n0.00\n0.50\n")
	try.Errors(t, solve, map[string]string{
		"2 1\n1\n1\n0 0\n": `line 1: 1 cars are not enough for 2 banks`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"1 2\n1.5 2\n", "2 2\n1 2\n1 3\n"},
		End:   "0 0\n",
		Want:  []string{"1.50\n", "1.50\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
