package main

import (
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// The sets are random and have many equal numbers. The oracle sorts the numbers again for each query.
func TestAgainstSorting(t *testing.T) {
	random := rand.New(rand.NewSource(501))
	const cases = 400
	var in, want strings.Builder
	fmt.Fprintln(&in, cases)
	for number := range cases {
		n := 1 + random.Intn(12)
		list := make([]int, n)
		for i := range list {
			list[i] = (random.Intn(7) - 3) * (1 + random.Intn(2)*666666666)
		}
		var after []int
		for done := 0; done < n && len(after) < n; {
			done = max(len(after)+1, done+random.Intn(3))
			if done <= n {
				after = append(after, done)
			}
		}

		fmt.Fprintln(&in, n, len(after))
		fmt.Fprintln(&in, strings.Trim(fmt.Sprint(list), "[]"))
		fmt.Fprintln(&in, strings.Trim(fmt.Sprint(after), "[]"))
		if number > 0 {
			fmt.Fprintln(&want)
		}
		for i, done := range after {
			sorted := slices.Clone(list[:done])
			slices.Sort(sorted)
			fmt.Fprintln(&want, sorted[i])
		}
	}
	try.Answers(t, solve, in.String(), want.String())
}

// TestJudgeFiles: the official input file has trailing blanks, line breaks between any two numbers, and
// several blank lines between datasets.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "2  \n\n\n7 4 \n3 1 -4 \n 2 8 -1000 2  \n1 2\n6 6 \n\n\n1 1\n-2000000000\n1\n\n", "3\n3\n1\n2\n\n-2000000000\n")
	try.Errors(t, solve, map[string]string{
		"1\n2 2\n5 6\n1 1\n": `line 4: want a whole number from 2 to 2`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Count: "2\n",
		Cases: []string{"2 1\n5 4\n2\n", "3 2\n1 3 2\n1 3\n"},
		Want:  []string{"4\n", "\n1\n2\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
