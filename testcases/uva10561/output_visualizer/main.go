// Command output_visualizer draws the picture of uva10561: the row of each position, its safe squares, and the winning
// moves.
package main

import (
	"strconv"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

// The letters of the cells in the picture.
const (
	marked = 'X'
	safe   = '.'
	unsafe = ':'
	wins   = 'o'
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in, lines := svg.NewWords(f.Input), strings.Split(f.Output, "\n")
	all := in.Int(0, 1000)
	var values []int
	for n := 0; n <= 200; n++ {
		values = append(values, value(values, n))
	}
	var boards []board.Board
	for k := range all {
		row := in.Next()
		if row == "" || len(row) > 200 || strings.Trim(row, ".X") != "" {
			break // an invalid input: draw only the cases before it
		}
		answer := ""
		if 2*k+1 < len(lines) {
			answer = lines[2*k] + " " + lines[2*k+1]
		}
		b := position(row, values, answer)
		if f.Search() != nil {
			b = game(row) // the winning moves are the question
		}
		boards = board.Add(boards, b, k+1)
	}
	return board.Draw(f, boards, all)
}

// value returns the value of a run of n safe squares; values contains those of all shorter runs.
func value(values []int, n int) int {
	reached := make(map[int]bool)
	for i := range n {
		reached[values[max(0, i-2)]^values[max(0, n-i-3)]] = true
	}
	least := 0
	for reached[least] {
		least++
	}
	return least
}

// lost reports whether the player to move loses.
func lost(row string, values []int) bool {
	for _, chance := range []string{".XX", "X.X", "XX."} {
		if strings.Contains(row, chance) {
			return false
		}
	}
	xor, run := 0, 0
	for i := range row {
		if isSafe(row, i) {
			run++
			continue
		}
		xor ^= values[run]
		run = 0
	}
	return xor^values[run] == 0
}

func isSafe(row string, i int) bool {
	return !strings.Contains(row[max(0, i-2):min(len(row), i+3)], "X")
}

// position draws one position.
func position(row string, values []int, answer string) board.Board {
	b := board.Board{
		Looks: map[byte]string{marked: "black", unsafe: "white", safe: "b", wins: "a"}, Silent: "X.:o",
		Says: "blue: safe squares; orange: winning moves",
	}
	cells, right := []byte(row), "LOSING"
	var moves strings.Builder
	for i := range row {
		if row[i] == 'X' {
			continue
		}
		cells[i] = unsafe
		if isSafe(row, i) {
			cells[i] = safe
		}
		after := row[:i] + "X" + row[i+1:]
		if strings.Contains(after, "XXX") || lost(after, values) {
			cells[i] = wins
			right = "WINNING"
			moves.WriteString(" " + strconv.Itoa(i+1))
		}
	}
	b.Rows = []string{string(cells)}
	want := right + moves.String()
	b.Say("", "the program says %.80s", answer)
	b.End(strings.TrimRight(answer, " ") == want, shorten(want)+" is right")
	return b
}

// game draws the positions of a search: the row, and the squares in the name of the position, which got an X.
func game(row string) board.Board {
	b := board.Board{Rows: []string{strings.Repeat(":", len(row))}, Silent: ":", Tokens: make([]board.Token, len(row)),
		Looks: map[byte]string{marked: "black", unsafe: "white", safe: "b"},
		Keys:  []svg.Key{{Shape: "square", Class: "b", Meaning: "a safe square"}, {Shape: "square", Class: "white", Meaning: "an X here would let the opponent win"}}}
	b.Situation = func(_ int, name string) {
		now := []byte(row)
		for word := range strings.FieldsSeq(name) {
			if square, isCell := strings.CutPrefix(word, "1,"); isCell {
				i, _ := strconv.Atoi(square)
				now[i-1] = marked
			}
		}
		for i := range now {
			look, text := b.Looks[unsafe], ""
			switch {
			case now[i] == marked:
				look, text = b.Looks[marked], string(rune(marked))
			case isSafe(string(now), i):
				look = b.Looks[safe]
			}
			b.Tokens[i].Square = true
			b.Tokens[i].Moments = append(b.Tokens[i].Moments, board.Moment{Cell: board.Cell{Column: i}, Class: look, Text: text})
		}
	}
	return b
}

func shorten(text string) string {
	if len(text) > 80 {
		return text[:80] + "..."
	}
	return text
}
