// Command output_visualizer draws the picture of uva10047: the cells that the wheel can reach, and the shortest ride
// with the colour that touches the ground.
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
	in := svg.NewWords(f.Input)
	var answers []string
	for _, line := range strings.Split(f.Output, "\n") {
		if line != "" && !strings.HasPrefix(line, "Case") {
			answers = append(answers, line)
		}
	}
	var boards []board.Board
	for board.Room(boards) {
		m, n := in.Int(0, 25), in.Int(0, 25)
		rows := board.Read(in, m, n)
		if m*n == 0 || in.Short || len(board.Find(rows, 'S')) != 1 || len(board.Find(rows, 'T')) != 1 {
			break
		}
		boards = append(boards, maze(rows, answers, len(boards)))
	}
	return board.Draw(f, boards, len(boards))
}

// state describes the wheel: its cell, its direction, and the colour that touches the ground (0 is green).
type state struct {
	board.Cell
	direction, colour int
}

var colours = []string{"c", "d", "e", "g", "a"}

// wheel returns how the wheel looks.
func wheel(s state) board.Moment {
	return board.Moment{Cell: s.Cell, Class: colours[s.colour], Text: string([]rune("▲▶▼◀")[s.direction])}
}

// named returns the state with a name such as "2,3 N green+1", in which a line ends before the colour.
func named(name string) (s state) {
	var facing, colour string
	fmt.Sscanf(strings.Join(strings.Fields(name), " "), "%d,%d %s %s", &s.Row, &s.Column, &facing, &colour)
	s.Row, s.Column = s.Row-1, s.Column-1
	s.direction = max(0, strings.Index("NESW", facing))
	s.colour = max(0, slices.Index(colourNames, colour))
	return s
}

// colourNames are the names of the colours in the order in which they touch the ground.
var colourNames = []string{"green", "green+1", "green+2", "green+3", "green+4"}

// maze returns the board of one case: the cells that the wheel reaches second by second, and the ride.
func maze(rows []string, answers []string, number int) board.Board {
	start := state{board.Find(rows, 'S')[0], 0, 0}
	before, when := map[state]state{start: start}, board.NewSpread(rows, nil, nil).When
	when[start.Row][start.Column] = 0

	// This is a breadth-first search by layers: the states of a layer are reached in the same second.
	layer, end := []state{start}, start
	for second := 1; len(layer) > 0 && end == start; second++ {
		var next []state
		for _, s := range layer {
			left, right, ahead := s, s, s
			left.direction, right.direction = (s.direction+3)%4, (s.direction+1)%4
			ahead.Cell, ahead.colour = s.Plus(board.Beside[s.direction]), (s.colour+1)%5
			for _, to := range []state{left, right, ahead} {
				letter := board.At(rows, to.Cell)
				if _, seen := before[to]; seen || letter == 0 || letter == '#' {
					continue
				}
				before[to] = s
				next = append(next, to)
				if when[to.Row][to.Column] < 0 {
					when[to.Row][to.Column] = second
				}
				if letter == 'T' && to.colour == 0 && end == start {
					end = to
				}
			}
		}
		layer = next
	}
	b := board.Board{Rows: rows, Looks: map[byte]string{'#': "black"}, Silent: "#.", Fronts: []board.Front{{Class: "b", When: when}}}
	answer := "nothing"
	if number < len(answers) {
		answer = answers[number]
	}
	// A state of a search is the wheel with its direction and its colour.
	for i, name := range colourNames {
		b.Keys = append(b.Keys, svg.Key{Shape: "dot", Class: colours[i], Meaning: name})
	}
	b.Tokens = []board.Token{{}}
	b.Situation = func(_ int, name string) {
		b.Tokens[0].Moments = append(b.Tokens[0].Moments, wheel(named(name)))
	}
	b.Says = "blue: reached cells; the program says: " + answer
	if end == start {
		last := 0
		for _, row := range when {
			for _, second := range row {
				last = max(last, second)
			}
		}
		for k := range last + 1 {
			b.Say("", "second %d", k)
		}
		b.End(answer == "destination not reachable", "no further cells can be reached")
		return b
	}
	var way []board.Moment
	for s := end; ; s = before[s] {
		way = append([]board.Moment{wheel(s)}, way...)
		if s == start {
			break
		}
	}
	b.Tokens[0] = board.Token{Moments: way, Trail: true}
	for k := range way {
		b.Say("", "second %d of %d", k, len(way)-1)
	}
	b.End(answer == fmt.Sprintf("minimum time = %d sec", len(way)-1), "the program says something else")
	return b
}
