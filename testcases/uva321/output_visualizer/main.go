// Command output_visualizer draws the picture of uva321: the rooms with and without light, the doors, and the walk
// through the rooms.
package main

import (
	"fmt"
	"math"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in := svg.NewWords(f.Input)
	answers := strings.Split(f.Output, "Villa #")[1:]
	var boards []board.Board
	for board.Room(boards) {
		rooms, doors, switches := in.Int(0, 10), in.Int(0, 1000), in.Int(0, 1000)
		if rooms == 0 || in.Short {
			break
		}
		pairs := make([][2]int, doors+switches)
		for i := range pairs {
			pairs[i] = [2]int{in.Int(1, rooms) - 1, in.Int(1, rooms) - 1}
		}
		answer := ""
		if len(boards) < len(answers) {
			answer = answers[len(boards)]
		}
		boards = append(boards, villa(rooms, pairs[:doors], pairs[doors:], answer))
	}
	return board.Draw(f, boards, len(boards))
}

const radius = 5.

// villa returns the board of one case: the rooms, and the person and the lights after each step of the answer.
func villa(rooms int, doors, switches [][2]int, answer string) board.Board {
	spot := func(c board.Cell) (x, y float64) {
		angle := 2 * math.Pi * float64(c.Row) / float64(rooms)
		return radius + 1 - radius*math.Cos(angle), radius + 1 - radius*math.Sin(angle)
	}
	b := board.Board{Width: 2*radius + 2, Height: 2*radius + 2, Spot: spot, Tokens: make([]board.Token, rooms)}

	// At the start, the person is in room 1, the hall, and only the light of this room is on.
	lit, at := make([]bool, rooms), 0
	var places []int // the room after each step
	lit[0] = true

	// moment adds a step to the picture that shows the current lights and the current room.
	moment := func(format string, args ...any) {
		for i := range b.Tokens {
			m := board.Moment{Cell: board.Cell{Row: i}, Class: "black", Text: fmt.Sprint(i + 1)}
			if lit[i] {
				m.Class = "d"
			}
			b.Tokens[i].Moments = append(b.Tokens[i].Moments, m)
		}
		places = append(places, at)
		class := ""
		if !lit[at] {
			class = "bad"
		}
		b.Say(class, format, args...)
	}

	// Execute the steps of the answer. Skip lines that are not valid steps.
	moment("in room 1")
	for _, line := range strings.Split(answer, "\n") {
		var room int
		line = strings.TrimSpace(line)
		words := strings.Fields(line)
		if len(words) < 4 || words[0] != "-" || len(b.Notes) > 200 {
			continue
		}
		if _, err := fmt.Sscan(strings.TrimSuffix(words[len(words)-1], "."), &room); err != nil || room < 1 || room > rooms {
			continue
		}
		switch words[2] {
		case "to":
			at = room - 1
		case "on", "off":
			lit[room-1] = words[2] == "on"
		}
		moment("step %d: %.60s", len(b.Notes), strings.TrimPrefix(line, "- "))
	}
	if lines := strings.Split(strings.TrimSpace(answer), "\n"); len(b.Notes) == 1 && len(lines) > 1 {
		b.Says = lines[1]
	}
	dark := true
	for i := range rooms - 1 {
		dark = dark && !lit[i]
	}
	if len(b.Notes) > 1 {
		b.End(dark && lit[rooms-1] && at == rooms-1, "this is not the end")
	}
	b.Situation = func(k int, state string) {
		if k == 0 {
			places = nil
		}
		room, lights, _ := strings.Cut(state, ":")
		at = svg.NewWords(room).Int(1, rooms) - 1
		signs := strings.Fields(lights)
		for i := range lit {
			lit[i] = i < len(signs) && signs[i] == "*"
		}
		moment("")
	}
	b.More = func(d *board.Drawing) {
		line := func(pair [2]int, s svg.Span, class string) {
			x1, y1 := d.Middle(board.Cell{Row: pair[0]})
			x2, y2 := d.Middle(board.Cell{Row: pair[1]})
			s.Line(x1, y1, x2, y2, class)
		}
		for _, pair := range doors {
			line(pair, d.Always(), "edge")
		}
		for _, pair := range switches {
			line(pair, d.Always().Layer("switches"), "thin dash")
		}
		for k, place := range places {
			if k > 0 && places[k-1] != place {
				line([2]int{places[k-1], place}, d.At(k, k), "mark")
			}
			x, y := d.Middle(board.Cell{Row: place})
			d.At(k, k).Circle(x, y, 0.6*d.Size, "mark", "")
		}
	}
	return b
}
