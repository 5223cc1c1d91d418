// Command output_visualizer draws the picture of uva11573: the currents of the lake, and for each query a cheapest
// path of the boat.
package main

import (
	"fmt"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

// around lists the eight directions in the order of the currents' numbers.
var around = [8]board.Cell{{Row: -1}, {Row: -1, Column: 1}, {Column: 1}, {Row: 1, Column: 1}, {Row: 1}, {Row: 1, Column: -1}, {Column: -1}, {Row: -1, Column: -1}}

func draw(f svg.Files) *svg.Picture {
	in, out := svg.NewWords(f.Input), svg.NewWords(f.Output)
	rows := board.Read(in, in.Int(1, 1000), in.Int(1, 1000))
	all := in.Int(0, 50)
	for _, row := range rows {
		for i := range len(row) {
			in.Short = in.Short || row[i] < '0' || row[i] > '7'
		}
	}
	if in.Short {
		return svg.Message("the input holds no lake")
	}
	var boards []board.Board
	for range all {
		from := board.Cell{Row: in.Int(1, len(rows)) - 1, Column: in.Int(1, len(rows[0])) - 1}
		to := board.Cell{Row: in.Int(1, len(rows)) - 1, Column: in.Int(1, len(rows[0])) - 1}
		if in.Short || !board.Room(boards) {
			break
		}
		boards = append(boards, trip(rows, from, to, out.Next()))
	}
	return board.Draw(f, boards, all)
}

// cheapest returns the cells on a path with the least energy. This is a 0-1 breadth-first search: cells to which the
// current leads are examined first.
func cheapest(rows []string, from, to board.Cell) (way []board.Cell) {
	before, settled := map[board.Cell]board.Cell{}, map[board.Cell]bool{}
	type arrival struct{ at, before board.Cell }
	for now := []arrival{{from, from}}; len(now) > 0 && !settled[to]; {
		var later []arrival
		for len(now) > 0 {
			a := now[len(now)-1]
			now = now[:len(now)-1]
			if settled[a.at] {
				continue
			}
			settled[a.at], before[a.at] = true, a.before
			for d, step := range around {
				next := arrival{a.at.Plus(step), a.at}
				if current := board.At(rows, next.at); current == 0 {
					continue
				}
				if d == int(board.At(rows, a.at)-'0') {
					now = append(now, next)
				} else {
					later = append(later, next)
				}
			}
		}
		now = later
	}
	for c := to; ; c = before[c] {
		if way = append([]board.Cell{c}, way...); c == from {
			return way
		}
	}
}

// trip returns the board of one query: a path with the least energy, which is compared with the answer.
func trip(rows []string, from, to board.Cell, answer string) board.Board {
	way := cheapest(rows, from, to)
	b := board.Board{
		Rows: rows, Silent: "01234567", Says: "arrows: the current, which costs no energy; the program says " + answer,
		Tokens: []board.Token{{Moments: []board.Moment{{Cell: to, Class: "c"}}, Square: true}, board.Walk(way, "b", "")},
	}
	energy := 0
	b.Say("", "energy 0: the start")
	for i, c := range way[1:] {
		how := "drifts"
		if way[i].Plus(around[board.At(rows, way[i])-'0']) != c {
			how = "moves for 1"
			energy++
		}
		b.Say("", "energy %d: the boat %s", energy, how)
	}
	b.End(answer == fmt.Sprint(energy), "the program says "+answer)
	b.More = func(d *board.Drawing) {
		for i, row := range rows[:min(len(rows), 64)] {
			for j := range min(len(row), 128) {
				d.Text(d.Always(), board.Cell{Row: i, Column: j}, string([]rune("↑↗→↘↓↙←↖")[row[j]-'0']), "white")
			}
		}
	}
	return b
}
