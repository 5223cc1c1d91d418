// Command referee is the referee of sokoban: it moves the man and the boxes.
//
// A testcase consists of the numbers of columns and rows and of a level. The player first gets these numbers, the
// number of boxes, and the rows without man and boxes. Before each turn the player gets the column and row of the man
// and of each box. It answers U, R, D or L, in upper or lower case. As on CodinGame, a part of URDL, such as RD or an empty
// line, counts as its first letter. Package referee describes the arguments, the
// output files, and the exit status.
package main

import (
	"slices"
	"strings"

	"oj/testcases/internal/referee"
)

const turns = 400

func main() {
	r := referee.Open()
	width := r.Int(3, 15)
	level := r.Rows(r.Int(3, 15), width)
	r.Done()

	// Remove the man and the boxes from the map, because they move. The walls, the floor and the targets remain.
	pieces := append(referee.Find(level, "@+"), referee.Find(level, "$*")...)
	rows := referee.Replace(level, "-$@+.", "...**")

	boxes := pieces[1:]
	isWall := func(c referee.Point) bool { return referee.At(rows, c) == '#' }
	r.Tell("%d %d %d", width, len(rows), len(boxes))
	r.TellRows(rows)
	r.Draw(func() {
		for _, p := range pieces {
			r.State("%d %d", p.X, p.Y)
		}
	})
	for r.Turn(turns) {
		for _, p := range pieces {
			r.Tell("%d %d", p.X, p.Y)
		}

		// CodinGame looks for the answer in the text URDL (Board.playAction of github.com/eulerscheZahl/Sokoban).
		answer := r.Answer()
		index := strings.Index("URDL", strings.ToUpper(answer))
		r.LoseIf(index < 0, "%s is none of U R D L", referee.Quote(answer))
		step := r.Step("URDL"[index:index+1], "U R D L")

		// The man pushes the box in the cell that he enters.
		man := pieces[0].Plus(step)
		pieces[0] = man
		if i := slices.Index(boxes, man); i >= 0 {
			behind := man.Plus(step)
			r.LoseIf(isWall(behind) || slices.Contains(boxes, behind), "the box cannot move")
			boxes[i] = behind
		}
		r.LoseIf(isWall(man), "there is a wall")

		isLeft := func(box referee.Point) bool { return referee.At(rows, box) != '*' }
		r.WinIf(!slices.ContainsFunc(boxes, isLeft), "solved")
	}
	r.Lose("%d turns have passed", turns)
}
