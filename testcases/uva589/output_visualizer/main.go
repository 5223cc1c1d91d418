// Command output_visualizer draws the picture of uva589: the man and the box after each step of the program's answer.
package main

import (
	"fmt"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in, out := svg.NewWords(f.Input), strings.Split(f.Output, "\n")
	var boards []board.Board
	for board.Room(boards) {
		r, c := in.Int(0, 20), in.Int(0, 20)
		rows := board.Read(in, r, c)
		if r*c == 0 || in.Short || len(board.Find(rows, 'S')) != 1 || len(board.Find(rows, 'B')) != 1 {
			break
		}
		answer := ""
		for i, line := range out {
			if line == fmt.Sprintf("Maze #%d", len(boards)+1) && i+1 < len(out) {
				answer = out[i+1]
			}
		}
		boards = append(boards, play(rows, answer))
	}
	return board.Draw(f, boards, len(boards))
}

func play(rows []string, answer string) board.Board {
	b := board.Board{Rows: rows, Looks: map[byte]string{'#': "black", 'T': "c"}, Silent: "#.SB"}
	man, box := board.Walk(board.Find(rows, 'S'), "b", ""), board.Walk(board.Find(rows, 'B'), "a", "")
	box.Square = true
	b.Say("", "the start")
	b.Says = fmt.Sprintf("the program says %.60s", answer)
	at, boxAt := man.Moments[0].Cell, box.Moments[0].Cell
	b.Tokens = []board.Token{man, box}
	b.Situation = func(_ int, state string) {
		columns := len(rows[0])
		both := svg.Digits(state, len(rows)*columns) // the numbers of the two cells
		for i, c := range []int{both % (len(rows) * columns), both / (len(rows) * columns)} {
			m := board.Moment{Cell: board.Cell{Row: c / columns, Column: c % columns}, Class: "ba"[i : i+1]}
			b.Tokens[i].Moments = append(b.Tokens[i].Moments, m)
		}
	}
	pushes := 0
	for k := range len(answer) {
		d := strings.Index("nesw", strings.ToLower(answer[k:k+1]))
		if d < 0 {
			break
		}
		if at = at.Plus(board.Beside[d]); at == boxAt {
			boxAt = boxAt.Plus(board.Beside[d])
			pushes++
		}
		man.Go(at)
		box.Go(boxAt)
		blocked := func(c board.Cell) bool { letter := board.At(rows, c); return letter == 0 || letter == '#' }
		if blocked(at) || blocked(boxAt) {
			b.Say("bad", "step %d: %c leads into rock", k+1, answer[k])
			break
		}
		b.Say("", "step %d of %d: %c, %d pushes", k+1, len(answer), answer[k], pushes)
	}
	switch last := b.Notes[len(b.Notes)-1]; {
	case board.At(rows, boxAt) == 'T':
		b.End(true, "")
	case last.Class == "" && !strings.HasPrefix(answer, "Impossible"):
		b.End(false, "the box is not on the target")
	}
	b.Tokens[0], b.Tokens[1] = man, box
	return b
}
