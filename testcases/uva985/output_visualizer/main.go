// Command output_visualizer draws the picture of uva985: the plates that have been reached, a shortest path, and the
// arrows of the plates near the current one, as they point after each move.
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
	lines, answers := strings.Split(f.Input, "\n"), strings.Split(f.Output, "\n")
	var boards []board.Board
	for len(lines) > 0 && board.Room(boards) {
		size := svg.NewWords(lines[0])
		rows, columns := size.Int(2, 500), size.Int(2, 500)
		if lines = lines[1:]; size.Short || len(lines) < rows*columns-1 {
			break
		}
		answer := "nothing"
		if len(boards) < len(answers) {
			answer = answers[len(boards)]
		}
		boards = append(boards, maze(lines[:rows*columns-1], rows, columns, answer))
		lines = lines[rows*columns-1:]
	}
	return board.Draw(f, boards, len(boards))
}

// state is a plate and the number of turns so far, modulo 4.
type state struct {
	board.Cell
	turned int
}

func maze(arrows []string, rows, columns int, answer string) board.Board {
	cells := make([]string, rows)
	for i := range cells {
		cells[i] = strings.Repeat(".", columns)
	}
	open := func(c board.Cell, direction, turned int) bool {
		i := c.Row*columns + c.Column
		return i < len(arrows) && strings.Contains(arrows[i], "NESW"[(direction+4-turned%4)%4:][:1])
	}
	start, goal := state{}, board.Cell{Row: rows - 1, Column: columns - 1}
	before, when := map[state]state{start: start}, board.NewSpread(cells, nil, nil).When
	when[0][0] = 0
	layer, end, last := []state{start}, start, 0
	for step := 1; len(layer) > 0 && end == start; step++ {
		var next []state
		for _, s := range layer {
			for d, way := range board.Beside {
				to := state{s.Plus(way), step % 4}
				if _, seen := before[to]; seen || board.At(cells, to.Cell) == 0 || !open(s.Cell, d, s.turned) {
					continue
				}
				before[to], last = s, step
				next = append(next, to)
				if when[to.Row][to.Column] < 0 {
					when[to.Row][to.Column] = step
				}
				if to.Cell == goal {
					end = to
				}
			}
		}
		layer = next
	}
	b := board.Board{Rows: cells, Silent: ".", Says: "blue: reached plates; the program says: " + answer, Fronts: []board.Front{{Class: "b", When: when}}}
	way := []board.Cell{end.Cell}
	for s := end; s != start; s = before[s] {
		way = append([]board.Cell{before[s].Cell}, way...)
	}
	if end != start {
		last = len(way) - 1
		b.Tokens = []board.Token{board.Walk(way, "f", "")}
	}
	for k := range last + 1 {
		b.Say("", "move %d of %d", k, last)
	}
	if end != start {
		b.End(answer == fmt.Sprint(last), "the program says something else")
	} else {
		b.End(answer == "no path to exit", "the exit is not reached")
	}
	// A state of a search is a plate and the number of turns, modulo 4. Its name has three numbers, which count from 0.
	turned := func(k int) int { return k }
	var turns []int
	b.Situation = func(k int, name string) {
		if k == 0 {
			turned, way = func(k int) int { return turns[k] }, nil
		}
		in := svg.NewWords(name)
		c := board.Cell{Row: in.Int(0, rows-1), Column: in.Int(0, columns-1)}
		turns, way = append(turns, in.Int(0, 3)), append(way, c)
	}
	b.More = func(d *board.Drawing) {
		near := func(a, b int) bool { return max(a-b, b-a) <= 5 }
		for k := range d.Notes {
			at := way[min(k, len(way)-1)]
			var path strings.Builder
			for i := range min(rows, 64) {
				for j := range min(columns, 128) {
					c := board.Cell{Row: i, Column: j}
					x, y := d.Middle(c)
					for direction, way := range board.Beside {
						if (near(i, at.Row) && near(j, at.Column) || rows*columns <= 100) && open(c, direction, turned(k)) {
							h := math.Round(d.Size * 0.42)
							fmt.Fprintf(&path, "M%g %gl%g %g", x, y, h*float64(way.Column), h*float64(way.Row))
						}
					}
				}
			}
			d.At(k, k).Path(path.String(), "wall")
			if turns != nil { // a token would hide the arrows
				x, y := d.Middle(way[k])
				d.At(k, k).Circle(x, y, 0.47*d.Size, "mark", "")
			}
			x, y := d.Middle(board.Cell{Row: rows - 1, Column: columns - 1})
			d.At(k, k).Text(x, y+5, "exit", "middle on")
		}
	}
	return b
}
