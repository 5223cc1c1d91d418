package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// oracle searches all pairs of a cell and a set of treasures, layer by layer.
func oracle(rows []string) int {
	type state struct{ i, j, set int }
	at := func(i, j int) byte {
		if i < 0 || j < 0 || i >= len(rows) || j >= len(rows[0]) {
			return '~'
		}
		return rows[i][j]
	}
	open := func(i, j int) bool {
		for _, d := range [9][2]int{{0, 0}, {0, 1}, {0, -1}, {1, 0}, {1, 1}, {1, -1}, {-1, 0}, {-1, 1}, {-1, -1}} {
			if at(i+d[0], j+d[1]) == '*' {
				return false
			}
		}
		return strings.IndexByte("~#", at(i, j)) < 0
	}
	bit, home := map[[2]int]int{}, state{}
	for i, row := range rows {
		for j, c := range row {
			if c == '!' {
				bit[[2]int{i, j}] = 1 << len(bit)
			} else if c == '@' {
				home = state{i, j, 0}
			}
		}
	}
	if !open(home.i, home.j) {
		return -1
	}
	seen := map[state]bool{home: true}
	for layer, hour := []state{home}, 0; len(layer) > 0; hour++ {
		var next []state
		for _, s := range layer {
			if s == (state{home.i, home.j, 1<<len(bit) - 1}) {
				return hour
			}
			for _, d := range [4][2]int{{0, 1}, {0, -1}, {1, 0}, {-1, 0}} {
				n := state{s.i + d[0], s.j + d[1], 0}
				n.set = s.set | bit[[2]int{n.i, n.j}]
				if open(n.i, n.j) && !seen[n] {
					seen[n] = true
					next = append(next, n)
				}
			}
		}
		layer = next
	}
	return -1
}

func TestAgainstEveryWalk(t *testing.T) {
	random := rand.New(rand.NewSource(10937))
	tours := 0
	for range 4000 {
		rows := make([][]byte, 1+random.Intn(7))
		columns := 1 + random.Intn(7)
		for i := range rows {
			rows[i] = make([]byte, columns)
			for j := range rows[i] {
				rows[i][j] = ".......~#!!*"[random.Intn(12-random.Intn(2))]
			}
		}
		rows[random.Intn(len(rows))][random.Intn(columns)] = '@'
		text := strings.Split(joinRows(rows), "\n")
		treasures := 0
		for i, row := range text { // leave at most four treasures
			for j := range row {
				if row[j] == '!' {
					if treasures++; treasures > 4 {
						rows[i][j] = '.'
					}
				}
			}
		}
		text = strings.Split(joinRows(rows), "\n")
		hours := oracle(text)
		if hours > 0 {
			tours++
		}
		try.Answers(t, solve, fmt.Sprintf("%d %d\n%s\n0 0\n", len(rows), columns, strings.Join(text, "\n")), fmt.Sprintln(hours))
	}
	if tours < 500 {
		t.Errorf("only %d tours", tours)
	}
}

func joinRows(rows [][]byte) string {
	var all []string
	for _, row := range rows {
		all = append(all, string(row))
	}
	return strings.Join(all, "\n")
}

// TestJudgeFiles checks inputs as in official files: the last line may be missing, and an island may be larger or
// have more treasures than the statement allows.
func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	try.Answers(t, solve, "2 1\n@\n*\n1 1\n@\n1 3\n@.*\n0 0\n", "-1\n0\n0\n")
	try.Answers(t, solve, "1 100\n@"+strings.Repeat(".", 98)+"!\n1 13\n@!!!!!!!!!!!!\n", "198\n24\n")
	try.Errors(t, solve, map[string]string{
		"1 2\n.!\n0 0\n": `line 2: the map must have exactly one @ and at most 17 !`,
	})
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Cases: []string{"1 3\n@.!\n", "2 2\n@~\n~!\n"},
		End:   "0 0\n",
		Want:  []string{"4\n", "-1\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
