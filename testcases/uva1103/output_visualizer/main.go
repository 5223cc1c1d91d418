// Command output_visualizer draws the picture of uva1103: the hieroglyphs of each image one by one, with their holes.
package main

import (
	"fmt"
	"sort"
	"strconv"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in := svg.NewWords(f.Input)
	answers := strings.Split(f.Output, "\n")
	var boards []board.Board
	all := 0
	for {
		height, digits := in.Int(0, 200), in.Int(0, 50)
		words := board.Read(in, height, digits)
		if height == 0 || digits == 0 || in.Short {
			break
		}
		if board.Room(boards) {
			answer := ""
			if all < len(answers) {
				answer = answers[all]
			}
			boards = append(boards, image(pixels(words), all+1, answer))
		}
		all++
	}
	return board.Draw(f, boards, all)
}

// pixels returns the image with a white frame, which connects all white pixels around the hieroglyphs. '#' is black.
func pixels(words []string) []string {
	frame := strings.Repeat(".", 4*len(words[0])+2)
	rows := []string{frame}
	for _, word := range words {
		row := ""
		for i := range len(word) {
			value, _ := strconv.ParseUint(word[i:i+1], 16, 8)
			row += fmt.Sprintf("%04b", value)
		}
		rows = append(rows, "."+strings.NewReplacer("0", ".", "1", "#").Replace(row)+".")
	}
	return append(rows, frame)
}

// image returns the board of one case: each hieroglyph, and the letters that follow from the numbers of holes.
func image(rows []string, number int, answer string) board.Board {
	b := board.Board{
		Rows: rows, Looks: map[byte]string{'#': "black"}, Silent: "#.",
		Says: "blue: the hieroglyph, red: its holes; the program says " + answer,
	}
	glyph, hole := board.Front{Class: "b"}, board.Front{Class: "f"}

	// owner contains, for each cell, the number of its hieroglyph (counted from 1), 0 for the background, or -1 if
	// the cell has not been visited.
	owner := make([][]int, len(rows))
	for i, row := range rows {
		owner[i] = make([]int, len(row))
		glyph.When, hole.When = append(glyph.When, make([]int, len(row))), append(hole.When, make([]int, len(row)))
		for j := range owner[i] {
			owner[i][j], glyph.When[i][j], hole.When[i][j] = -1, -1, -1
		}
	}
	take := func(c board.Cell, who int, when [][]int) { // visits the connected piece that contains the cell
		owner[c.Row][c.Column] = who
		for queue := []board.Cell{c}; len(queue) > 0; queue = queue[1:] {
			c := queue[0]
			if when != nil {
				when[c.Row][c.Column] = who
			}
			for _, d := range board.Beside {
				if to := c.Plus(d); board.At(rows, to) == board.At(rows, c) && owner[to.Row][to.Column] < 0 {
					owner[to.Row][to.Column] = who
					queue = append(queue, to)
				}
			}
		}
	}
	take(board.Cell{}, 0, nil)
	holes := []int{0} // the number of holes of each hieroglyph
	for i, row := range rows {
		for j := range row {
			switch c := (board.Cell{Row: i, Column: j}); {
			case owner[i][j] >= 0:
			case row[j] == '#':
				take(c, len(holes), glyph.When)
				holes = append(holes, 0)
			default: // a new hole: the pixel above its first pixel belongs to the hieroglyph around it
				who := owner[i-1][j]
				take(c, who, hole.When)
				holes[who]++
			}
		}
	}
	b.Fronts = []board.Front{glyph, hole}
	b.Say("", "%d hieroglyphs", len(holes)-1)
	var letters []string
	for k, n := range holes[1:] {
		letter := "?"
		if n < 6 {
			letter = "WAKJSD"[n : n+1]
		}
		letters = append(letters, letter)
		b.Say("", "hieroglyph %d: holes: %d, %s", k+1, n, letter)
	}
	sort.Strings(letters)
	want := fmt.Sprintf("Case %d: %s", number, strings.Join(letters, ""))
	b.End(answer == want, "all letters together: "+want)
	return b
}
