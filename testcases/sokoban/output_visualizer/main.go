// Command output_visualizer draws the picture of sokoban: the man and the boxes before each move.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

// draw draws a game from the level and the record. In the record, a state contains the columns and rows of the man
// and the boxes.
func draw(f svg.Files) *svg.Picture {
	in := svg.NewWords(f.Input)
	columns, height := in.Int(1, 100), in.Int(1, 100)
	if f.Search() != nil {
		in.Next() // a search begins with the first message of the referee, which also has the number of boxes
	}
	rows := board.Read(in, height, columns)
	if in.Short {
		return svg.Message("the input holds no level")
	}
	for i, row := range rows {
		rows[i] = strings.NewReplacer("$", "-", "@", "-", "+", ".", "*", ".").Replace(row)
	}
	b := board.Board{Rows: rows, Looks: map[byte]string{'#': "black", '.': "c old"}, Silent: "#-."}
	_, turns := f.Turns()
	class := "bad"
	for k, turn := range turns[:min(len(turns), 401)] {
		for i, place := range strings.Split(turn.State, "; ") {
			words := svg.NewWords(place)
			c := board.Cell{Column: words.Int(0, 1000), Row: words.Int(0, 1000)}
			if words.Short {
				c = board.Gone
			}
			class, label := "a", fmt.Sprint(i)
			switch {
			case i == 0:
				class, label = "b", ""
			case board.At(rows, c) == '.':
				class = "c"
			}
			for i >= len(b.Tokens) {
				b.Tokens = append(b.Tokens, board.Token{Square: len(b.Tokens) > 0, Trail: len(b.Tokens) == 0})
			}
			for t := &b.Tokens[i]; len(t.Moments) <= k; {
				t.Moments = append(t.Moments, board.Moment{Cell: c, Class: class, Text: label})
			}
		}

		switch {
		case !turn.End:
			b.Say("", "turn %d: %.20q", k+1, turn.Answer)
		case turn.Answer == "won":
			class = "good"
		}
	}
	b.Say(class, "%s", strings.TrimSpace(f.Read("judgemessage.txt")))
	p := board.Draw(f, []board.Board{b}, 1)
	if f.Search() == nil {
		p.Legend(svg.Key{Shape: "dot", Class: "b", Meaning: "the pusher"}, svg.Key{Shape: "square", Class: "a", Meaning: "box with its number"},
			svg.Key{Shape: "square", Class: "c", Meaning: "box on its goal"}, svg.Key{Shape: "square", Class: "c old", Meaning: "goal"})
	}
	return p
}
