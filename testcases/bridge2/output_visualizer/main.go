// The picture of bridge2: the bikes before each turn.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

// draw reads the lanes, and what the referee has left: game.txt, a line for each turn with the speed, the place and lane
// of each bike and whether it is still there, and the command.
func draw(f svg.Files) *svg.Picture {
	in := svg.NewWords(f.Input)
	bikes := in.Int(1, 4)
	for range 2 + bikes { // how many must arrive, the speed, the lanes of the bikes
		in.Int(0, 1000)
	}
	var rows []string
	for in.More() && len(rows) < 4 {
		rows = append(rows, in.Next())
	}
	if in.Short || len(rows) < 4 {
		return svg.Message("the input holds no bridge")
	}
	width := 0
	for _, row := range rows {
		width = max(width, min(120, len(row)))
	}
	for i, row := range rows { // and some cells beyond
		rows[i] = row + strings.Repeat(" ", max(0, width+8-len(row)))
	}
	b := board.Board{Rows: rows, Looks: map[byte]string{'0': "black", ' ': "paper"}, Silent: "0. ", Tokens: make([]board.Token, bikes)}
	turns := strings.Split(strings.TrimSpace(f.Read("game.txt")), "\n")
	for k, line := range turns[:min(len(turns), 52)] {
		words := strings.Fields(line)
		if len(words) < 2+3*bikes {
			break
		}
		for i := range b.Tokens {
			m := board.Moment{Class: "a", Text: fmt.Sprint(i + 1)}
			there := 1
			if _, err := fmt.Sscan(strings.Join(words[1+3*i:4+3*i], " "), &m.Column, &m.Row, &there); err != nil {
				m.Cell = board.Gone
			}
			if there == 0 {
				m.Class = "f"
			}
			m.Column = min(m.Column, width+6)
			b.Tokens[i].Moments = append(b.Tokens[i].Moments, m)
			b.Tokens[i].Trail = true
		}
		if k < len(turns)-1 {
			b.Say("", "turn %d at speed %s: %.20s", k+1, words[0], words[len(words)-1])
		}
	}
	message := strings.TrimSpace(f.Read("judgemessage.txt"))
	class := "bad"
	if strings.Contains(message, "over the bridge") {
		class = "good"
	}
	b.Say(class, "%s", message)
	return board.Draw([]board.Board{b}, 1)
}
