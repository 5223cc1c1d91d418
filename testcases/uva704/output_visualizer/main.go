// Command output_visualizer draws the picture of uva704: the wheels after each turn, and the wheel that was turned.
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
	in, answers := svg.NewWords(f.Input), strings.Split(f.Output, "\n")
	all := in.Int(0, 1000000)
	var boards []board.Board
	for len(boards) < all && board.Room(boards) {
		var code [21]int
		for i := range 24 {
			code[ring(i/12, i%12)] = in.Int(0, 10)
		}
		if in.Short {
			break
		}
		answer := ""
		if len(boards) < len(answers) {
			answer = answers[len(boards)]
		}
		boards = append(boards, play(code, answer))
	}
	return board.Draw(f, boards, all)
}

// ring returns the number, from 0 to 20, of cell i of a wheel. The cells of the left wheel are numbered first,
// clockwise, then the other cells of the right wheel, counterclockwise.
func ring(wheel, i int) int {
	if wheel == 1 && i < 9 {
		return 12 + i
	}
	return i
}

const radius = 2.4

// spot returns the position of a cell. The three shared cells lie on a straight line.
func spot(c board.Cell) (x, y float64) {
	i, side, centre := c.Row, 1., radius+1
	if i >= 12 {
		i, side, centre = i-12, -1, 3*radius+1
	}
	angle := float64(i-10) * math.Pi / 6
	if x, y = centre+side*radius*math.Cos(angle), radius+1+radius*math.Sin(angle); i >= 9 {
		x = 2*radius + 1
	}
	return x, y
}

var (
	classes = []string{"node", "a", "b", "c", "d", "e", "f", "g", "white", "black", "faint"}
	turns   = []string{"left wheel clockwise", "right wheel clockwise", "left wheel back", "right wheel back"}
)

func play(code [21]int, answer string) board.Board {
	b := board.Board{Width: 4*radius + 2, Height: 2*radius + 2, Spot: spot, Tokens: make([]board.Token, 21)}
	moment := func() {
		for i, colour := range code {
			b.Tokens[i].Moments = append(b.Tokens[i].Moments, board.Moment{Cell: board.Cell{Row: i}, Class: classes[colour], Text: fmt.Sprint(colour)})
		}
	}
	b.Situation = func(_ int, state string) {
		in := svg.NewWords(state)
		for i := range 24 {
			code[ring(i/12, i%12)] = in.Int(0, 10)
		}
		moment()
	}
	moment()
	b.Say("", "the start")
	b.Says = fmt.Sprintf("the program says: %.60s", answer)
	if answer == "" || strings.Trim(answer, "1234") != "" {
		return b
	}
	for k := range len(answer) {
		move := int(answer[k] - '1')
		by := 2
		if move == 1 || move == 2 {
			by = 10
		}
		after := code
		for i := range 12 {
			after[ring(move%2, (i+by)%12)] = code[ring(move%2, i)]
		}
		code = after
		moment()
		b.Say("", "turn %d of %d: %c, %s", k+1, len(answer), answer[k], turns[move])
	}
	home := [21]int{0, 3, 4, 3, 0, 5, 6, 5, 0, 1, 2, 1, 0, 7, 8, 7, 0, 9, 10, 9, 0}
	b.End(code == home, "not all colours are at their places")
	b.More = func(d *board.Drawing) {
		for k := range len(answer) {
			wheel := int(answer[k]-'1') % 2
			x, y := d.Middle(board.Cell{Row: 10})
			d.At(k+1, k+1).Circle(x+float64(2*wheel-1)*radius*d.Size, y, (radius+0.7)*d.Size, "mark", "")
		}
	}
	return b
}
