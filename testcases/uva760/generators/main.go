// Command generators makes the testcases of UVa 760.
package main

import (
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(760, fill) }

func fill(s *gen.Set) {
	s.Secret("01-edges", "a\na\n\na\nc\n\nacgt\ntgca\n\nacacac\ncacaca\n\ngattaca\ntacatag\n\nacgtacgt\nacgt\n\n"+
		"aagga\nacgca\n\nttaatt\naattaa\n\nagcta\ntcga\n")
	s.Secret("02-small", pairs(s, 100, 1, 15))
	s.Secret("03-medium", pairs(s, 20, 20, 60))
	s.Secret("04-300-letters", pairs(s, 8, 300, 300)+"\n"+strings.Repeat("a", 300)+"\n"+strings.Repeat("a", 299)+"t\n")

	s.Invalid("one-strand", "a\na\n\nc\n")
	s.Invalid("other-letter", "a\nb\n")
	s.Invalid("301-letters", "a\n"+strings.Repeat("a", 301)+"\n")
}

func pairs(s *gen.Set, count, least, most int) string {
	var cases []string
	strand := func(letters string) string {
		return string(s.Grid(1, least+s.Random.Intn(most-least+1), letters)[0])
	}
	for range count {
		letters := []string{"acgt", "acgt", "at", "c"}[s.Random.Intn(4)]
		cases = append(cases, strand("acgt")+"\n"+strand(letters)+"\n")
	}
	return strings.Join(cases, "\n")
}
