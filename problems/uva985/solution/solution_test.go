package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// oracle computes, for 0, 1, 2, ... moves, the set of plates that can be reached with exactly this number of
// moves. After each move it turns every plate. A shortest path never visits a plate twice with the same
// rotation of the plates, so it has fewer than 4 * R * C moves.
func oracle(rows, columns int, plates []string) string {
	now := map[[2]int]bool{{0, 0}: true}
	for moves := 0; moves <= 4*rows*columns; moves++ {
		if now[[2]int{rows - 1, columns - 1}] {
			return fmt.Sprintln(moves)
		}
		then := map[[2]int]bool{}
		for p := range now {
			for _, arrow := range plates[p[0]*columns+p[1]] {
				to := p
				switch arrow {
				case 'N':
					to[0]--
				case 'S':
					to[0]++
				case 'W':
					to[1]--
				case 'E':
					to[1]++
				}
				if to[0] >= 0 && to[0] < rows && to[1] >= 0 && to[1] < columns {
					then[to] = true
				}
			}
		}
		now = then
		for i := range plates {
			plates[i] = strings.NewReplacer("N", "E", "E", "S", "S", "W", "W", "N").Replace(plates[i])
		}
	}
	return "no path to exit\n"
}

// TestAgainstTurningPlates compares the solution with the oracle on every 2 x 2 maze and on random mazes of
// up to 5 x 5 plates.
func TestAgainstTurningPlates(t *testing.T) {
	var in, want strings.Builder
	add := func(rows, columns int, set func(c int) int) {
		plates := make([]string, rows*columns)
		fmt.Fprintln(&in, rows, columns)
		for c := 0; c < rows*columns-1; c++ {
			for d, s := 0, set(c); d < 4; d++ {
				if s>>d&1 == 1 {
					plates[c] += "NESW"[d : d+1]
				}
			}
			fmt.Fprintln(&in, plates[c])
		}
		want.WriteString(oracle(rows, columns, plates))
	}
	for all := 0; all < 15*15*15; all++ {
		digits := []int{all % 15, all / 15 % 15, all / 225}
		add(2, 2, func(c int) int { return 1 + digits[c] })
	}
	random := rand.New(rand.NewSource(985))
	for i := 0; i < 2000; i++ {
		one := i%2 == 0
		add(2+random.Intn(4), 2+random.Intn(4), func(c int) int {
			if one {
				return 1 << random.Intn(4)
			}
			return 1 + random.Intn(15)
		})
	}
	try.Answers(t, solve, in.String(), want.String())
}

// TestJudgeFiles checks inputs that violate the statement, as the official data may do.
func TestJudgeFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"2 2\nNES\nS\nWS\n", "3 2\nNSWE\nSW\nSEW\nNEW\nSN\n", "2 2\nN\nN\nN\n"},
		Want:  []string{oracle(2, 2, []string{"NES", "S", "WS", ""}), oracle(3, 2, []string{"NSWE", "SW", "SEW", "NEW", "SN", ""}), oracle(2, 2, []string{"N", "N", "N", ""})},
	})

	// The maze is larger than the statement allows, and an arrow is listed twice.
	all := strings.Repeat("NESW\n", 600)
	try.Answers(t, solve, "1 601\n"+all+"601 1\n"+all+"1 1\n1 2\nEE\n", "600\n600\n0\n1\n")
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"0 2\nN":          `line 1: want a whole number from 1 to 16777216`,
		"5000 5000\nN":    `line 1: want a maze of at most 16777216 cells`,
		"2 2\nN\nEX\nW\n": `line 3: want some of the letters NESW`,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
