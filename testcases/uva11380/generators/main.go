// Command generators makes the testcases of UVa 11380.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(11380, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", strings.Join([]string{
		"3 5 2\n##@**\n.~*~.\n.....\n", "3 5 2\n##.**\n.~*~.\n.....\n", "3 5 2\n##.*.\n.~*~~\n.....\n", "3 4 1\n*@##\n*@~#\n*@~~\n",
		"1 1 1\n*\n", "1 1 1\n#\n", "1 2 1\n~~\n", "1 2 1\n*#\n", "1 4 1\n**##\n", "1 5 1\n*@*##\n",
		"2 4 1\n****\n####\n",
		"1 7 1\n**@@###\n", "2 5 1\n*@###\n*@~##\n", // the path to one piece of wood leads across another one
		"3 3 1\n#.*\n..~\n*~#\n", "3 3 2\n*.#\n~.~\n*.#\n", // a person must take a longer path
	}, "\n"))
	var small []string
	for i := range 400 {
		letters := []string{"***~..@##", "**~~~....#", "*~.@#"}[i%3]
		small = append(small, sea(s, 1+s.Random.Intn(5), 1+s.Random.Intn(5), 1+s.Random.Intn(3), letters))
	}
	s.Secret("02-small", strings.Join(small, "\n"))
	s.Secret("03-largest", sea(s, 30, 30, 10, "****~~...@@#")+"\n"+sea(s, 30, 30, 1, "**~.....@#")+"\n"+
		sea(s, 30, 30, 1, "*~......@#")+"\n"+sea(s, 30, 30, 10, "***@@@@@@@@@@#"))
	s.Secret("04-narrow", "1 30 10\n"+strings.Repeat("*@", 14)+"##\n\n30 1 10\n"+strings.Repeat("*\n@\n", 14)+"#\n#\n"+
		"\n\n1 30 10\n"+strings.Repeat("*", 29)+"#\n\n")

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-people", "1 1 0\n*\n")
	s.Invalid("short-row", "1 2 1\n*\n")
	s.Invalid("other-letter", "1 2 1\n*x\n")
	s.Invalid("31-rows", "31 1 1\n"+strings.Repeat("*\n", 31))
	s.Invalid("a-row-missing", "2 2 1\n**\n")
}

// sea returns a case with a random sea.
func sea(s *gen.Set, rows, columns, people int, letters string) string {
	return fmt.Sprintf("%d %d %d\n%s", rows, columns, people, gen.Lines(s.Grid(rows, columns, letters)))
}
