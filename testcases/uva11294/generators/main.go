// Command generators makes the testcases of UVa 11294.
package main

import (
	"fmt"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(11294, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", "1 0\n1 1\n0h 0w\n1 1\n0h 0h\n2 0\n2 1\n0h 0h\n2 1\n0h 1h\n2 2\n0h 1h\n0h 1w\n2 2\n1h 1h\n1w 1w\n"+
		"3 1\n1h 2h\n3 4\n1h 2h\n1w 2w\n1h 2w\n1w 2h\n3 3\n1h 2h\n1h 2w\n1w 2w\n2 3\n1h 1h\n1h 1w\n0w 1w\n0 0\n")
	s.Secret("02-small", weddings(s, 500, 6, 8))
	s.Secret("03-thirty-couples", weddings(s, 100, 30, 45))
	s.Secret("04-chain", chain(30)+"0 0\n")

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-end", "1 0\n")
	s.Invalid("couple-2-of-2", "2 1\n0h 2w\n0 0\n")
	s.Invalid("no-sex", "2 1\n0h 1\n0 0\n")
	s.Invalid("31-couples", "31 0\n0 0\n")
	s.Invalid("a-pair-missing", "2 2\n0h 1w\n0 0\n")

	// The checker must reject these outputs, each for one reason.
	const in, ans = "4 2\n1h 2h\n0h 3w\n2 0\n0 0\n", "1h 2h 3w\n1h\n"
	s.WrongOutput("nobody", in, ans, "")
	s.WrongOutput("lovers-seen", in, ans, "1w 2w 3w\n1h\n")
	s.WrongOutput("grooms-lover-seen", in, ans, "1h 2h 3h\n1h\n")
	s.WrongOutput("couple-missing", in, ans, "1h 3w\n1h\n")
	s.WrongOutput("couple-twice", in, ans, "1h 1w 3w\n1h\n")
	s.WrongOutput("bad-luck-too-soon", in, ans, "bad luck\n1h\n")
	s.WrongOutput("luck-where-there-is-none", "2 1\n1h 1h\n2 1\n0h 0h\n0 0\n", "1h\nbad luck\n", "1h\n1h\n")
	s.WrongOutput("line-missing", in, ans, "1h 2h 3w\n")
	s.WrongOutput("line-more", in, ans, ans+"1h\n")
	s.WrongOutput("two-blanks", in, ans, "1h  2h 3w\n1h\n")
	s.WrongOutput("no-last-line-end", in, ans, "1h 2h 3w\n1h")
}

// weddings returns an input with random weddings. couples and pairs are the maximum numbers of couples and of pairs
// of lovers in a wedding.
func weddings(s *gen.Set, count, couples, pairs int) string {
	text := ""
	for range count {
		n, m := 1+s.Random.Intn(couples), s.Random.Intn(pairs+1)
		text += fmt.Sprintln(n, m)
		for range m {
			text += fmt.Sprintln(person(s, n), person(s, n))
		}
	}
	return text + "0 0\n"
}

// person returns a random person of n couples, such as 0h.
func person(s *gen.Set, n int) string {
	return fmt.Sprint(s.Random.Intn(n), string("hw"[s.Random.Intn(2)]))
}

// chain returns a wedding in which the seats of each couple determine the seats of the previous couple.
func chain(n int) string {
	text := fmt.Sprintln(n, n-1) + fmt.Sprintf("%dw %dw\n", n-1, n-1)
	for couple := n - 1; couple > 1; couple-- {
		text += fmt.Sprintf("%dh %dw\n", couple, couple-1)
	}
	return text
}
