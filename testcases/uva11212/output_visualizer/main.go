// Command output_visualizer draws the picture of uva11212: the paragraphs after each edit of a shortest sequence of
// edits.
package main

import (
	"fmt"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

func draw(f svg.Files) *svg.Picture {
	in, out := svg.NewWords(f.Input), svg.NewWords(f.Output)
	var boards []board.Board
	for board.Room(boards) {
		n := in.Int(0, 9)
		if n == 0 {
			break
		}
		seen, book := map[int]bool{}, make([]int, n)
		for i := range book {
			book[i] = in.Int(1, n)
			seen[book[i]] = true
		}
		if in.Short || len(seen) < n {
			break
		}
		out.Next()
		out.Next()
		boards = append(boards, edit(book, out.Next()))
	}
	return board.Draw(f, boards, len(boards))
}

// edit returns the drawing of one case. Its steps show the book after each edit of a shortest sequence of edits.
func edit(book []int, answer string) board.Board {
	n := len(book)
	row := make([]byte, n)
	for i := range row {
		row[i] = '.'
	}

	b := board.Board{Rows: []string{string(row)}, Looks: map[byte]string{'.': "node"}, Silent: ".", Tokens: make([]board.Token, n)}
	b.Says = "the program says " + answer

	// Paragraphs at their right places get a colour of their own.
	moment := func(book []int) {
		for i, p := range book {
			m := board.Moment{Cell: board.Cell{Column: i}, Class: "a", Text: fmt.Sprint(p)}
			if p == i+1 {
				m.Class = "c"
			}
			b.Tokens[p-1].Square = true
			b.Tokens[p-1].Moments = append(b.Tokens[p-1].Moments, m)
		}
	}
	b.Situation = func(_ int, state string) {
		now := make([]int, n)
		for i := range now {
			now[i] = svg.NewWords(state[min(i, len(state)-1):][:1]).Int(1, n)
		}
		moment(now)
	}
	way := fewest(book)
	for k, book := range way {
		moment(book)
		b.Say("", "edit %d of %d", k, len(way)-1)
	}

	if breaks(way[len(way)-1]) == 0 {
		b.End(answer == fmt.Sprint(len(way)-1), b.Says)
	} else {
		b.Notes[0].Text = "the search for the fewest edits takes too long"
	}
	return b
}

// breaks counts the paragraphs that are not followed by their successor. For this count, a paragraph 0 precedes the
// book, and a paragraph n+1 follows it. An edit reduces this number by at most three.
func breaks(book []int) (count int) {
	for i := 0; i <= len(book); i++ {
		before, after := 0, len(book)+1
		if i > 0 {
			before = book[i-1]
		}
		if i < len(book) {
			after = book[i]
		}
		if after != before+1 {
			count++
		}
	}
	return count
}

const mostBooks = 3000000 // the maximum number of books that the search examines

// fewest returns the book after each edit of a shortest sequence, or only the start if the search takes too long.
func fewest(book []int) [][]int {
	tried := 0
	var try func(book []int, edits int) [][]int
	try = func(book []int, edits int) [][]int {
		if tried++; breaks(book) > 3*edits || tried > mostBooks {
			return nil
		}
		if breaks(book) == 0 {
			return [][]int{book}
		}
		for i := range book {
			for j := i + 1; j < len(book); j++ {
				for k := j + 1; k <= len(book); k++ {
					after := append([]int(nil), book[:i]...)
					after = append(append(append(after, book[j:k]...), book[i:j]...), book[k:]...)
					if way := try(after, edits-1); way != nil {
						return append([][]int{book}, way...)
					}
				}
			}
		}
		return nil
	}
	for edits := range 10 {
		if way := try(book, edits); way != nil {
			return way
		}
	}
	return [][]int{book}
}
