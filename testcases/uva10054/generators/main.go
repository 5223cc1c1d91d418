// Command generators makes the testcases of UVa 10054.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(10054, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", cases(
		"1 2 2 3 3 1 4 5 5 6 6 4", // two rings
		"1 1 1 1 1 1 1 1 1 1",     // only loops
		"1 1 1 1 1 1 1 1 2 2",     // loops that are not connected
		"1 2 1 2 1 2 1 2 1 2",     // a colour that occurs an odd number of times
		"1 2 1 2 1 2 1 2 1 1",     // equal beads
		"50 1 1 50 50 49 49 48 48 50",
		"1 2 2 1 2 3 3 4 4 2 1 5 5 6 6 1", // a walk without detours gets stuck
	))

	// Random beads rarely form a ring, so most of these cases have no ring.
	var small []string
	for range 300 {
		small = append(small, beads(s, 5+s.Random.Intn(6), 2+s.Random.Intn(4)))
	}
	s.Secret("02-small", cases(small...))

	// Each of these cases has a ring.
	var rings []string
	for range 30 {
		rings = append(rings, ring(s, 5+s.Random.Intn(60), 3+s.Random.Intn(48)))
	}
	s.Secret("03-rings", cases(rings...))
	s.Secret("04-largest", cases(ring(s, 1000, 50), ring(s, 1000, 5), ring(s, 999, 2), beads(s, 1000, 50)))

	s.Beyond("05-blank-lines", "Exactly one blank line between two cases, and none at the end. metaphysis's accepted program prints other ones; the other testcases ignore blank lines.",
		cases("1 2 2 3 3 1 4 5 5 6 6 4", "1 1 1 1 1 1 1 1 1 1", "1 1 1 1 1 1 1 1 2 2"))
	s.CheckerFlags("secret/beyond", "blank_lines")
	s.CheckerFlags("invalid_output", "blank_lines")

	// The validator must reject these inputs, each for one reason.
	s.Invalid("four-beads", cases("1 2 2 3 3 4 4 1"))
	s.Invalid("colour-51", cases("1 2 2 3 3 4 4 5 5 51"))
	s.Invalid("a-bead-missing", "1\n6\n1 2\n2 3\n3 4\n4 5\n5 1\n")
	s.Invalid("no-cases", "0\n")

	// The checker must reject these outputs, each for one reason.
	in, lost := cases("1 2 2 3 3 4 4 5 5 1", "1 2 2 3 3 4 4 5 5 6"), "\n\nCase #2\nsome beads may be lost\n"
	ans := "Case #1\n1 2\n2 3\n3 4\n4 5\n5 1" + lost
	s.WrongOutput("not-turned", in, ans, "Case #1\n1 2\n3 2\n3 4\n4 5\n5 1"+lost)
	s.WrongOutput("open", in, ans, "Case #1\n1 2\n2 3\n3 4\n4 5\n5 2"+lost)
	s.WrongOutput("other-bead", in, ans, "Case #1\n1 2\n2 1\n1 2\n2 1\n1 1"+lost)
	s.WrongOutput("bead-missing", in, ans, "Case #1\n1 2\n2 3\n3 4\n4 1"+lost)
	s.WrongOutput("lost-too-soon", in, ans, "Case #1\nsome beads may be lost"+lost)
	s.WrongOutput("ring-that-is-none", in, ans, strings.Replace(ans, "some beads may be lost", "1 2\n2 3\n3 4\n4 5\n5 6", 1))
	s.WrongOutput("no-blank-line", in, ans, strings.Replace(ans, "\n\n", "\n", 1))
	s.WrongOutput("blank-line-at-the-end", in, ans, ans+"\n")
	s.WrongOutput("wrong-number", in, ans, strings.Replace(ans, "#2", "#1", 1))
	s.WrongOutput("case-missing", in, ans, "Case #1\n1 2\n2 3\n3 4\n4 5\n5 1\n")
}

// cases returns an input. Each argument contains the colours of all beads of one case.
func cases(all ...string) string {
	text := fmt.Sprintln(len(all))
	for _, c := range all {
		colours := strings.Fields(c)
		text += fmt.Sprintln(len(colours) / 2)
		for i := 0; i < len(colours); i += 2 {
			text += fmt.Sprintln(colours[i], colours[i+1])
		}
	}
	return text
}

func beads(s *gen.Set, n, colours int) string {
	text := ""
	for range 2 * n {
		text += fmt.Sprint(1+s.Random.Intn(colours), " ")
	}
	return text
}

// ring returns a case with n beads that form a ring. The beads are shuffled, and some are turned.
func ring(s *gen.Set, n, colours int) string {
	// Choose the colours around the ring.
	ends := make([]int, n)
	for i := range ends {
		ends[i] = 1 + s.Random.Intn(colours)
	}
	text := ""
	for _, i := range s.Random.Perm(n) {
		a, b := ends[i], ends[(i+1)%n]
		if s.Random.Intn(2) == 0 {
			a, b = b, a
		}
		text += fmt.Sprint(a, " ", b, " ")
	}
	return text
}
