// Command generators makes the testcases of Blunder, episode 1.
package main

import (
	"fmt"
	"math/rand"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(1, fill) }

func fill(s *gen.Set) {
	for i, rows := range [][]string{
		{"####", "#@ #", "# $#", "####"},
		// Blunder walks back along the row and meets another obstacle
		{"######", "#  @W#", "#B#X##", "#  X #", "# X $#", "######"},
		{"######", "#@   #", "#I# ##", "#   I#", "# #  #", "#I $##", "######"}, // three inverters
		{"#######", "#@ T  #", "#E  N##", "#### X#", "#T   $#", "#######"},
		{"########", "#@X   B#", "#B    W#", "#E  X N#", "#$######", "########"}, // Blunder walks in circles until all obstacles are destroyed
		{"########", "#@ B  S#", "#    X #", "# X    #", "#N  B W#", "#   $  #", "########"},
		{"#########", "#   S  W#", "#       #", "#@E X $ #", "## BB   #", "# N W   #", "#  E   N#", "#########"}, // Blunder meets the same obstacle X twice
		{"#####", "#E S#", "#@  #", "#N W#", "##$##", "#####"},                                                   // a loop
	} {
		s.Made(fmt.Sprintf("%02d-small", i+1), text(rows))
	}
	for i, seed := range []int64{247, 343, 1617, 1, 2, 3} { // on the maps of the first three seeds, Blunder walks far
		rows := 8 + int(seed%9)
		random := random(rand.New(rand.NewSource(seed)), rows, rows+2, "         ##XXXBBIISEWN")
		s.Made(fmt.Sprintf("%d-random", 10+i), random)
	}
	s.Made("30-largest", random(s.Random, 100, 100, strings.Repeat(" ", 90)+"##XXXXBISN"))
	s.Made("31-largest-long-way", snake(100))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("no-start", text([]string{"####", "#  #", "# $#", "####"}))
	s.Invalid("no-end", text([]string{"####", "#@ #", "#  #", "####"}))
	s.Invalid("open", text([]string{"####", "#@ #", "# $ ", "####"}))
	s.Invalid("one-teleporter", text([]string{"####", "#@T#", "# $#", "####"}))
	s.Invalid("other-letter", text([]string{"####", "#@x#", "# $#", "####"}))
	s.Invalid("short-row", "4 4\n####\n#@#\n# $#\n####\n")
	s.Invalid("101-rows", text(append([]string{"####", "#@$#"}, strings.Split(strings.Repeat("####|", 98)+"####", "|")...)))
}

// text returns the input with this map.
func text(rows []string) string {
	return fmt.Sprintf("%d %d\n%s\n", len(rows), len(rows[0]), strings.Join(rows, "\n"))
}

// random returns a map with a border, two teleporters, a start with two empty neighbours, and an end.
func random(r *rand.Rand, rows, columns int, letters string) string {
	// Draw random cells first, then the border over them.
	m := make([][]byte, rows)
	for i := range m {
		m[i] = make([]byte, columns)
		for j := range m[i] {
			m[i][j] = letters[r.Intn(len(letters))]
		}
	}
	for i, row := range m {
		for j := range row {
			if i == 0 || j == 0 || i == rows-1 || j == columns-1 {
				m[i][j] = '#'
			}
		}
	}

	// The start is in a corner. Its two neighbours are empty.
	m[1][1], m[1][2], m[2][1] = '@', ' ', ' '
	for _, letter := range []byte("TT$") {
		i, j := 3+r.Intn(rows-4), 1+r.Intn(columns-3)
		for m[i][j] == 'T' || m[i][j] == '$' {
			i, j = 3+r.Intn(rows-4), 1+r.Intn(columns-3)
		}
		m[i][j] = letter
		if m[i-1][j] == '#' || m[i-1][j] == 'X' {
			m[i-1][j] = ' '
		}
	}
	return fmt.Sprintf("%d %d\n%s", rows, columns, gen.Lines(m))
}

// snake returns a square map with one path through all its rows, alternately to the right and to the left.
func snake(n int) string {
	// Even rows are walls with one gap, alternately at the right and at the left end.
	var rows []string
	for i := range n {
		row := "#" + strings.Repeat(" ", n-2) + "#"
		if i%2 == 0 {
			row = "#" + strings.Repeat("#", n-3) + " #"
			if i%4 == 0 {
				row = "# " + strings.Repeat("#", n-2)
			}
		}
		rows = append(rows, row)
	}

	// Add the border, the start and the end.
	rows[0], rows[n-1] = strings.Repeat("#", n), strings.Repeat("#", n)
	rows[1] = "#@" + rows[1][2:]
	rows[n-3] = rows[n-3][:n-2] + "$#"
	return text(rows)
}
