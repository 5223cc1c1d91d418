// Command output_visualizer draws the picture of uva10181: the tiles after each move of the blank.
package main

import (
	"fmt"
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
		var tiles [16]int
		for i := range tiles {
			tiles[i] = in.Int(0, 15)
		}
		if in.Short {
			break
		}
		answer := ""
		if len(boards) < len(answers) {
			answer = strings.TrimSpace(answers[len(boards)])
		}
		boards = append(boards, play(tiles, answer))
	}
	return board.Draw(f, boards, all)
}

// play returns the board of one case: the tiles after each move of the answer.
func play(tiles [16]int, answer string) board.Board {
	b := board.Board{Rows: []string{"....", "....", "....", "...."}, Looks: map[byte]string{'.': "node"}, Silent: ".", Tokens: make([]board.Token, 16)}
	moment := func() {
		for i, tile := range tiles {
			if tile == 0 {
				continue
			}
			m := board.Moment{Cell: board.Cell{Row: i / 4, Column: i % 4}, Class: "a", Text: fmt.Sprint(tile)}
			if i == tile-1 {
				m.Class = "c"
			}
			b.Tokens[tile].Square = true
			b.Tokens[tile].Moments = append(b.Tokens[tile].Moments, m)
		}
	}
	b.Situation = func(_ int, state string) {
		for i, row := range strings.Split(state, "\n") {
			for j := range 4 {
				tile := "  " // the blank
				if i < 4 && 3*j+2 <= len(row) {
					tile = row[3*j : 3*j+2]
				}
				if i < 4 {
					tiles[4*i+j] = svg.NewWords(tile).Int(0, 15)
				}
			}
		}
		moment()
	}
	blank := 0
	for i, tile := range tiles {
		if tile == 0 {
			blank = i
		}
	}
	moment()
	b.Say("", "the start")
	b.Says = fmt.Sprintf("the program says: %.60s", answer)
	if strings.Trim(answer, "RLUD") != "" {
		return b
	}
	for k := range len(answer) {
		d := strings.Index("URDL", answer[k:k+1])
		to := board.Cell{Row: blank / 4, Column: blank % 4}.Plus(board.Beside[d])
		if board.At(b.Rows, to) == 0 {
			b.Say("bad", "move %d: %c leads off the board", k+1, answer[k])
			break
		}
		next := 4*to.Row + to.Column
		tiles[blank], tiles[next] = tiles[next], 0
		blank = next
		moment()
		b.Say("", "move %d of %d: %c", k+1, len(answer), answer[k])
	}
	for i, tile := range tiles {
		if tile != (i+1)%16 {
			b.End(false, "the tiles are not in order")
			return b
		}
	}
	b.End(true, "")
	return b
}
