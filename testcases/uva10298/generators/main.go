// Command generators makes the testcases of UVa 10298.
package main

import (
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(10298, fill) }

func fill(s *gen.Set) {
	s.Secret("01-edges", lines("a", "ab", "aa", "aba", "abab", "ababa", "aabaa", "aabaabaa", "abaababaab", "abcabcabcabcd",
		"..", "...", ".a", ".a.a", "abaabaab", "aaaaaaaaaaab", "baaaaaaaaaaa", "abcdabcdabcd", "zzzzzzz"))

	var random []string
	for range 400 {
		piece := string(s.Grid(1, 1+s.Random.Intn(6), "aab")[0])
		word := strings.Repeat(piece, 1+s.Random.Intn(6))
		if s.Random.Intn(3) == 0 {
			word += piece[:s.Random.Intn(len(piece))]
		}
		random = append(random, word)
	}
	s.Secret("02-random", lines(random...))
	s.Secret("03-long", lines(
		strings.Repeat("a", 20160), strings.Repeat("a", 129999)+"b", strings.Repeat("ab", 1000)+"a"))

	s.Beyond("04-blanks", "Blanks are printable characters. Of six public programs, five count them and one (yftsai) reads words.",
		lines("a a", "a ba b", "a a ", " a a", " a a a a", " ", "    ", " .", ". ", " . ."))

	s.Invalid("no-end", "ab\n")
	s.Invalid("empty-line", "ab\n\n.\n")
	s.Invalid("tab", "a\tb\n.\n")
	s.Invalid("after-the-end", ".\nab\n")
}

func lines(all ...string) string { return strings.Join(all, "\n") + "\n.\n" }
