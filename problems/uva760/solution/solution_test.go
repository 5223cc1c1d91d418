package main

import (
	"math/rand"
	"slices"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// substrings is the oracle: it looks up all substrings of a in b.
func substrings(a, b string) []string {
	var best []string
	for length := len(a); length > 0 && best == nil; length-- {
		for i := 0; i+length <= len(a); i++ {
			if strings.Contains(b, a[i:i+length]) {
				best = append(best, a[i:i+length])
			}
		}
	}
	slices.Sort(best)
	return slices.Compact(best)
}

func TestAgainstAllSubstrings(t *testing.T) {
	random := rand.New(rand.NewSource(760))
	strand := func(letters string) string {
		s := make([]byte, 1+random.Intn(12))
		for i := range s {
			s[i] = letters[random.Intn(len(letters))]
		}
		return string(s)
	}
	for range 5000 {
		a, b := strand("acgt"), strand("acgt")
		if random.Intn(2) == 0 {
			a, b = strand("at"), strand("ta")
		}
		if got, want := common(a, b), substrings(a, b); !slices.Equal(got, want) {
			t.Fatalf("%s %s: %q, want %q", a, b, got, want)
		}
	}
}

// Both strands may be on one line, and blank lines may be missing.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "atgc tga\natgc\ngctg", "tg\n\ngc\ntg\n")
	try.Answers(t, solve, "", "")
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"a\nc\n", "gat\ngtat\n"},
		Want:  []string{"No common sequence.\n", "\nat\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
