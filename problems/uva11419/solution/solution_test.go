package main

import (
	"fmt"
	"math/bits"
	"strconv"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// fewest is the oracle: it tries all sets of lines. Bit r of a set is row r; bit rows+c is column c.
func fewest(rows, columns int, enemies [][2]int) int {
	best := rows + columns
	for set := range 1 << (rows + columns) {
		if bits.OnesCount(uint(set)) < best && hitsAll(set, rows, enemies) {
			best = bits.OnesCount(uint(set))
		}
	}
	return best
}

func hitsAll(set, rows int, enemies [][2]int) bool {
	for _, e := range enemies {
		if set>>e[0]&1 == 0 && set>>(rows+e[1])&1 == 0 {
			return false
		}
	}
	return true
}

// TestAllBoards: every set of enemies on boards of up to 3 x 4 cells. The lines of the output must hit all enemies, and be
// as few as possible.
func TestAllBoards(t *testing.T) {
	for rows := 1; rows <= 3; rows++ {
		for columns := 1; columns <= 4; columns++ {
			var in strings.Builder
			var boards [][][2]int
			for set := range 1 << (rows * columns) {
				var enemies [][2]int
				for cell := range rows * columns {
					if set>>cell&1 == 1 {
						enemies = append(enemies, [2]int{cell / columns, cell % columns})
					}
				}
				fmt.Fprintln(&in, rows, columns, len(enemies))
				for _, e := range enemies {
					fmt.Fprintln(&in, e[0]+1, e[1]+1)
				}
				boards = append(boards, enemies)
			}
			lines := strings.Split(try.Run(t, solve, in.String()+"0 0 0\n"), "\n")
			if len(lines) != len(boards)+1 {
				t.Fatalf("%d lines for %d boards", len(lines)-1, len(boards))
			}
			for i, enemies := range boards {
				words := strings.Fields(lines[i])
				set := 0
				for _, word := range words[1:] {
					n, _ := strconv.Atoi(word[1:])
					if word[0] == 'c' {
						n += rows
					}
					set |= 1 << (n - 1)
				}
				want := fewest(rows, columns, enemies)
				if words[0] != fmt.Sprint(want) || len(words) != want+1 || bits.OnesCount(uint(set)) != want || !hitsAll(set, rows, enemies) {
					t.Fatalf("%d x %d, %v: %s, want %d", rows, columns, enemies, lines[i], want)
				}
			}
		}
	}
}

func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	try.Answers(t, solve, "2 2 0\n2 2 3\n1 2\n1 2\n2 2\n", "0\n1 c2\n") // an enemy that is listed twice
	try.Errors(t, solve, map[string]string{
		"2 2 1\n3 1\n0 0 0\n": `line 2: want a whole number from 1 to 2`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"2 3 2\n1 1\n1 3\n", "3 2 2\n1 2\n3 2\n"},
		End:   "0 0 0\n",
		Want:  []string{"1 r1\n", "1 c2\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
