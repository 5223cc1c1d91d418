// Command output_visualizer draws the picture of uva11624: the cells that Joe can reach and the cells that burn after
// each minute, and Joe's way out.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in, out := svg.NewWords(f.Input), svg.NewWords(f.Output)
	all := in.Int(0, 1000000)
	var boards []board.Board
	for len(boards) < all && board.Room(boards) {
		rows := board.Read(in, in.Int(1, 1000), in.Int(1, 1000))
		if in.Short || len(board.Find(rows, 'J')) != 1 {
			break
		}
		if f.Search() != nil {
			rows = ringed(rows)
		}
		boards = append(boards, maze(rows, out.Next(), f.Search() != nil))
	}
	return board.Draw(f, boards, all)
}

// outside is the letter of a cell outside the maze.
const outside = ' '

// ringed returns the maze with a ring of cells around it, so that the picture of a search can show where Joe leaves it.
func ringed(rows []string) []string {
	rim := strings.Repeat(string(outside), len(rows[0])+2)
	ring := []string{rim}
	for _, row := range rows {
		ring = append(ring, string(outside)+row+string(outside))
	}
	return append(ring, rim)
}

// maze returns the board of one case: the fire and Joe minute by minute, and Joe's way out. If isRinged is true, there are
// cells outside the maze.
func maze(rows []string, answer string, isRinged bool) board.Board {
	free := func(c board.Cell, _ int) bool { return board.At(rows, c) != '#' && board.At(rows, c) != outside }
	fire := board.NewSpread(rows, board.Find(rows, 'F'), free)

	// Joe must enter a cell before the fire does.
	joe := board.NewSpread(rows, board.Find(rows, 'J'), func(c board.Cell, step int) bool {
		burns := fire.When[c.Row][c.Column]
		return free(c, step) && (burns < 0 || step < burns)
	})

	// Find the cell on the border that Joe reaches first (out), and when he reaches it (best).
	last, best, out := 0, -1, board.Gone
	for i, row := range joe.When {
		for j, when := range row {
			last = max(last, when)
			border := i == 0 || j == 0 || i == len(rows)-1 || j == len(row)-1
			if border && when >= 0 && (best < 0 || when < best) {
				best, out = when, board.Cell{Row: i, Column: j}
			}
		}
	}

	b := board.Board{
		Rows: rows, Looks: map[byte]string{'#': "black", outside: "o"}, Silent: "#. ", Ringed: isRinged,
		Says:   "blue: where Joe can be, red: the fire; the program says " + answer,
		Fronts: []board.Front{{Class: "b", When: joe.When}, {Class: "f", When: fire.When, Given: true}},
	}
	if isRinged {
		b.Keys = []svg.Key{{Shape: "text", Meaning: "a small red number: the minute in which the cell begins to burn; the cells around the maze are outside"}}
	}
	if best >= 0 {
		last = best
		b.Tokens = []board.Token{board.Walk(joe.Way(out), "white", "J")}
	}
	for k := range last + 1 {
		b.Say("", "minute %d", k)
	}
	if best >= 0 {
		b.Say("", "minute %d: Joe is out", best+1)
		b.End(answer == fmt.Sprint(best+1), "the program says "+answer)
		b.Tokens[0].Go(board.Gone)
	} else {
		b.Say("", "no way out")
		b.End(answer == "IMPOSSIBLE", "the program says "+answer)
	}
	return b
}
