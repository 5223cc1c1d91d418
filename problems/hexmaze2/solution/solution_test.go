package main

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// A hex is a cell with two coordinates: x grows to the right, and z grows down to the right.
type hex struct{ x, z int }

var axes = map[string]hex{"R": {1, 0}, "L": {-1, 0}, "UR": {1, -1}, "UL": {0, -1}, "DR": {0, 1}, "DL": {-1, 1}}

type world struct {
	cells map[hex]byte
	start hex
}

func newWorld(rows []string) world {
	w := world{cells: map[hex]byte{}}
	for i, row := range rows {
		for j := range row {
			h := hex{j - i/2, i}
			w.cells[h] = row[j]
			if row[j] == 'S' {
				w.start = h
			}
		}
	}
	return w
}

// wanderer is a state of the oracle: the cell, and the sorted letters of the keys.
type wanderer struct {
	hex
	keys string
}

func (w world) move(at wanderer, name string) wanderer {
	to := hex{at.x + axes[name].x, at.z + axes[name].z}
	c := w.cells[to]
	switch {
	case c == 0 || c == '#' || strings.IndexByte("ABCD", c) >= 0 && strings.IndexByte(at.keys, c+32) < 0:
		return at
	case strings.IndexByte("abcd", c) >= 0 && strings.IndexByte(at.keys, c) < 0:
		keys := ""
		for _, k := range "abcd" {
			if strings.ContainsRune(at.keys+string(c), k) {
				keys += string(k)
			}
		}
		return wanderer{to, keys}
	case c == '_':
		return w.move(wanderer{to, at.keys}, name)
	}
	return wanderer{to, at.keys}
}

// oracle returns the least number of directions, by a search layer by layer, or -1 if E cannot be reached.
func (w world) oracle() int {
	now, seen := map[wanderer]bool{{w.start, ""}: true}, map[wanderer]bool{}
	for steps := 0; len(now) > 0; steps++ {
		then := map[wanderer]bool{}
		for at := range now {
			if w.cells[at.hex] == 'E' {
				return steps
			}
			seen[at] = true
			for name := range axes {
				if to := w.move(at, name); !seen[to] && !now[to] {
					then[to] = true
				}
			}
		}
		now = then
	}
	return -1
}

// TestAgainstAxes tries 4,000 random mazes of up to 8 x 8 cells. The printed directions must lead to E, and
// their number must be the oracle's.
func TestAgainstAxes(t *testing.T) {
	random, solved := rand.New(rand.NewSource(2)), 0
	for i := 0; i < 4000; i++ {
		rows := make([]string, 4+random.Intn(5))
		columns, letters := 4+random.Intn(5), []string{"##..", "##.__", "###...ABab", "##..__AaBbCcDd"}[i%4]
		for r := range rows {
			for c := 0; c < columns; c++ {
				rows[r] += string(letters[random.Intn(len(letters))])
			}
		}
		for _, end := range "SE" {
			r, c := 1+random.Intn(len(rows)-1), random.Intn(columns)
			if end == 'S' {
				r = 0
			}
			rows[r] = rows[r][:c] + string(end) + rows[r][c+1:]
		}
		w := newWorld(rows)
		want := w.oracle()
		text := fmt.Sprintf("%d %d\n%s\n", columns, len(rows), strings.Join(rows, "\n"))
		if want < 0 {
			try.Errors(t, solve, map[string]string{text: fmt.Sprintf("line %d: the maze has no way from S to E", len(rows)+1)})
			continue
		}
		solved++
		names := strings.Fields(try.Run(t, solve, text))
		at := wanderer{w.start, ""}
		for _, n := range names {
			at = w.move(at, n)
		}
		if len(names) != want || w.cells[at.hex] != 'E' {
			t.Fatalf("%s\n%v leads to %v; want %d directions", text, names, at, want)
		}
	}
	if solved < 1000 {
		t.Errorf("only %d mazes have a way", solved)
	}
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"":                              "line 1: input ends, want a word",
		"0 3\n":                         `line 1: want a whole number from 1 to 1024`,
		"4 4\n####\n#SX#\n####\n####\n": `line 3: want a row of 4 letters, each one of #.SE_ABCDabcd`,
		"4 4\n####\n#S.#\n####\n####\n": `line 5: the maze must have exactly one S and one E`,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
