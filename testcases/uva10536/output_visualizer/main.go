// Command output_visualizer draws the picture of uva10536: one game from each board, in which a player who can win
// makes a winning move.
package main

import (
	"fmt"
	"math/bits"
	"strings"

	"oj/testcases/internal/board"
	"oj/testcases/internal/svg"
)

func main() { svg.Visualize(draw) }

const (
	size      = 4
	mostGames = 40
)

func draw(f svg.Files) *svg.Picture {
	in, out := svg.NewWords(f.Input), svg.NewWords(f.Output)
	all, pins := in.Int(0, 100000), pins()
	var wins [1 << (size * size)]bool // for each set of free squares, whether the player whose turn it is wins
	wins[0] = true
	for free := range wins {
		for _, p := range pins {
			wins[free] = wins[free] || free&p == p && !wins[free&^p]
		}
	}
	var boards []board.Board
	isSearch := f.Search() != nil
	for k := range all {
		rows := board.Read(in, size, size)
		if in.Short {
			break
		}
		if isSearch { // a state contains all covered squares
			rows = strings.Fields(strings.Repeat("....\n", size))
		}
		if b := play(rows, pins, wins[:], out.Next(), isSearch); len(boards) < mostGames || b.Wrong() && len(boards) < mostGames+board.MostWrong {
			boards = board.Add(boards, b, k+1)
		}
	}
	return board.Draw(f, boards, all)
}

// pins returns the sets of squares that one pin can cover: a single square, or two or three squares at the end of a
// row or column.
func pins() (all []int) {
	for line := range size {
		for _, run := range []int{1, 2, 4, 8, 3, 12, 7, 14} {
			column := 0
			for i := range size {
				column |= run >> i & 1 << (size*i + line)
			}
			if all = append(all, run<<(size*line)); run&(run-1) != 0 {
				all = append(all, column)
			}
		}
	}
	return all
}

// play draws one case. A case is one game, played by both sides as well as possible. The caption compares its result
// with the answer of the program.
func play(rows []string, pins []int, wins []bool, answer string, isSearch bool) board.Board {
	b := board.Board{Rows: rows, Looks: map[byte]string{'X': "black"}, Silent: "X.", Says: "the program says " + answer + "; orange: the first player, blue: the second"}

	// free is the set of free squares: bit size*row + column is 1 if the square is free.
	free := 0
	for _, c := range board.Find(rows, '.') {
		free |= 1 << (size*c.Row + c.Column)
	}

	right := "LOSING"
	if wins[free] {
		right = "WINNING"
	}

	// The squares of each player get a colour of their own. In package board, a Front is a set of cells that are
	// drawn in one colour.
	for range 2 {
		b.Fronts = append(b.Fronts, board.Front{Class: "ab"[len(b.Fronts) : len(b.Fronts)+1], When: board.NewSpread(rows, nil, nil).When})
	}

	if isSearch {
		b.Keys = []svg.Key{{Shape: "dot", Class: "a", Meaning: "a covered square"}}
	}
	b.Tokens = make([]board.Token, size*size)
	b.Situation = func(_ int, state string) {
		set := svg.Digits(state, 2)
		for i := range b.Tokens {
			m := board.Moment{Cell: board.Gone}
			if set>>i&1 == 0 {
				m = board.Moment{Cell: board.Cell{Row: i / size, Column: i % size}, Class: "a"}
			}
			b.Tokens[i].Moments = append(b.Tokens[i].Moments, m)
		}
	}
	b.Say("", "the first player to move: %s", right)
	for k := 1; free > 0; k++ {
		// Choose a pin that leaves the opponent a losing board. If there is none, any allowed pin will do.
		pin := 0
		for _, p := range pins {
			if free&p == p && (pin == 0 || wins[free&^pin] && !wins[free&^p]) {
				pin = p
			}
		}

		for i := range size * size {
			if pin>>i&1 == 1 {
				b.Fronts[(k+1)%2].When[i/size][i%size] = k
			}
		}

		who, squares := []string{"second", "first"}[k%2], "1 square"
		if n := bits.OnesCount(uint(pin)); n > 1 {
			squares = fmt.Sprint(n, " squares")
		}
		if free &^= pin; free > 0 {
			b.Say("", "the %s player covers %s", who, squares)
		} else {
			b.Say("", "the %s player covers the last square and loses", who)
		}
	}
	b.End(answer == right, right+" is right")
	return b
}
