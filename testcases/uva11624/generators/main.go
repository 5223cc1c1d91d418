// Command generators makes the testcases of UVa 11624.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(11624, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", cases(
		"J", "F\nJ", "FJF", "#J#", "J.F", // Joe is already on the border
		"#####\n#J.F#\n#####",                           // there is no exit
		"#####\n#...#\n#.J.#\n#...#\n###.#",             // there is no fire
		"#####\n#J.F#\n##.##",                           // the fire and Joe reach the cell before the exit at the same time
		"#.###\n#J#F#\n#####",                           // the fire is enclosed by walls
		"F###F\n#...#\n#.J.#\n##.##",                    // diagonal neighbours are not connected
		"#######\n#F....#\n#.....#\n#J.....\n#F#####",   // several fires, the first one far away
		"#F#####\n#J.....\n#.....#\n#F....#\n#######",   // several fires, the last one far away
		"#########\n#J......#\n#######.#\n.......F#\n#", // the fire is behind a wall
	))
	var small []string
	for i := 0; i < 400; i++ {
		m := s.Grid(1+s.Random.Intn(6), 1+s.Random.Intn(6), "####......F"[:10+i%2])
		s.Put(m, 'J', "")
		small = append(small, gen.Lines(m))
	}
	s.Secret("02-random", cases(small...))

	// The number of fires increases with every fourth maze.
	var middle []string
	for i := 0; i < 20; i++ {
		m := s.Grid(30, 30, "##"+strings.Repeat(".", 8))
		s.Put(m, 'J', "")
		for f := 0; f < 1+i/4; f++ {
			s.Put(m, 'F', "J")
		}
		middle = append(middle, gen.Lines(m))
	}
	s.Secret("03-random-30", cases(middle...))
	s.Secret("04-serpentine", cases(serpentine(300, false), serpentine(299, true)))
	s.Secret("05-one-row-one-column", cases("F"+strings.Repeat(".", 998)+"J", strings.Repeat(".\n", 999)+"J"))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-joe", cases("F.\n.."))
	s.Invalid("two-joes", cases("J.\n.J"))
	s.Invalid("short-row", "1\n2 2\nJ.\n.\n")
	s.Invalid("other-letter", cases("J.\n.f"))
	s.Invalid("too-wide", cases("J"+strings.Repeat(".", 1000)))
	s.Invalid("a-case-missing", "2\n1 1\nJ\n")
}

// cases returns an input: the number of mazes, and each maze after its size. Short rows are filled up with walls.
func cases(mazes ...string) string {
	text := fmt.Sprintln(len(mazes))
	for _, m := range mazes {
		rows := strings.Fields(m)
		text += fmt.Sprintln(len(rows), len(rows[0]))
		for _, r := range rows {
			text += r + strings.Repeat("#", len(rows[0])-len(r)) + "\n"
		}
	}
	return text
}

// serpentine returns a maze with one long path from J at the top to the exit at the bottom. The fire follows Joe, or,
// if `waits` is true, starts near the exit.
func serpentine(n int, waits bool) string {
	// Every second row is a wall with one gap, alternately at the right and at the left end.
	m := make([][]byte, n)
	for i := range m {
		m[i] = []byte("#" + strings.Repeat(".", n-2) + "#")
		switch {
		case i == 0:
			m[i] = []byte(strings.Repeat("#", n))
		case i%4 == 2:
			m[i] = []byte(strings.Repeat("#", n-2) + ".#")
		case i%4 == 0:
			m[i] = []byte("#." + strings.Repeat("#", n-2))
		}
	}

	// The fire is only as fast as Joe, so a fire behind Joe never reaches him.
	m[1][1], m[1][2] = 'F', 'J'
	if waits {
		m[1][1], m[n-2][n/2] = '.', 'F'
	}
	return gen.Lines(m)
}
