package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

type textPatch struct {
	seconds       int
	before, after string
}

// oracle relaxes the times of all sets, stored as strings of 0 and 1, in as many rounds as there are sets.
func oracle(bugs int, patches []textPatch) string {
	best := map[string]int{strings.Repeat("1", bugs): 0}
	for round := 0; round < 1<<bugs; round++ {
		for set, seconds := range best {
			for _, p := range patches {
				after, fits := []byte(set), true
				for i := range after {
					fits = fits && !(p.before[i] == '+' && set[i] == '0') && !(p.before[i] == '-' && set[i] == '1')
					switch p.after[i] {
					case '+':
						after[i] = '1'
					case '-':
						after[i] = '0'
					}
				}
				old, known := best[string(after)]
				if fits && (!known || seconds+p.seconds < old) {
					best[string(after)] = seconds + p.seconds
				}
			}
		}
	}
	if seconds, ok := best[strings.Repeat("0", bugs)]; ok {
		return fmt.Sprintf("Fastest sequence takes %d seconds.\n", seconds)
	}
	return "Bugs cannot be fixed.\n"
}

// The test uses 3,000 random products of one to five bugs, in one input. Some patches take no time.
func TestAgainstRounds(t *testing.T) {
	random := rand.New(rand.NewSource(658))
	word := func(n int, letters string) (w string) {
		for ; n > 0; n-- {
			w += string(letters[random.Intn(len(letters))])
		}
		return w
	}
	var in, want strings.Builder
	fixed := 0
	for k := 1; k <= 3000; k++ {
		bugs := 1 + random.Intn(5)
		patches := make([]textPatch, random.Intn(9))
		fmt.Fprintln(&in, bugs, len(patches))
		for i := range patches {
			patches[i] = textPatch{random.Intn(6), word(bugs, "000+-"), word(bugs, "00+--")}
			fmt.Fprintln(&in, patches[i].seconds, patches[i].before, patches[i].after)
		}
		answer := oracle(bugs, patches)
		if answer[0] == 'F' {
			fixed++
		}
		fmt.Fprintf(&want, "Product %d\n%s\n", k, answer)
	}
	try.Answers(t, solve, in.String()+"0 0\n", want.String())
	if fixed < 500 || fixed > 2500 {
		t.Errorf("%d of 3000 products can be fixed", fixed)
	}
}

// TestJudgeFiles checks inputs that violate the statement, as the official data may do.
func TestJudgeFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"3 3\n1 000 00-\n1 00- 0-+\n2 0-- -++\n", "4 1\n7 0-0+ ----\n", "1 1\n5 + -\n"},
		End:   "0 0\n",
		Want: []string{
			"Product 1\nFastest sequence takes 8 seconds.\n\n",
			"Product 2\nBugs cannot be fixed.\n\n",
			"Product 3\nFastest sequence takes 5 seconds.\n\n",
		},
	})

	// A product has 21 bugs and 105 patches. Only the last patch removes bugs.
	many := "21 105\n" + strings.Repeat("1 000000000000000000000 +00000000000000000000\n", 104) +
		"9 +00000000000000000000 ---------------------\n"
	try.Answers(t, solve, many, "Product 1\nFastest sequence takes 9 seconds.\n\n")

	// The words of a patch may have too few or too many signs. Missing signs count as 0, and further ones are
	// ignored.
	try.Answers(t, solve, "2 2\n1 + -\n1 00+ 0-+\n", "Product 1\nFastest sequence takes 2 seconds.\n\n")
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"25 1\n":              `line 1: want a whole number from 1 to 24`,
		"2 1\n-1 00 --\n":     `line 2: want a whole number from 0 to 2147483647`,
		"2 1\n1 00 -*\n0 0\n": `line 2: want signs + - 0`,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
