package main

import (
	"fmt"
	"testing"

	"oj/problems/lib/try"
)

// All cells except the centre form a ring, in which neighbours are a knight's move apart. The hole can only
// move along the ring in one of two directions. A round of the hole takes eight jumps, and shifts the seven
// knights by one place, so after 7 rounds (56 jumps) the board is the same as at the start. oracle moves the
// hole in both directions until the board is ordered, or until half of these jumps are made.
func oracle(b string) int {
	ring := []int{0, 5, 6, 1, 8, 3, 2, 7}
	var around [8]byte
	for i, c := range ring {
		around[i] = b[c]
	}
	const steps = 56
	for d := 0; d <= steps/2; d++ {
		for _, sign := range []int{1, 7} {
			board, hole := around, 0
			for board[hole] != '.' {
				if hole++; hole == 8 {
					return -1
				}
			}
			for i := 0; i < d; i++ {
				to := (hole + sign) % 8
				board[hole], board[to] = board[to], board[hole]
				hole = to
			}
			if string(board[:]) == "1672.438" && b[4] == '5' {
				return d
			}
		}
	}
	return -1
}

// Of all 9! boards, 56 can be ordered; the farthest of them need 28 jumps.
func TestEveryBoard(t *testing.T) {
	reached, farthest, boards := 0, 0, 0
	var fill func(b, rest string)
	fill = func(b, rest string) {
		if rest == "" {
			boards++
			want := oracle(b)
			if want >= 0 {
				reached, farthest = reached+1, max(farthest, want)
			}
			if want >= 0 || boards%50 == 0 {
				try.Answers(t, solve, b[:3]+"\n"+b[3:6]+"\n"+b[6:]+"\n", fmt.Sprintln(want))
			}
			return
		}
		for i := range rest {
			fill(b+rest[i:i+1], rest[:i]+rest[i+1:])
		}
	}
	fill("", "12345678.")
	if boards != 362880 || reached != 56 || farthest != 28 {
		t.Errorf("%d boards, %d can be ordered, the farthest in %d jumps", boards, reached, farthest)
	}
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"":                "line 1: input ends, want a word",
		"123\n456":        "line 2: input ends, want a word",
		"123\n45\n678.":   `line 2: want a row of 3 cells`,
		"123\n456\n788":   `line 3: the board has no .`,
		"123\n456\n.8 7.": `line 3: want a row of 3 cells`,
		"1.3\n456\n78.":   `line 3: the board has no 2`,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
