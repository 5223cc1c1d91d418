package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// ways counts the simple paths from room `at` to room `to` that enter no room in the bit mask `seen`.
func ways(beside [6]int, at, to, seen int) int {
	if at == to {
		return 1
	}
	count := 0
	for next := range beside {
		if beside[at]>>next&1 == 1 && seen>>next&1 == 0 {
			count += ways(beside, next, to, seen|1<<next)
		}
	}
	return count
}

// The test uses all pairs of rooms in every graph of up to five rooms, and in some of six.
func TestAgainstEveryWay(t *testing.T) {
	random := rand.New(rand.NewSource(12363))
	for rooms := 2; rooms <= 6; rooms++ {
		var in, want strings.Builder
		pairs := rooms * (rooms - 1) / 2
		for set := range 1 << pairs {
			if rooms == 6 && random.Intn(16) > 0 {
				continue
			}
			var beside [6]int
			var corridors, queries string
			m, bit := 0, 0
			for a := range rooms {
				for b := a + 1; b < rooms; b++ {
					if set>>bit&1 == 1 {
						beside[a] |= 1 << b
						beside[b] |= 1 << a
						corridors += fmt.Sprintln(a+1, b+1)
						m++
					}
					bit++
					queries += fmt.Sprintln(a+1, b+1)
				}
			}
			fmt.Fprint(&in, fmt.Sprintln(rooms, m, pairs), corridors, queries)
			for a := range rooms {
				for b := a + 1; b < rooms; b++ {
					want.WriteString(map[bool]string{true: "Y\n", false: "N\n"}[ways(beside, a, b, 1<<a) == 1])
				}
			}
			want.WriteString("-\n")
		}
		try.Answers(t, solve, in.String()+"0 0 0\n", want.String())
	}
}

// TestRepeatedCorridors: the official input file lists some corridors more than once. They count as one
// corridor, so there is only one path.
func TestRepeatedCorridors(t *testing.T) {
	try.Answers(t, solve, "3 4 3\n1 2\n2 3\n1 2\n2 1\n1 2\n1 3\n2 3\n0 0 0\n", "Y\nY\nY\n-\n")
	try.Answers(t, solve, "3 4 2\n1 2\n2 3\n1 2\n1 3\n1 2\n1 3\n0 0 0\n", "N\nN\n-\n")
}

// TestJudgeFiles: an input file may lack its last line, and mazes may be larger than the statement allows.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	try.Answers(t, solve, "2 1 1\n1 2\n1 2\n", "Y\n-\n")
	try.Answers(t, solve, "20000 1 1\n1 20000\n20000 1\n0 0 0\n", "Y\n-\n")
	try.Errors(t, solve, map[string]string{
		"2 1 1\n1 3\n1 2\n0 0 0\n": `line 2: want a whole number from 1 to 2`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"2 1 1\n1 2\n1 2\n", "3 1 1\n1 2\n1 3\n"},
		End:   "0 0 0\n",
		Want:  []string{"Y\n-\n", "N\n-\n"},

		// Whole forbids an incomplete last case: the solution answers queries one by one, so it would print the
		// answers to the first queries of such a case.
		Whole: true,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
