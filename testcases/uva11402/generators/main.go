// Command generators makes the testcases of UVa 11402.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(11402, fill) }

func fill(s *gen.Set) {
	s.Secret("01-edges", "5\n"+
		"1\n1\n0\n4\nS 0 0\nI 0 0\nS 0 0\nE 0 0\n"+
		"1\n200\n1\n3\nE 0 99\nI 50 199\nS 0 199\n"+
		"1\n2\n0101\n4\nF 0 7\nI 0 7\nF 3 3\nS 0 7\n"+
		"2\n3\n001\n2\n10\n6\nI 0 12\nI 0 12\nS 0 12\nS 3 3\nE 2 9\nS 0 12\n"+
		"1\n1\n1\n1\nF 0 0\n")

	small := "30\n"
	for range 30 {
		small += land(s, 3, 3, 12, 40)
	}
	s.Secret("02-small", small)
	s.Secret("03-medium", "2\n"+land(s, 20, 10, 50, 300)+land(s, 64, 1, 1, 100))
	s.Secret("04-a-million", "2\n"+largest(s, "01101")+largest(s, "10001"))

	s.Invalid("end-before-start", "1\n1\n1\n01\n1\nS 1 0\n")
	s.Invalid("outside", "1\n1\n1\n01\n1\nS 0 2\n")
	s.Invalid("other-letter", "1\n1\n1\n01\n1\nX 0 1\n")
	s.Invalid("digit-2", "1\n1\n1\n02\n1\nS 0 1\n")
	s.Invalid("a-line-missing", "1\n1\n1\n01\n2\nS 0 1\n")
}

// land returns a case with random pirates, changes and questions. texts, times and digits are the maximum numbers of
// strings, of repetitions of a string, and of its digits. lines is the maximum number of changes and questions.
func land(s *gen.Set, texts, times, digits, lines int) string {
	row, pirates := fmt.Sprintln(texts), 0
	for range texts {
		repeated := 1 + s.Random.Intn(times)
		text := s.Grid(1, 1+s.Random.Intn(digits), "01")[0]
		row += fmt.Sprintf("%d\n%s\n", repeated, text)
		pirates += repeated * len(text)
	}
	row += fmt.Sprintln(lines)
	for range lines {
		from := s.Random.Intn(pirates)
		row += fmt.Sprintf("%c %d %d\n", "FEIISS"[s.Random.Intn(6)], from, from+s.Random.Intn(pirates-from))
	}
	return row
}

// largest returns a case with a million pirates, in which each change affects nearly all of them.
func largest(s *gen.Set, text string) string {
	const pirates, lines = 1000000, 1000
	row := "100\n" + strings.Repeat(fmt.Sprintf("200\n%s\n", strings.Repeat(text, 10)), 100) + fmt.Sprintln(lines)
	for range lines {
		row += fmt.Sprintf("%c %d %d\n", "FEIIIISSS"[s.Random.Intn(9)], s.Random.Intn(1000), pirates-1-s.Random.Intn(1000))
	}
	return row
}
