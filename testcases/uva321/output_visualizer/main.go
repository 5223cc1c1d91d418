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
		boards = append(boards, villa(rooms, pairs[:doors], pairs[doors:], answer, f.Search() != nil))
	}
	return board.Draw(f, boards, len(boards))
}

// villa returns the board of one case: the rooms, and the person and the lights after each step of the answer, or in each
// state of a search.
func villa(rooms int, doors, switches [][2]int, answer string, isSearch bool) board.Board {
	// Neighbours on the circle are about three cells apart.
	radius := math.Max(1.8, float64(rooms)/2)
	spot := func(c board.Cell) (x, y float64) {
		angle := 2 * math.Pi * float64(c.Row) / float64(rooms)
		return radius + 1 - radius*math.Cos(angle), radius + 1 - radius*math.Sin(angle)
	}
	b := board.Board{Width: 2*radius + 2, Height: 2*radius + 2, Spot: spot, Tokens: make([]board.Token, rooms)}
	b.Keys = []svg.Key{{Shape: "dot", Class: "d", Meaning: "lit"}, {Shape: "dot", Class: "black", Meaning: "dark"},
		{Shape: "line", Class: "edge", Meaning: "door"}, {Shape: "line", Class: "sg dash", Meaning: "from a switch to its light"},
		{Shape: "line", Class: "mark", Meaning: "you"}}

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
		for _, pair := range doors {
			x1, y1 := d.Middle(board.Cell{Row: pair[0]})
			x2, y2 := d.Middle(board.Cell{Row: pair[1]})
			d.Always().Line(x1, y1, x2, y2, "edge")
		}
		for _, pair := range switches {
			drawSwitch(d, pair[0], pair[1])
		}
		for k, place := range places {
			x, y := d.Middle(board.Cell{Row: place})
			if k > 0 && places[k-1] != place && !isSearch { // the states of a search are no walk
				x1, y1 := d.Middle(board.Cell{Row: places[k-1]})
				d.At(k, k).Line(x1, y1, x, y, "mark")
			}
			d.At(k, k).Circle(x, y, 0.6*d.Size, "mark", "")
		}
	}
	return b
}

// drawSwitch draws an arrow from the room of a switch to the room of its light. The arrow is bent, so that it covers neither
// a door nor the arrow back.
func drawSwitch(d *board.Drawing, from, to int) {
	x1, y1 := d.Middle(board.Cell{Row: from})
	x2, y2 := d.Middle(board.Cell{Row: to})
	if from == to { // a room's own light: a circle that touches the room
		d.Always().Circle(x1, y1-0.9*d.Size, 0.35*d.Size, "o sg dash", "")
		return
	}
	const bend, room, head = 0.22, 0.62, 0.28
	dx, dy := x2-x1, y2-y1
	cx, cy := (x1+x2)/2-bend*dy, (y1+y2)/2+bend*dx

	// The arrow begins and ends at the rims of the rooms.
	rim := func(x, y float64) (float64, float64) {
		away := math.Hypot(cx-x, cy-y)
		return x + (cx-x)/away*room*d.Size, y + (cy-y)/away*room*d.Size
	}
	x1, y1 = rim(x1, y1)
	tipX, tipY := rim(x2, y2)
	d.Always().Path(fmt.Sprintf("M%.5g %.5gQ%.5g %.5g %.5g %.5g", x1, y1, cx, cy, tipX, tipY), "o sg dash")
	away := math.Hypot(cx-tipX, cy-tipY)
	ux, uy := (cx-tipX)/away*head*d.Size, (cy-tipY)/away*head*d.Size
	d.Always().Polygon("g", tipX, tipY, tipX+ux-uy/2, tipY+uy+ux/2, tipX+ux+uy/2, tipY+uy-ux/2)
}
