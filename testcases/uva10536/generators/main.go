// Command generators makes the testcases of UVa 10536.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(10536, fill) }

func fill(s *gen.Set) {
	var small, lines []int
	for free := 1; free < 1<<16; free++ {
		count := 0
		for c := 0; c < 16; c++ {
			count += free >> c & 1
		}
		if count <= 2 {
			small = append(small, free)
		}
	}

	// Add every set of squares within one row, and within one column.
	for set := 1; set < 16; set++ { // one row, one column
		for line := 0; line < 4; line++ {
			column := 0
			for c := 0; c < 4; c++ {
				column |= set >> c & 1 << (4*c + line)
			}
			lines = append(lines, set<<(4*line), column)
		}
	}
	s.Secret("01-one-or-two-squares", boards(small))
	s.Secret("02-lines", boards(lines))
	for i, share := range []int{3, 5, 8} { // a square is free with probability share/10
		var some []int
		for len(some) < 600 {
			free := 0
			for c := 0; c < 16; c++ {
				if s.Random.Intn(10) < share {
					free |= 1 << c
				}
			}
			if free > 0 {
				some = append(some, free)
			}
		}
		s.Secret(fmt.Sprintf("%02d-random", i+3), boards(some))
	}
	s.Secret("06-empty-board", strings.ReplaceAll(boards([]int{1<<16 - 1, 1<<16 - 2, 1 << 15}), "\n", " \n")) // with a space after each row

	// The validator must reject these inputs, each for one reason.
	s.Invalid("full", boards([]int{0}))
	s.Invalid("a-row-missing", "1\n\nXXXX\nXXXX\n....\n")
	s.Invalid("other-letter", "1\n\nXXXX\nXXXX\n....\n...x\n")
	s.Invalid("short-row", "1\n\nXXXX\nXXXX\n....\n...\n")
	s.Invalid("one-more", boards([]int{5})+"XXXX\n")
}

// boards returns an input. Each board is given as the set of its free squares.
func boards(all []int) string {
	var text strings.Builder
	fmt.Fprintln(&text, len(all))
	for _, free := range all {
		for c := 0; c < 16; c++ {
			if c%4 == 0 {
				text.WriteByte('\n')
			}
			text.WriteByte("X."[free>>c&1])
		}
		text.WriteByte('\n')
	}
	return text.String()
}
