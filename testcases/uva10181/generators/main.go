// Command generators makes the testcases of UVa 10181: boards after at most 45 random moves, so that at most 45 moves
// solve them, and the same boards with two tiles exchanged.
package main

import (
	"fmt"

	"oj/testcases/internal/gen"
)

func main() { gen.Main(10181, fill) }

var ordered = []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0}

func fill(s *gen.Set) {
	s.Secret("01-solved", boards(ordered, exchanged(ordered, 13, 14), ordered))

	// For each solvable board, add the board with two tiles exchanged, which is not solvable.
	var near, all [][]int
	for moves := 1; moves <= 20; moves++ {
		b := walk(s, moves)
		near = append(near, b, exchanged(b, 1, 2))
	}
	s.Secret("02-near", boards(near...))
	for i, moves := range []int{30, 36, 42, 45} {
		for len(all) < 6 {
			all = append(all, walk(s, moves))
		}
		s.Secret(fmt.Sprintf("%02d-walk-%d", i+3, moves), boards(all...))
		all = nil
	}

	// Half of all boards are unsolvable. Keep only unsolvable boards.
	for len(all) < 40 {
		b := append([]int{}, ordered...)
		s.Random.Shuffle(16, func(i, j int) { b[i], b[j] = b[j], b[i] })
		if pairs(b)%2 == 1 {
			all = append(all, b)
		}
	}
	s.Secret("07-not-solvable", boards(all...))

	// The validator must reject these inputs, each for one reason.
	s.Invalid("twice", boards(append([]int{2}, ordered[1:]...)))
	s.Invalid("sixteen", boards(append([]int{16}, ordered[1:]...)))
	s.Invalid("short", boards(ordered[:15]))
	s.Invalid("one-more", boards(ordered)+"1\n")

	// The checker must reject these outputs, each for one reason.
	in := boards(exchanged(ordered, 15, 14)) // the board after one move of the blank to the left
	for name, out := range map[string]string{
		"nothing": "", "not-solvable": "This puzzle is not solvable.\n", "empty": "\n", "tile": "L\n", "small": "r\n", "twice": "R\nR\n",
		"off-the-board": "RR\n", "too-long": "RLRLRLRLRLRLRLRLRLRLRLRLRLRLRLRLRLRLRLRLRLRLRLRLRLR\n",
	} {
		s.WrongOutput(name, in, "R\n", out)
	}
	s.WrongOutput("solved", boards(exchanged(ordered, 13, 14)), "This puzzle is not solvable.\n", "\n")
}

// boards returns an input: the number of boards, and the boards with four tiles in each line.
func boards(all ...[]int) string {
	text := fmt.Sprintln(len(all))
	for _, b := range all {
		for i, tile := range b {
			text += fmt.Sprint(tile) + " \n"[i%4/3:][:1]
		}
	}
	return text
}

// exchanged returns the board with the numbers at the places i and j exchanged. An exchange with the blank could be a
// legal move. So if one of the places contains the blank, exchanged tries i+1 and j+1, and so on. The exception is
// place 15, the place of the blank on the ordered board: exchanged(ordered, 15, 14) makes a legal move.
func exchanged(b []int, i, j int) []int {
	c := append([]int{}, b...)
	for c[i] == 0 || c[j] == 0 {
		if i == 15 {
			break // with i = 15, the caller wants to move the blank of the ordered board
		}
		i, j = i+1, j+1
	}
	c[i], c[j] = c[j], c[i]
	return c
}

// walk returns the board after the given number of random moves. It never undoes the previous move.
func walk(s *gen.Set, moves int) []int {
	b, blank, last := append([]int{}, ordered...), 15, 15
	for moves > 0 {
		// Draw again if the blank would leave the board or go back.
		d := s.Random.Intn(4)
		to := blank + []int{1, -1, -4, 4}[d]
		if to < 0 || to > 15 || d < 2 && to/4 != blank/4 || to == last {
			continue
		}
		b[blank], b[to] = b[to], 0
		blank, last = to, blank
		moves--
	}
	return b
}

// pairs returns the number of inversions plus the number of rows below the blank. Its parity decides whether the
// board is solvable.
func pairs(b []int) (n int) {
	for i := range b {
		if b[i] == 0 {
			n += 3 - i/4
		}
		for j := 0; j < i; j++ {
			if b[i] != 0 && b[j] > b[i] {
				n++
			}
		}
	}
	return n
}
