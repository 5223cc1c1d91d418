// Command generators makes the testcases of UVa 10561.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(10561, fill) }

func fill(s *gen.Set) {
	s.Secret("01-traps", rows("...", "X..", "..X", ".X.", "X.X", "XX.", ".XX", // the shortest rows
		"...X......X...",                     // two equal runs
		".X.X......", "X.X.XX..X.X", "XX.XX", // chances to win at once
		"X..X", "X...X", "X....X", "X.....X", "X......X", // runs of 0 to 2 safe squares between two X
		"......", ".......", "X.......", ".......X"))
	s.Secret("02-all-of-9", allRows(9))
	s.Secret("03-short", randomRows(s, 500, 12, 30, 5))
	s.Secret("04-few-x", randomRows(s, 150, 60, 200, 40))
	s.Secret("05-long", randomRows(s, 100, 190, 200, 12))
	var empty []string
	for n := 3; n <= 200; n++ {
		empty = append(empty, strings.Repeat(".", n))
	}
	s.Secret("06-empty-rows", rows(empty...))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("two-squares", "1\n..\n")
	s.Invalid("201-squares", "1\n"+strings.Repeat(".", 201)+"\n")
	s.Invalid("game-over", "1\n.XXX.\n")
	s.Invalid("small-x", "1\n.x.\n")
	s.Invalid("a-row-missing", "2\n...\n")
	s.Invalid("a-row-more", "1\n...\n...\n")
}

func rows(list ...string) string { return fmt.Sprintln(len(list)) + strings.Join(list, "\n") + "\n" }

// allRows returns all rows of n squares in which the game is not over.
func allRows(n int) string {
	var list []string
	for set := range 1 << n {
		row := ""
		for i := range n {
			row += string(".X"[set>>i&1])
		}
		if !strings.Contains(row, "XXX") {
			list = append(list, row)
		}
	}
	return rows(list...)
}

// randomRows returns rows of random lengths. About one square in `rare` has an X. In most rows, no X is near another
// one, because otherwise the game ends with the next move.
func randomRows(s *gen.Set, count, least, most, rare int) string {
	var list []string
	for len(list) < count {
		row := []byte(strings.Repeat(".", least+s.Random.Intn(most-least+1)))
		calm := s.Random.Intn(8) > 0
		for i := range row {
			near := calm && strings.Contains(string(row[max(0, i-2):i]), "X")
			if s.Random.Intn(rare) == 0 && !near {
				row[i] = 'X'
			}
		}
		if !strings.Contains(string(row), "XXX") {
			list = append(list, string(row))
		}
	}
	return rows(list...)
}
