// Command output_visualizer draws the picture of blunder1: the robot's path according to the program's output.
package main

import (
	"fmt"
	"slices"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	lines, out := strings.Split(f.Input, "\n"), svg.NewWords(f.Output)
	size := svg.NewWords(lines[0])
	height := size.Int(1, 100)
	if size.Short || len(lines) <= height || len(board.Find(lines[1:height+1], '@')) != 1 {
		return svg.Message("the input holds no map")
	}
	rows := lines[1 : height+1]
	b := board.Board{Rows: rows, Looks: map[byte]string{'#': "black", 'X': "faint", '$': "c", 'T': "e", 'I': "d", 'B': "d"}, Silent: "# @"}
	at := board.Find(rows, '@')[0]
	robot := board.Walk([]board.Cell{at}, "f", "")
	broken := map[board.Cell]int{}
	b.Say("", "the start")
	for k := 1; out.More() && k <= 500; k++ {
		word := out.Next()
		d := strings.Index("NESW", word[:1])
		if strings.Contains("NORTH EAST SOUTH WEST", word) && d >= 0 {
			at = at.Plus(board.Beside[d])
		} else {
			b.Say("", "the program says %.20q", word)
			break
		}
		robot.Go(at)
		class, more := "", ""
		switch board.At(rows, at) {
		case 0, '#':
			class, more = "bad", ", into a wall"
		case 'X':
			if broken[at] == 0 {
				broken[at], more = k, ", breaks the obstacle"
			}
		case 'T':
			for _, other := range board.Find(rows, 'T') {
				if other != at {
					at, more = other, ", and is carried to the other T"
					break
				}
			}
			robot.Moments[len(robot.Moments)-1].Cell = at
		case '$':
			class, more = "good", ", the end"
		}
		b.Say(class, "step %d: %s%s", k, word, more)
		if class == "bad" {
			break
		}
	}
	b.More = func(d *board.Drawing) {
		for k := range b.Notes {
			for c, when := range broken {
				if when == k {
					x, y := d.Middle(c)
					d.At(k, len(b.Notes)).Rect(x-d.Size/2, y-d.Size/2, d.Size, d.Size, "white cell")
				}
			}
		}
	}
	b.Tokens = []board.Token{robot}

	// A state of a search also contains the direction that the robot tries next, and its modes.
	b.Keys = []svg.Key{{Shape: "dot", Class: "f", Meaning: "the robot"}}
	if f.Search() != nil {
		b.Keys = []svg.Key{{Shape: "dot", Class: "white", Meaning: "the robot, with the direction that it tries next"}, {Shape: "dot", Class: "f", Meaning: "breaker mode"}}
	}
	b.Situation = func(_ int, name string) {
		words := strings.Fields(name)
		m := board.Moment{Class: "white"}
		fmt.Sscanf(words[0], "%d,%d", &m.Row, &m.Column)
		m.Row, m.Column = m.Row-1, m.Column-1
		if len(words) > 1 {
			m.Text = string([]rune("▲▶▼◀")[max(0, strings.Index("NESW", words[1][:1]))])
		}
		if slices.Contains(words, "breaker") {
			m.Class = "f"
		}
		b.Tokens[0].Moments = append(b.Tokens[0].Moments, m)
	}
	return board.Draw(f, []board.Board{b}, 1)
}
