package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

type condition struct{ first, more, sign, k int }

// exists is the oracle: it reports whether some sequence of n numbers from -9 to 9 satisfies all conditions. If n is
// at most 3 and k is from -1 to 1, greater numbers are not needed. Each number is the difference of two of the four
// sums. If there is a solution, the distances from the virtual source are such sums. They are from -6 to 0, because a
// shortest path has at most 3 conditions with a cost of at least -2 each.
func exists(sequence []int, n int, all []condition) bool {
	if len(sequence) < n {
		for a := -9; a <= 9; a++ {
			if exists(append(sequence, a), n, all) {
				return true
			}
		}
		return false
	}
	for _, c := range all {
		sum := 0
		for _, a := range sequence[c.first-1 : c.first+c.more] {
			sum += a
		}
		if c.sign*sum <= c.sign*c.k {
			return false
		}
	}
	return true
}

func TestAgainstEverySequence(t *testing.T) {
	random := rand.New(rand.NewSource(515))
	var in, want strings.Builder
	for range 1000 {
		n, all := 1+random.Intn(3), make([]condition, 1+random.Intn(6))
		fmt.Fprintln(&in, n, len(all))
		for i := range all {
			first := 1 + random.Intn(n)
			all[i] = condition{first, random.Intn(n - first + 1), 1 - 2*random.Intn(2), random.Intn(3) - 1}
			fmt.Fprintln(&in, first, all[i].more, map[int]string{1: "gt", -1: "lt"}[all[i].sign], all[i].k)
		}
		if exists(nil, n, all) {
			want.WriteString("lamentable kingdom\n")
		} else {
			want.WriteString("successful conspiracy\n")
		}
	}
	in.WriteString("0\n")
	try.Answers(t, solve, in.String(), want.String())
	if n := strings.Count(want.String(), "kingdom"); n < 200 || n > 800 {
		t.Errorf("%d of 1000 are possible", n)
	}
}

// TestJudgeFiles checks inputs that violate the statement, because the official data may contain such inputs. One of
// them has no conditions: then every sequence is a solution.
func TestJudgeFiles(t *testing.T) {
	possible, impossible := "lamentable kingdom\n", "successful conspiracy\n"
	try.Survives(t, solve, try.File{
		Cases: []string{"4 2\n1 2 gt 0\n2 2 lt 2\n", "1 2\n1 0 gt 0\n1 0 lt 0\n"},
		End:   "0\n",
		Want:  []string{possible, impossible},
	})
	try.Answers(t, solve, "5 0\n1 1\n1 0 gt 7\n0\n", possible+possible)

	// These cases exceed the statement's limits: each of 300 numbers must be greater than 0. In one case
	// their sum must be greater than 0, too; in the other case it must be less than 300, which is impossible.
	each := ""
	for i := 1; i <= 300; i++ {
		each += fmt.Sprintln(i, 0, "gt", 0)
	}
	try.Answers(t, solve, "300 301\n"+each+"1 299 gt 0\n", possible)
	try.Answers(t, solve, "300 301\n"+each+"1 299 lt 300\n", impossible)
}

func TestWrongInput(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"2 1\n1 2 gt 0\n0\n": `line 2: want a whole number from 0 to 1`,
		"2 1\n1 0 ge 0\n0\n": `line 2: want gt or lt before the last number of the line`,
		"2 -1\n0\n":          `line 1: want a whole number from 0 to 2147483647`,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
