package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// The test compares the answers for random texts and words with strings.Contains. Half of the words are taken
// from the text.
func TestAgainstContains(t *testing.T) {
	random := rand.New(rand.NewSource(10679))
	letters := func(n int) string {
		s := make([]byte, n)
		for i := range s {
			s[i] = "aAbz"[random.Intn(4)]
		}
		return string(s)
	}
	var in, want strings.Builder
	const cases = 500
	fmt.Fprintln(&in, cases)
	for range cases {
		text := letters(1 + random.Intn(20))
		fmt.Fprintln(&in, text)
		fmt.Fprintln(&in, 20)
		for i := range 20 {
			word := letters(1 + random.Intn(5))
			if i%2 == 0 {
				word = text[random.Intn(len(text)):] + word[:i%3/2]
			}
			fmt.Fprintln(&in, word)
			if strings.Contains(text, word) {
				fmt.Fprintln(&want, "y")
			} else {
				fmt.Fprintln(&want, "n")
			}
		}
	}
	try.Answers(t, solve, in.String(), want.String())
}

// Words may be longer than the text, and occur several times.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "1\nabc \n4\nabcd\t\nbc\nbc\nABC\n", "n\ny\ny\nn\n")
	try.Answers(t, solve, "1\n"+strings.Repeat("ab", 50000)+"\n2\n"+strings.Repeat("ba", 500)+"\n"+strings.Repeat("ba", 500)+"a\n", "y\nn\n")
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Count: "2\n",
		Cases: []string{"abcd\n2\nbc\nac\n", "xyz\n1\nXYZ\n"},
		Want:  []string{"y\nn\n", "n\n"},

		// Whole forbids an incomplete last case: the solution answers queries one by one, so it would print the
		// answers to the first queries of such a case.
		Whole: true,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
