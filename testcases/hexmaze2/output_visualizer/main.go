// Command output_visualizer draws the picture of hexmaze2: the walk that the program prints, with the remaining keys
// and doors.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in, out := svg.NewWords(f.Input), svg.NewWords(f.Output)
	columns, height := in.Int(4, 40), in.Int(4, 40)
	rows := board.Read(in, height, columns)
	if in.Short || len(board.Find(rows, 'S')) != 1 {
		return svg.Message("the input holds no maze")
	}
	return board.Draw(f, []board.Board{walk(rows, out)}, 1)
}

// ahead returns the neighbour of a cell in a direction. The neighbours above and below a cell in an odd row are one
// column further to the right than for a cell in an even row.
func ahead(c board.Cell, direction string) board.Cell {
	odd := c.Row & 1
	return c.Plus(map[string]board.Cell{
		"UL": {Row: -1, Column: odd - 1}, "UR": {Row: -1, Column: odd}, "R": {Column: 1},
		"DR": {Row: 1, Column: odd}, "DL": {Row: 1, Column: odd - 1}, "L": {Column: -1},
	}[direction])
}

// walk returns the board with the walk that the program has printed.
func walk(rows []string, out *svg.Words) board.Board {
	at := board.Find(rows, 'S')[0]
	b := board.Board{
		Rows: rows, Hex: true, Silent: "#._abcdABCD",
		Looks: map[byte]string{'#': "black", '_': "b old", 'E': "c", 'A': "grid cell", 'B': "grid cell", 'C': "grid cell", 'D': "grid cell"},
	}
	b.Keys = []svg.Key{{Shape: "dot", Class: "f", Meaning: "you"}, {Shape: "dot", Class: "d", Meaning: "key"},
		{Shape: "dot", Class: "e", Meaning: "door"}, {Shape: "square", Class: "b old", Meaning: "ice"}, {Shape: "square", Class: "c", Meaning: "exit"}}
	walker, taken := board.Walk([]board.Cell{at}, "f", ""), map[byte]int{}
	shut := func(c board.Cell) bool {
		letter := board.At(rows, c)
		_, key := taken[letter|0x20]
		return letter == 0 || letter == '#' || letter >= 'A' && letter <= 'D' && !key
	}
	b.Say("", "the start")
	for k := 1; out.More() && k <= 500; k++ {
		direction := out.Next()
		to := ahead(at, direction)
		if to == at || shut(to) {
			b.Say("bad", "step %d: %.20q leads nowhere", k, direction)
			break
		}
		at = to
		for board.At(rows, at) == '_' && !shut(ahead(at, direction)) {
			at = ahead(at, direction)
		}
		if letter := board.At(rows, at); letter >= 'a' && letter <= 'd' && taken[letter] == 0 {
			taken[letter] = k
		}
		walker.Go(at)
		b.Say("", "step %d: %s", k, direction)
	}
	var kept []piece
	for letter := byte('a'); letter <= 'd'; letter++ {
		for _, c := range append(board.Find(rows, letter), board.Find(rows, letter-0x20)...) {
			class := "d"
			if board.At(rows, c) < 'a' {
				class = "e"
			}
			t := board.Walk([]board.Cell{c}, class, string(rune(board.At(rows, c))))
			for k := 1; k <= taken[letter]; k++ {
				t.Stay()
			}
			if taken[letter] > 0 {
				t.Moments[taken[letter]].Cell = board.Gone
			}
			b.Tokens = append(b.Tokens, t)
			kept = append(kept, piece{letter, board.Moment{Cell: c, Class: class, Text: string(rune(board.At(rows, c)))}})
		}
	}
	if last := &b.Notes[len(b.Notes)-1]; board.At(rows, at) == 'E' {
		last.Text, last.Class = last.Text+", at the exit", "good"
	} else if last.Class == "" {
		b.End(false, "this is not the exit")
	}
	b.Tokens = append(b.Tokens, walker)

	// A state of a search is a cell and the keys, such as "2,5 a". The keys that you have, and their doors, are gone.
	b.Situation = func(_ int, name string) {
		cell, keys, _ := strings.Cut(name, " ")
		for i, p := range kept {
			m := p.look
			if strings.Contains(keys, string(rune(p.key))) {
				m.Cell = board.Gone
			}
			b.Tokens[i].Moments = append(b.Tokens[i].Moments, m)
		}
		var at board.Cell
		fmt.Sscanf(cell, "%d,%d", &at.Row, &at.Column)
		at.Row, at.Column = at.Row-1, at.Column-1
		b.Tokens[len(kept)].Moments = append(b.Tokens[len(kept)].Moments, board.Moment{Cell: at, Class: "f"})
	}
	return b
}

// piece is a key or a door, with the letter of the key.
type piece struct {
	key  byte
	look board.Moment
}
