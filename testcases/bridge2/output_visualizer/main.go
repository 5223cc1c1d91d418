// Command output_visualizer draws the picture of bridge2: the bikes before each turn.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

// draw reads the lanes and the record of the game. A state is the speed and, for each bike, its column, its
// lane and whether it still exists.
func draw(f svg.Files) *svg.Picture {
	in := svg.NewWords(f.Input)
	bikes := in.Int(1, 4)
	skipped := 2 + bikes // the required survivors, the speed, and the lanes of the bikes
	if f.Search() != nil {
		skipped = 1 // the input is what the program reads: after the lanes come the turns
	}
	for range skipped {
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
	for i, row := range rows { // add some cells after the end of the bridge
		rows[i] = row + strings.Repeat(" ", max(0, width+8-len(row)))
	}
	b := board.Board{Rows: rows, Looks: map[byte]string{'0': "black", ' ': "paper"}, Silent: "0. ", Tokens: make([]board.Token, bikes)}
	_, turns := f.Turns()
	won := false
	for k, turn := range turns[:min(len(turns), 52)] {
		words := svg.NewWords(strings.ReplaceAll(turn.State, ";", " "))
		speed := words.Next()
		for i := range b.Tokens {
			m := board.Moment{Class: "a", Text: fmt.Sprint(i + 1)}
			m.Column, m.Row = min(words.Int(0, 10000), width+6), words.Int(0, 3)
			if words.Int(0, 1) == 0 {
				m.Class = "f"
			}
			if words.Short {
				m.Cell = board.Gone
			}
			b.Tokens[i].Moments = append(b.Tokens[i].Moments, m)
			b.Tokens[i].Trail = true
		}

		if turn.End {
			won = turn.Answer == "won"
			break
		}
		b.Say("", "turn %d at speed %.20s: %.20s", k+1, speed, turn.Answer)
	}
	b.Situation = func(_ int, state string) {
		// A state is the bikes' column, and a letter o for each lane that still has a bike.
		var column, speed int
		fmt.Sscanf(state, "at %d, speed %d", &column, &speed)
		_, lanes, _ := strings.Cut(state, "\n")
		i := 0
		for lane := range lanes {
			if lanes[lane] == 'o' && i < len(b.Tokens) {
				m := board.Moment{Cell: board.Cell{Row: lane, Column: min(column, width+6)}, Class: "a"}
				b.Tokens[i].Moments = append(b.Tokens[i].Moments, m)
				i++
			}
		}
		for ; i < len(b.Tokens); i++ {
			b.Tokens[i].Moments = append(b.Tokens[i].Moments, board.Moment{Cell: board.Gone})
		}
	}
	message := strings.TrimSpace(f.Read("judgemessage.txt"))
	class := "bad"
	if won {
		class = "good"
	}
	b.Say(class, "%s", message)
	p := board.Draw(f, []board.Board{b}, 1)
	if f.Search() == nil {
		p.Legend(svg.Key{Shape: "dot", Class: "a", Meaning: "bike with its number"}, svg.Key{Shape: "dot", Class: "f", Meaning: "bike that has crashed"},
			svg.Key{Shape: "square", Class: "black", Meaning: "hole"})
	}
	return p
}
