// The referee of sokoban: it moves the man and the boxes.
//
// The testcase holds columns, rows and a level. The player gets columns, rows, the number of boxes and the rows without
// man and boxes, then before each turn the man's column and row and those of each box; it answers U, R, D or L, in either
// case. Package referee describes the arguments, the files that are written, and the exit status.
package main

import (
	"slices"
	"strings"

	"oj/testcases/internal/referee"
)

const turns = 400

type cell struct{ row, column int }

func main() {
	r := referee.Open()
	width := r.Int(3, 15)
	level := r.Rows(r.Int(3, 15), width)
	r.Done()

	// Take the man and the boxes from the map. What stays is the walls, the floor and the targets.
	var rows []string
	var pieces []cell // the man, and then the boxes
	pieces = append(pieces, cell{})
	for i, row := range level {
		for j, c := range row {
			if c == '@' || c == '+' {
				pieces[0] = cell{i, j}
			}
			if c == '$' || c == '*' {
				pieces = append(pieces, cell{i, j})
			}
		}
		rows = append(rows, strings.NewReplacer("-", ".", "$", ".", "@", ".", "+", "*", ".", "*").Replace(row))
	}

	boxes := pieces[1:]
	isWall := func(c cell) bool { return rows[c.row][c.column] == '#' }
	r.Tell("%d %d %d\n%s", width, len(rows), len(boxes), strings.Join(rows, "\n"))
	record(r, pieces)
	for r.Turn(turns) {
		for _, p := range pieces {
			r.Tell("%d %d", p.column, p.row)
		}
		d := r.Choice(strings.ToUpper(r.Ask("DIRECTION")[0]), "U R D L")

		// The man pushes a box that is in the cell which he enters.
		man := step(pieces[0], d)
		pieces[0] = man
		if i := slices.Index(boxes, man); i >= 0 {
			behind := step(man, d)
			if isWall(behind) || slices.Contains(boxes, behind) {
				r.Lose("the box cannot move")
			}
			boxes[i] = behind
		}
		if isWall(man) {
			r.Lose("there is a wall")
		}
		record(r, pieces)

		isLeft := func(box cell) bool { return rows[box.row][box.column] != '*' }
		if !slices.ContainsFunc(boxes, isLeft) {
			r.Win("solved")
		}
	}
	r.Lose("%d turns have passed", turns)
}

func record(r *referee.Game, pieces []cell) {
	for _, p := range pieces {
		r.State("%d %d", p.column, p.row)
	}
}

func step(c cell, d int) cell {
	return cell{c.row + []int{-1, 0, 1, 0}[d], c.column + []int{0, 1, 0, -1}[d]}
}
