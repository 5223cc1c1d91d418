// Command generators makes the testcases of UVa 10937.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(10937, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", maps(
		// maps without treasure, maps with treasures that cannot be reached, and a path around trees
		"@", "@..", "@!", "!@!", "@~!", "@#!", "@.#\n#..\n..!",
		// three maps: natives threaten the landing place; they threaten the path; they threaten neither
		"*@.\n...\n..!", "@..!\n....\n...*", "@...\n...!\n....\n*...",
		// three maps: the native is diagonal to the path; it stands in line with the path; only one path is safe
		"@...\n....\n..!.\n...*", "@..!.*\n......", "...@\n....\n*...\n...!",
		"!...@.!....", "@.!.!....!", "!..@.!....!", // treasures near the ship and far from it
	)+"0 0\n")
	var small []string
	for range 400 {
		m := s.Grid(1+s.Random.Intn(8), 1+s.Random.Intn(8), ".........~#")
		put(s, m, 1, '@')
		put(s, m, s.Random.Intn(5), '!')
		put(s, m, s.Random.Intn(3)*s.Random.Intn(2), '*')
		if text := gen.Lines(m); strings.Contains(text, "!") { // without treasure, the answer is undefined
			small = append(small, strings.TrimSpace(text))
		}
	}
	s.Secret("02-small", maps(small...)+"0 0\n")

	// These maps have many treasures and few natives.
	var medium []string
	for range 20 {
		m := s.Grid(12, 15, ".....~#")
		put(s, m, 1, '@')
		put(s, m, 6, '!')
		put(s, m, 2, '*')
		medium = append(medium, strings.TrimSpace(gen.Lines(m)))
	}
	s.Secret("03-medium", maps(medium...)+"0 0\n")

	// One map of the largest size with all kinds of cells, and one map of 24 x 24 cells without obstacles and
	// natives.
	var large []string
	for i := range 2 {
		m := s.Grid(50-26*i, 50-26*i, []string{".........#", "."}[i])
		put(s, m, 1, '@')
		put(s, m, 10, '!')
		put(s, m, 6-6*i, '*')
		large = append(large, strings.TrimSpace(gen.Lines(m)))
	}
	s.Secret("04-largest", maps(large...)+"0 0\n")

	s.Beyond("05-natives-without-treasure",
		"No treasure, and natives near the ship. Three public programs print -1 (metaphysis, accepted; keisuke-kanao; yftsai).",
		maps("@\n*", "*..\n.@.\n...", "@.*", "@*", "*..\n..@\n...", "..*\n.@.\n...")+"0 0\n")

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-end", "1 1\n@\n")
	s.Invalid("no-landing", "1 2\n!.\n0 0\n")
	s.Invalid("two-landings", "1 2\n@@\n0 0\n")
	s.Invalid("eleven-treasures", "1 12\n@!!!!!!!!!!!\n0 0\n")
	s.Invalid("other-letter", "1 2\n@?\n0 0\n")
	s.Invalid("51-columns", "1 51\n@"+strings.Repeat(".", 50)+"\n0 0\n")
}

// put writes a letter into count random cells, or fewer if there is no room.
func put(s *gen.Set, m [][]byte, count int, letter byte) {
	for ; count > 0 && strings.ContainsAny(gen.Lines(m), ".~#"); count-- {
		s.Put(m, letter, "@!*")
	}
}

func maps(all ...string) string {
	text := ""
	for _, m := range all {
		rows := strings.Split(m, "\n")
		text += fmt.Sprintf("%d %d\n%s\n", len(rows), len(rows[0]), m)
	}
	return text
}
