package main

import (
	"fmt"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// edited returns all words that result if a substring of a word is cut and pasted elsewhere.
func edited(word string) (all []string) {
	for i := range word {
		for j := i + 1; j <= len(word); j++ {
			rest := word[:i] + word[j:]
			for k := 0; k <= len(rest); k++ {
				all = append(all, rest[:k]+word[i:j]+rest[k:])
			}
		}
	}
	return all
}

// TestAllOrders checks all orders of up to seven paragraphs, layer by layer from the sorted one. No book of seven
// needs more than four edits.
func TestAllOrders(t *testing.T) {
	for n := 2; n <= 7; n++ {
		layer, least := []string{"123456789"[:n]}, map[string]int{"123456789"[:n]: 0}
		for edits := 1; len(layer) > 0; edits++ {
			var next []string
			for _, word := range layer {
				for _, e := range edited(word) {
					if _, met := least[e]; !met {
						least[e] = edits
						next = append(next, e)
					}
				}
			}
			layer = next
		}
		in, want, k, most := "", "", 0, 0
		for word, edits := range least {
			if most = max(most, edits); len(word) == 7 && k == 600 {
				continue // seven paragraphs have 5040 orders: test only 600 of them
			}
			k++
			in += fmt.Sprintln(n) + strings.Join(strings.Split(word, ""), " ") + "\n"
			want += fmt.Sprintf("Case %d: %d\n", k, edits)
		}
		if wantMost := []int{0, 0, 1, 2, 3, 3, 4, 4}[n]; most != wantMost {
			t.Errorf("%d paragraphs need up to %d edits, want %d", n, most, wantMost)
		}
		try.Answers(t, solve, in+"0\n", want)
	}
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"15\n":          `line 1: want a whole number from 1 to 14`,
		"3\n1 2 4\n0\n": `line 2: want a whole number from 1 to 3`,
		"3\n1 2 2\n0\n": `line 2: want each paragraph once`,
	})
}

// TestJudgeFiles: input files may lack their last line and contain longer books than the statement allows, or
// books of one paragraph.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	try.Answers(t, solve, "1\n1\n12\n7 8 9 10 11 12 1 2 3 4 5 6\n10\n1 2 3 4 5 6 7 8 9 10\n10\n3 4 1 2 5 6 9 10 7 8\n",
		"Case 1: 0\nCase 2: 1\nCase 3: 0\nCase 4: 2\n")
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"6\n2 4 1 5 3 6\n", "5\n3 4 5 1 2\n"},
		End:   "0\n",
		Want:  []string{"Case 1: 2\n", "Case 2: 1\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
