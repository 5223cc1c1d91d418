// Command generators makes the testcases of UVa 11212.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(11212, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", books("12", "21", "321", "4321", "54321", "654321", "7654321", "2143", "3412", "231", "132", "87654321",
		"214365", "24681357", "123456789", "912345678", "234567891", "198765432", "135792468", "2143"))
	for n := 7; n <= 9; n++ {
		var all []string
		for len(all) < 20 {
			book := ""
			for _, p := range s.Random.Perm(n) {
				book += fmt.Sprint(p + 1)
			}
			all = append(all, book)
		}
		s.Secret(fmt.Sprintf("0%d-random-%d", n-5, n), books(all...))
	}
	// These books need five edits. Few other books need that many edits.
	s.Secret("05-five-edits", books(strings.Fields(strings.Repeat("987654321 ", 10)+strings.Repeat("918273645 ", 5)+strings.Repeat("543219876 ", 5))...))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("one-paragraph", books("1"))
	s.Invalid("twice", books("122"))
	s.Invalid("gap", books("124"))
	s.Invalid("no-end", "2\n2 1\n")
	s.Invalid("21-cases", books(strings.Fields(strings.Repeat("21 ", 21))...))
}

func books(all ...string) string {
	text := ""
	for _, b := range all {
		text += fmt.Sprintf("%d\n%s\n", len(b), strings.Join(strings.Split(b, ""), " "))
	}
	return text + "0\n"
}
