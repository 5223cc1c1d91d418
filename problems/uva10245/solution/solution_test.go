package main

import (
	"fmt"
	"math"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// The sets are random: scattered points, points on a few lines, and points that are far apart. The oracle
// compares all pairs.
func TestAgainstAllPairs(t *testing.T) {
	random := rand.New(rand.NewSource(10245))
	var in, want strings.Builder
	far := 0
	for range 1000 {
		n := 1 + random.Intn(30)
		width, height := 1+random.Intn(40000), 1+random.Intn(200)
		if random.Intn(3) == 0 {
			n, width, height = 1+random.Intn(5), 40000, 40000
		}
		x, y := make([]int, n), make([]int, n)
		least := math.Inf(1)
		fmt.Fprintln(&in, n)
		for i := range n {
			x[i], y[i] = random.Intn(width), random.Intn(height)
			fmt.Fprintln(&in, x[i], y[i])
			for j := range i {
				least = min(least, math.Sqrt(float64((x[i]-x[j])*(x[i]-x[j])+(y[i]-y[j])*(y[i]-y[j]))))
			}
		}
		if least < 10000 {
			fmt.Fprintf(&want, "%.4f\n", least)
		} else {
			fmt.Fprintln(&want, "INFINITY")
			far++
		}
	}
	try.Answers(t, solve, in.String()+"0\n", want.String())
	if far < 50 {
		t.Errorf("only %d sets without a close pair", far)
	}
}

// Coordinates may be fractions. For a distance of exactly 10,000, the answer is INFINITY.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "2\n0.5 .25\n0.5 1.75\n2\n0 0\n10000 0\n2\n0 0 9999.9999 0\n1\n5 5\n2\n7 7\n7 7\n", "1.5000\nINFINITY\n9999.9999\nINFINITY\n0.0000\n")
	try.Errors(t, solve, map[string]string{
		"1\n0 x\n0\n": `line 2: want a number from -1e+09 to 1e+09`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"2\n0 0\n3 4\n", "3\n0 0\n10000 10000\n20000 20000\n"},
		End:   "0\n",
		Want:  []string{"5.0000\n", "INFINITY\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
