// Command referee is the referee of Ultimate Tic-Tac-Toe, league 2 and above. The rules and the order of the moves are
// those of CodinGame's referee (github.com/CodinGame/game-ultimate-tictactoe).
package main

import (
	"fmt"
	"regexp"
	"slices"

	"oj/testcases/internal/arena"
)

// form is the form of an answer: one digit for the row, one for the column, and any message.
var form = regexp.MustCompile(`^(-?\d)\s(-?\d)(?:\s.*)?$`)

// board holds the owner of each cell or small board: 0 nobody, 1 player 0, 2 player 1.
type board [9]int

var lines = [][3]int{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}}

func (b board) won() bool {
	return slices.ContainsFunc(lines, func(l [3]int) bool { return b[l[0]] != 0 && b[l[0]] == b[l[1]] && b[l[0]] == b[l[2]] })
}

// place returns the small board of a cell, and the cell's place in it.
func place(row, col int) (b, c int) { return row/3*3 + col/3, row%3*3 + col%3 }

// legal returns the empty cells of the next board or, if that is won or full, of all boards that are not won.
func legal(small *[9]board, next int) (moves []string) {
	anywhere := next < 0 || small[next].won() || !slices.Contains(small[next][:], 0)
	for i := range 81 {
		b, c := i/9, i%9
		if small[b][c] == 0 && !small[b].won() && (anywhere || b == next) {
			row, col := place(b, c) // place is its own inverse
			moves = append(moves, fmt.Sprint(row, " ", col))
		}
	}
	return moves
}

func main() {
	g := arena.Open(arena.Rules{Empty: true})
	var small [9]board
	var master board
	g.Cells(9, 9, func(x, y int) (int, string) {
		// Cells of boards that are won are pale.
		if b, c := place(y, x); small[b][c] > 0 {
			return small[b][c] - 1, "XO"[small[b][c]-1 : small[b][c]]
		} else {
			return master[b] - 1, ""
		}
	})

	last, moves := "-1 -1", legal(&small, -1)
	for turn := 0; len(moves) > 0 && !master.won(); turn++ {
		g.Random.ShuffleWords(moves)
		p := g.Players[turn%2]
		p.Tell("%s", last)
		p.TellList(g.Offer(moves))
		g.Ask(p)

		words := p.Match(form, "ROW COL")
		last = words[1] + " " + words[2]
		p.MustBeIn(moves, last)
		g.EndIfOut(-1)

		b, c := place(int(last[0]-'0'), int(last[2]-'0'))
		small[b][c] = p.Index + 1
		if small[b].won() {
			master[b] = p.Index + 1
			p.Score++
		}
		if master.won() {
			p.Score = 10
		}
		moves = legal(&small, c)
	}
	g.End()
}
