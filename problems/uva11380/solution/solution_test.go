package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// A sea is a state of the oracle: the 2 rows of 3 cells, the number of people on each piece of wood, and the cell of the
// moving person. The cell is -1 if nobody moves.
type sea struct {
	cells, stay [6]byte
	at          int
}

// most is the oracle: it tries every order of people and every path, step by step.
func (s sea) most(people byte, known map[sea]int) int {
	if best, ok := known[s]; ok {
		return best
	}

	// While the walks from s are tried, store 0: a walk that comes back to s has gained nothing.
	known[s] = 0
	best := 0
	if s.at < 0 {
		for c, what := range s.cells {
			if what == '*' {
				next := s
				next.at = c
				best = max(best, next.most(people, known))
			}
		}
	} else {
		best = s.walk(people, known)
	}
	known[s] = best
	return best
}

func (s sea) walk(people byte, known map[sea]int) (best int) {
	here := s.cells[s.at]
	if here == '#' && s.stay[s.at] < people {
		next := s
		next.stay[s.at]++
		next.at = -1
		best = 1 + next.most(people, known)
	}
	for to, what := range s.cells {
		di, dj := to/3-s.at/3, to%3-s.at%3
		if di*di+dj*dj != 1 || what == '~' || what == '*' {
			continue
		}
		next := s
		if here == '*' || here == '.' {
			next.cells[s.at] = '~'
		}
		next.at = to
		best = max(best, next.most(people, known))
	}
	return best
}

func TestAgainstEveryOrder(t *testing.T) {
	random := rand.New(rand.NewSource(11380))
	for range 1500 {
		s := sea{at: -1}
		for c := range s.cells {
			s.cells[c] = "***~..@##"[random.Intn(9)]
		}
		people := 1 + random.Intn(2)
		input := fmt.Sprintf("2 3 %d\n%s\n%s\n", people, s.cells[:3], s.cells[3:])
		try.Answers(t, solve, input, fmt.Sprintln(s.most(byte(people), map[sea]int{})))
	}
}

// TestKnownSeas uses inputs from questions that people asked in forums.
func TestKnownSeas(t *testing.T) {
	try.Answers(t, solve, `3 5 2
##@**
.~*~.
.....

3 5 2
##.**
.~*~.
.....

3 5 2
##.*.
.~*~~
.....

3 4 1
*@##
*@~#
*@~~
`, "3\n2\n2\n3\n")
}

// Seas may be larger than the statement allows, and wood may bear any number of people.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	wide := strings.Repeat("*", 60) + strings.Repeat("@", 60)
	try.Answers(t, solve, "1 120 1000\n"+wide+"\n\n\n1 2 5000\n*#\n\n", "0\n1\n")
	try.Answers(t, solve, fmt.Sprintf("2 60 5000\n%s\n%s\n", strings.Repeat("*", 60), strings.Repeat("#", 60)), "60\n")
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"1 3 1\n*~#\n", "1 2 1\n*#\n"},
		Want:  []string{"0\n", "1\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
