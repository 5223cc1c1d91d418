// The referee of sokoban: it moves the man and the boxes.
//
// The testcase holds columns, rows and a level. The player gets columns, rows, the number of boxes and the rows without
// man and boxes, then before each turn the man's column and row and those of each box; it answers U, R, D or L, in either
// case. Package referee describes the arguments, the files that are written, and the exit status.
package main

import (
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
	r.Tell("%d %d %d\n%s", width, len(rows), len(boxes), strings.Join(rows, "\n"))
	for r.Turn(turns) {
		for _, p := range pieces {
			r.Tell("%d %d", p.column, p.row)
		}
		record(r, pieces)
		d := r.Choice(strings.ToUpper(r.Ask("DIRECTION")[0]), "U R D L")

		// The man pushes a box that is in the cell which he enters.
		man := step(pieces[0], d)
		pieces[0] = man
		for i, b := range boxes {
			if b == man {
				boxes[i] = step(b, d)
				if taken(rows, boxes, i) {
					r.Lose("the box cannot move")
				}
				break
			}
		}

		// A box that was pushed has been checked, so only the man is left.
		if rows[man.row][man.column] == '#' {
			r.Lose("there is a wall")
		}
		if solved(rows, boxes) {
			record(r, pieces)
			r.Win("solved")
		}
	}
	record(r, pieces)
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

// taken reports whether box i stands in a wall or on another box.
func taken(rows []string, boxes []cell, i int) bool {
	for j, b := range boxes {
		if j != i && b == boxes[i] {
			return true
		}
	}
	return rows[boxes[i].row][boxes[i].column] == '#'
}

func solved(rows []string, boxes []cell) bool {
	for _, b := range boxes {
		if rows[b.row][b.column] != '*' {
			return false
		}
	}
	return true
}
