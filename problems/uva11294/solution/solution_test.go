package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// good reports whether a seating is allowed: on the bride's side sit the husbands of the couples in set, and
// the wives of all other couples.
func good(set int, lovers [][2]string) bool {
	near := func(person string) bool {
		var couple int
		var sex rune
		fmt.Sscanf(person, "%d%c", &couple, &sex)
		return (set>>couple&1 == 1) == (sex == 'h')
	}
	for _, l := range lovers {
		if !near(l[0]) && !near(l[1]) {
			return false
		}
	}
	return near("0w")
}

func TestAgainstEverySeating(t *testing.T) {
	random := rand.New(rand.NewSource(11294))
	lucky := 0
	for range 3000 {
		couples := 1 + random.Intn(6)
		person := func() string { return fmt.Sprint(random.Intn(couples), string("hw"[random.Intn(2)])) }
		lovers := make([][2]string, random.Intn(3*couples))
		input := fmt.Sprintln(couples, len(lovers))
		for i := range lovers {
			lovers[i] = [2]string{person(), person()}
			input += fmt.Sprintln(lovers[i][0], lovers[i][1])
		}
		possible := false
		for set := range 1 << couples {
			possible = possible || good(set, lovers)
		}
		got := strings.TrimSuffix(try.Run(t, solve, input+"0 0\n"), "\n")
		if (got != "bad luck") != possible {
			t.Fatalf("%q: %q, possible %v", input, got, possible)
		}
		if !possible {
			continue
		}
		lucky++
		set, people := 0, strings.Fields(got)
		for i, p := range people {
			if p != fmt.Sprint(i+1, "w") && p != fmt.Sprint(i+1, "h") {
				t.Fatalf("%q: %q", input, got)
			}
			if strings.HasSuffix(p, "h") {
				set |= 1 << (i + 1)
			}
		}
		if len(people) != couples-1 || !good(set, lovers) {
			t.Fatalf("%q: %q", input, got)
		}
	}
	if lucky < 500 || lucky > 2500 {
		t.Errorf("%d of 3000 are lucky", lucky)
	}
}

func TestWrongInput(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"2 1\n2h 1w\n0 0\n": `line 2: want a number below 2 and h or w`,
		"2 1\n1h 1x\n0 0\n": `line 2: want a number below 2 and h or w`,
	})
}

// TestJudgeFiles: input files may lack their last line and contain more couples than the statement allows.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	got := try.Run(t, solve, "1500 2\n1499h 0h\n1w 0h\n")
	if people := strings.Fields(got); len(people) != 1499 || people[0] != "1w" || people[1498] != "1499h" {
		t.Errorf("%.100q", got)
	}
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"2 1\n1h 0h\n", "2 2\n1h 0h\n1w 0h\n"},
		End:   "0 0\n",
		Want:  []string{"1h\n", "bad luck\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
