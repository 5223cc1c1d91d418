package main

import (
	"fmt"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// repeated is the oracle: it tries all lengths of the copied string.
func repeated(s string) int {
	for length := 1; ; length++ {
		if strings.Repeat(s[:length], len(s)/length) == s {
			return len(s) / length
		}
	}
}

// The test uses all strings of up to 14 letters over two letters.
func TestEveryShortString(t *testing.T) {
	for length := 1; length <= 14; length++ {
		for set := range 1 << length {
			s := strings.NewReplacer("0", "a", "1", "b").Replace(fmt.Sprintf("%0*b", length, set))
			if got, want := copies(s), repeated(s); got != want {
				t.Fatalf("%s: %d, want %d", s, got, want)
			}
		}
	}
}

// Blanks belong to the text, also at the ends of a line. Lines that begin with a period are not end markers. A line may have a
// million letters.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "a ba b\n..\n.a\na b a b\na a \n a a\n a\n \n    \n. \n .\n"+strings.Repeat("ab", 500000)+"\n.\nx\n", "2\n2\n1\n1\n2\n2\n1\n1\n4\n1\n1\n500000\n")
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases:  []string{"abcd\n", "ababab\n"},
		End:    ".\n",
		Want:   []string{"1\n", "3\n"},
		Blanks: true,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
