// Command generators makes the testcases of UVa 10679.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(10679, fill) }

func fill(s *gen.Set) {
	s.Secret("01-edges", "5\na\n3\na\nA\naa\nabcabc\n4\nabcabc\nabcabca\ncab\nabc\nZ\n1\nZ\nabcAB\n5\nbcA\nbcA\nbca\nab\nB\n"+
		"zyx\n4\nx\nzy\nzz\nzyxw\n")

	var small strings.Builder
	fmt.Fprintln(&small, 9)
	for range 9 {
		write(&small, s, 30, 40, 6)
	}
	s.Secret("02-small", small.String())

	var medium strings.Builder
	fmt.Fprintln(&medium, 1)
	write(&medium, s, 3000, 200, 40)
	s.Secret("03-medium", medium.String())

	// At almost every position, the text matches all letters of the word except the last.
	words := strings.Repeat(strings.Repeat("a", 998)+"b\n", 60) + strings.Repeat("a", 999) + "\n"
	s.Secret("04-all-but-the-last", "1\n"+strings.Repeat("a", 100000)+"\n61\n"+words)

	s.Invalid("no-text", "1\n")
	s.Invalid("digit", "1\na1\n1\na\n")
	s.Invalid("word-too-long", "1\na\n1\n"+strings.Repeat("a", 1001)+"\n")
	s.Invalid("a-word-more", "1\na\n1\na\na\n")
}

// write adds a case with a text over a small alphabet. A third of the words are substrings of the text. Another third
// are substrings with a random last letter.
func write(b *strings.Builder, s *gen.Set, length, words, longest int) {
	text := string(s.Grid(1, length, "aaAb")[0])
	fmt.Fprintf(b, "%s\n%d\n", text, words)
	for i := range words {
		word := s.Grid(1, 1+s.Random.Intn(longest), "aaAb")[0]
		if i%3 > 0 {
			from := s.Random.Intn(len(text) - len(word) + 1)
			word = []byte(text[from : from+len(word)])
		}
		if i%3 == 1 {
			word[len(word)-1] = "aAb"[s.Random.Intn(3)]
		}
		fmt.Fprintf(b, "%s\n", word)
	}
}
