// Command output_visualizer draws the picture of uva10937: a shortest round trip from the ship to all treasures.
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
		height, width := in.Int(0, 50), in.Int(0, 50)
		rows := board.Read(in, height, width)
		if height == 0 || in.Short || len(board.Find(rows, '@')) != 1 || len(board.Find(rows, '!')) > 10 {
			break
		}
		boards = append(boards, island(rows, out.Next()))
	}
	return board.Draw(f, boards, len(boards))
}

const far = 1 << 20

// island returns the board of one case: a shortest round trip, whose length is compared with the answer.
func island(rows []string, answer string) board.Board {
	near := map[board.Cell]bool{} // cells that natives threaten
	for _, native := range board.Find(rows, '*') {
		for i := range 9 {
			near[native.Plus(board.Cell{Row: i/3 - 1, Column: i%3 - 1})] = true
		}
	}
	free := func(c board.Cell, _ int) bool {
		letter := board.At(rows, c)
		return !near[c] && (letter == '.' || letter == '@' || letter == '!')
	}
	places := append(board.Find(rows, '@'), board.Find(rows, '!')...)
	n := len(places)
	spreads, apart := make([]*board.Spread, n), make([][]int, n)
	for i, p := range places {
		spreads[i] = board.NewSpread(rows, []board.Cell{p}, free)
		for _, q := range places {
			apart[i] = append(apart[i], far)
			if when := spreads[i].When[q.Row][q.Column]; when >= 0 && free(p, 0) {
				apart[i][len(apart[i])-1] = when
			}
		}
	}
	order, hours := trip(n, apart)
	b := board.Board{
		Rows: rows, Looks: map[byte]string{'~': "b", '#': "black", '*': "f", '@': "c"}, Silent: "~#.!",
		Keys: []svg.Key{{Shape: "square", Class: "b", Meaning: "water"}, {Shape: "square", Class: "black", Meaning: "trees"},
			{Shape: "square", Class: "f", Meaning: "natives"}, {Shape: "square", Class: "d", Meaning: "treasure"}, {Shape: "square", Class: "c", Meaning: "the ship"}},
		Says: "the program says " + answer, Tokens: make([]board.Token, n), // the treasures, then Blackbeard
	}
	for i := range n - 1 {
		b.Tokens[i] = board.Token{Square: true, Given: true, Moments: []board.Moment{{Cell: places[i+1], Class: "d", Text: "!"}}}
	}
	b.Say("", "at the ship")
	if hours >= far {
		b.Say("", "no round trip")
		b.End(answer == "-1", b.Says)
		return b
	}
	way := places[:1:1]
	for k := 1; k < len(order); k++ {
		way = append(way, spreads[order[k-1]].Way(places[order[k]])[1:]...)
	}
	b.Tokens[n-1] = board.Walk(way, "white", "B")
	for k, c := range way[1:] {
		b.Say("", "hour %d of %d", k+1, hours)
		for i := range n - 1 {
			if b.Tokens[i].Stay(); c == places[i+1] {
				b.Tokens[i].Moments[k+1].Cell = board.Gone
			}
		}
	}
	b.End(answer == fmt.Sprint(hours), b.Says)
	return b
}

// trip returns a shortest round trip from place 0 through all n places, and its length. If there is none, the
// returned length is at least the constant far.
func trip(n int, apart [][]int) (order []int, length int) {
	if n == 1 {
		return []int{0}, 0
	}
	// best[set][i] is the length of a shortest path that starts at place 0, visits all places of the set, and ends at
	// place i.
	best, before := make([][]int, 1<<n), make([][]int, 1<<n)
	for set := range best {
		best[set], before[set] = make([]int, n), make([]int, n)
		for i := range n {
			best[set][i] = far
			rest := set &^ (1 << i)
			if rest == 0 && set != 0 {
				best[set][i] = apart[0][i]
			}
			for j := 0; j < n && set>>i&1 == 1; j++ {
				if rest>>j&1 == 1 && best[rest][j]+apart[j][i] < best[set][i] {
					best[set][i], before[set][i] = best[rest][j]+apart[j][i], j
				}
			}
		}
	}
	all := 1<<n - 1
	if length = best[all][0]; length >= far {
		return nil, far
	}
	order = []int{0}
	for set, i := all, 0; set != 0 && set&(set-1) != 0; {
		j := before[set][i]
		set, i = set&^(1<<i), j
		order = append([]int{i}, order...)
	}
	return append([]int{0}, order...), length
}
