// The picture of sokoban: the man and the boxes before each move.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

// draw reads the level, and what the referee has left: game.txt, a line for each turn with columns and rows of the man
// and the boxes, and the answer.
func draw(f svg.Files) *svg.Picture {
	in := svg.NewWords(f.Input)
	columns, height := in.Int(1, 100), in.Int(1, 100)
	rows := board.Read(in, height, columns)
	if in.Short {
		return svg.Message("the input holds no level")
	}
	for i, row := range rows {
		rows[i] = strings.NewReplacer("$", "-", "@", "-", "+", ".", "*", ".").Replace(row)
	}
	b := board.Board{Rows: rows, Looks: map[byte]string{'#': "black", '.': "c old"}, Silent: "#-."}
	turns := strings.Split(strings.TrimSpace(f.Read("game.txt")), "\n")
	for k, line := range turns[:min(len(turns), 401)] {
		words := strings.Fields(line)
		for i := range (len(words) - 1) / 2 {
			var c board.Cell
			if _, err := fmt.Sscan(words[2*i]+" "+words[2*i+1], &c.Column, &c.Row); err != nil {
				c = board.Gone
			}
			class := "a"
			switch {
			case i == 0:
				class = "b"
			case board.At(rows, c) == '.':
				class = "c"
			}
			for i >= len(b.Tokens) {
				b.Tokens = append(b.Tokens, board.Token{Square: len(b.Tokens) > 0, Trail: len(b.Tokens) == 0})
			}
			for t := &b.Tokens[i]; len(t.Moments) <= k; {
				t.Moments = append(t.Moments, board.Moment{Cell: c, Class: class})
			}
		}
		if len(words) > 0 && k < len(turns)-1 {
			b.Say("", "turn %d: %.20q", k+1, words[len(words)-1])
		}
	}
	message := strings.TrimSpace(f.Read("judgemessage.txt"))
	if strings.HasPrefix(message, "solved") {
		b.Say("good", "%s", message)
	} else {
		b.Say("bad", "%s", message)
	}
	return board.Draw([]board.Board{b}, 1)
}
