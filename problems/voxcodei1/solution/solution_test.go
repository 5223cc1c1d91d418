package main

import (
	"fmt"
	"math/rand"
	"os"
	"strings"
	"testing"

	"oj/problems/lib/grid"
	"oj/problems/lib/try"
	"oj/tools/shared/testing/inputs"
)

// play returns the turn in which a plan has destroyed all nodes, or 0 if it fails or breaks a
// rule.
func play(rows []string, turns int, answers []string) int {
	height, width := len(rows), len(rows[0])
	full := map[[2]int]bool{}
	for y, row := range rows {
		for x := range row {
			full[[2]int{x, y}] = row[x] == '@'
		}
	}
	explodes := map[int][2]int{}
	for turn := 1; turn <= turns; turn++ {
		var x, y int
		if _, err := fmt.Sscan(answers[turn-1], &x, &y); err == nil {
			if full[[2]int{x, y}] || rows[y][x] == '#' {
				return 0
			}
			explodes[turn+2] = [2]int{x, y}
		}

		if at, now := explodes[turn]; now {
			for _, step := range [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
				for i := 0; i <= 3; i++ {
					x, y := at[0]+i*step[0], at[1]+i*step[1]
					if x < 0 || y < 0 || x >= width || y >= height || rows[y][x] == '#' {
						break
					}
					full[[2]int{x, y}] = false
				}
			}
		}
		left := 0
		for _, isFull := range full {
			if isFull {
				left++
			}
		}
		if left == 0 {
			return turn
		}
	}
	return 0
}

// answers returns the program's answer in each turn.
func answers(t *testing.T, rows []string, turns, bombs int) []string {
	input := fmt.Sprintf("%d %d\n%s\n", len(rows[0]), len(rows), strings.Join(rows, "\n"))
	for turn := 0; turn < turns; turn++ {
		input += fmt.Sprintln(turns-turn, bombs)
	}
	return strings.Split(try.Run(t, solve, input), "\n")
}

// TestMaps checks that the program wins every map of the testcases.
func TestMaps(t *testing.T) {
	for _, file := range inputs.Of(t, 10, "voxcodei1") {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		words := strings.Fields(string(text))
		rows := words[2 : len(words)-2]
		var turns, bombs int
		fmt.Sscan(words[len(words)-2], &turns)
		fmt.Sscan(words[len(words)-1], &bombs)

		got := answers(t, rows, turns, bombs)
		used := turns - strings.Count(strings.Join(got, "\n"), "WAIT")
		if play(rows, turns, got) == 0 || used > bombs {
			t.Errorf("%s: lost with %d of %d bombs: %v", file, used, bombs, got)
		}
	}
}

// TestDenseMaps checks maps with many nodes and more bombs than needed. The program must not look for a plan
// with the fewest bombs, because this takes too long on such maps.
func TestDenseMaps(t *testing.T) {
	const turns, bombs = 60, 30
	for seed := int64(0); seed < 20; seed++ {
		r := rand.New(rand.NewSource(seed))
		rows := make([]string, 12)
		for y := range rows {
			for x := 0; x < 12; x++ {
				rows[y] += string(".....@"[r.Intn(6)])
			}
		}
		got := answers(t, rows, turns, bombs)
		if play(rows, turns, got) == 0 || turns-strings.Count(strings.Join(got, "\n"), "WAIT") > bombs {
			t.Errorf("seed %d: lost: %v", seed, got)
		}
	}
}

// TestAgainstAllPlans: on random small maps, the program must win exactly if some plan with two bombs wins. The test
// tries all pairs of cells, with the second bomb one or three turns after the first one.
func TestAgainstAllPlans(t *testing.T) {
	won := 0
	for seed := int64(0); seed < 60; seed++ {
		r := rand.New(rand.NewSource(seed))
		rows := []string{}
		for y := 0; y < 2; y++ {
			row := ""
			for x := 0; x < 6; x++ {
				row += string(".@@#"[r.Intn(4)])
			}
			rows = append(rows, row)
		}
		if !strings.Contains(strings.Join(rows, ""), "@") {
			continue
		}
		const turns, bombs = 9, 2
		want := false
		for first := 0; first < 12 && !want; first++ {
			for second := 0; second < 12 && !want; second++ {
				for _, delay := range []int{1, 3} {
					tries := strings.Split(strings.Repeat("WAIT ", turns), " ")
					tries[0] = fmt.Sprint(first%6, " ", first/6)
					tries[delay] = fmt.Sprint(second%6, " ", second/6)
					want = want || play(rows, turns, tries) > 0
				}
			}
		}
		if want {
			won++
		}

		g := &grid.Grid{Rows: 2, Columns: 6, Cells: []byte(strings.Join(rows, ""))}
		p := find(g, turns, bombs)
		if (p != nil) != want {
			t.Errorf("%v: plan %v, want one: %v", rows, p, want)
		}
		if p != nil && play(rows, turns, answers(t, rows, turns, bombs)) == 0 {
			t.Errorf("%v: plan %v loses", rows, p)
		}
	}
	if won < 10 {
		t.Errorf("only %d maps can be won", won)
	}
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"":                      "line 1: input ends, want a word",
		"2 1\n.x\n":             `line 2: want a row of 2 letters, each one of .@#`,
		"5 1\n.@.#@\n9 1\n":     `line 3: want enough rounds and bombs to destroy all nodes`,
		"3 1\n.@.\n2 1\n":       `line 3: want enough rounds and bombs to destroy all nodes`,
		"3 1\n.@.\n9 1\n8 0\nx": `line 5: want a whole number from 1 to 1000`,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
