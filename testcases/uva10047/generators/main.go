// Command generators makes the testcases of UVa 10047.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(10047, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", cases(
		// In the first two mazes the target is five cells away, so the wheel arrives with the right colour. In the
		// third maze it is one cell away (wrong colour), in the fourth behind a wall.
		"S....T", "T....S", "ST", "S#T",
		"T\n.\n.\n.\n.\nS", "S\n.\n.\n.\n.\nT", // the target is ahead of the wheel at the start, or behind it
		"...\n.S.\n.T.",                     // the wheel rides around until the colour is right
		"S.........T........",               // ten cells
		"S.T##\n#.###\n#.###\n#....\n####.", // the ride passes T once with a wrong colour
		"S###\n#T##\n####",                  // diagonal neighbours are not connected
		".S.\n...\n...\n...\n...\n.T.", "#S#\nT##",
	))
	var small, large []string
	for i := 0; i < 150; i++ {
		m := s.Grid(1+s.Random.Intn(7), 2+s.Random.Intn(6), "#"+strings.Repeat(".", 1+i%4))
		s.Put(m, 'S', "")
		s.Put(m, 'T', "S")
		small = append(small, gen.Lines(m))
	}
	s.Secret("02-random", cases(small...))

	// The fraction of walls differs from maze to maze.
	for i := 0; i < 12; i++ {
		m := s.Grid(25, 25, "#"+strings.Repeat(".", 2+i%5))
		s.Put(m, 'S', "")
		s.Put(m, 'T', "S")
		large = append(large, gen.Lines(m))
	}
	s.Secret("03-random-25", cases(large...))
	row := strings.Repeat(".", 25) + "\n"
	s.Secret("04-largest", cases("T"+row[1:]+strings.Repeat(row, 23)+row[:24]+"S", serpentine(25)))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-target", cases("S."))
	s.Invalid("two-starts", cases("SS\n.T"))
	s.Invalid("too-wide", cases("S"+row[:25]+"T"))
	s.Invalid("no-rows", "0 2\n0 0\n")
	s.Invalid("no-end", "1 2\nST\n")
}

// cases returns an input: each maze after its size, and 0 0 at the end.
func cases(mazes ...string) string {
	text := ""
	for _, m := range mazes {
		rows := strings.Fields(m)
		text += fmt.Sprintf("%d %d\n%s\n", len(rows), len(rows[0]), strings.Join(rows, "\n"))
	}
	return text + "0 0\n"
}

// serpentine returns a maze with a single path through the whole maze.
func serpentine(n int) string {
	text := "S" + strings.Repeat(".", n-1) + "\n"
	for i := 1; i < n; i++ {
		switch wall := strings.Repeat("#", n-1); {
		case i == n-1:
			text += strings.Repeat(".", n-1) + "T\n"
		case i%4 == 1:
			text += wall + ".\n"
		case i%4 == 3:
			text += "." + wall + "\n"
		default:
			text += strings.Repeat(".", n) + "\n"
		}
	}
	return text
}
