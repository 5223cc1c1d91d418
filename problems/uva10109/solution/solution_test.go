package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// cramer is the oracle for systems of two unknowns and two equations, a x + b y = e and c x + d y = f: it
// computes quotients of determinants.
func cramer(a, b, e, c, d, f int) string {
	determinant := a*d - b*c
	p, q := e*d-b*f, a*f-e*c
	if determinant != 0 {
		return fmt.Sprintf("x[1] = %s\nx[2] = %s\n", reduced(p, determinant), reduced(q, determinant))
	}
	if a == 0 && b == 0 && c == 0 && d == 0 && e == 0 && f == 0 {
		return "Infinitely many solutions containing 2 arbitrary constants.\n"
	}
	if p != 0 || q != 0 || a == 0 && b == 0 && e != 0 || c == 0 && d == 0 && f != 0 {
		return "No Solution.\n"
	}
	return "Infinitely many solutions containing 1 arbitrary constants.\n"
}

func reduced(p, q int) string {
	a, b := max(p, -p), max(q, -q)
	for b != 0 {
		a, b = b, a%b
	}
	if q < 0 {
		a = -a
	}
	if q == a {
		return fmt.Sprint(p / a)
	}
	return fmt.Sprintf("%d/%d", p/a, q/a)
}

// The test uses all systems of two equations with coefficients from -1 to 1, and random ones with larger coefficients.
func TestAgainstCramer(t *testing.T) {
	random := rand.New(rand.NewSource(10109))
	var in, want strings.Builder
	number := 0
	add := func(n [6]int) {
		number++
		fmt.Fprintf(&in, "%d\n2 2\n%d %d %d\n%d/2 %d/2 %d/2\n", number, n[0], n[1], n[2], 2*n[3], 2*n[4], 2*n[5])
		if number > 1 {
			fmt.Fprintln(&want)
		}
		fmt.Fprintf(&want, "Solution for Matrix System # %d\n%s", number, cramer(n[0], n[1], n[2], n[3], n[4], n[5]))
	}
	for code := range 729 {
		var n [6]int
		for i := range n {
			n[i] = code%3 - 1
			code /= 3
		}
		add(n)
	}
	for range 300 {
		var n [6]int
		for i := range n {
			n[i] = random.Intn(41) - 20
		}
		add(n)
	}
	try.Answers(t, solve, in.String()+"0\n", want.String())
}

// TestJudgeFiles: in the official data, the numbers of the systems are not consecutive, fractions are not
// reduced, and there are blank lines between systems.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "7\n1 3\n0/5 0/2\n\n2/2 -6/4 \n4 -6\n\n3\n1 2\n1 1\n1 2\n0", "Solution for Matrix System # 7\nx[1] = -3/2\n\nSolution for Matrix System # 3\nNo Solution.\n")
	try.Errors(t, solve, map[string]string{
		"1\n1 1\n1/0 1\n0\n": `line 3: want a fraction`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"1\n1 1\n3 10\n", "4\n2 1\n1 1/2 3\n"},
		End:   "0\n",
		Want: []string{
			"Solution for Matrix System # 1\nx[1] = 10/3\n",
			"\nSolution for Matrix System # 4\nInfinitely many solutions containing 1 arbitrary constants.\n",
		},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
