package main

import (
	"fmt"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// wins plays all games to the end. The board is a string, row by row.
func wins(board [16]byte) bool {
	full := true
	for i := 0; i < 4; i++ {
		for j := 0; j < 4; j++ {
			if board[4*i+j] == 'X' {
				continue
			}
			full = false
			after := board
			after[4*i+j] = 'X'
			if !wins(after) {
				return true
			}
		}
		// Each element describes the pins that come from one side (left, right, top or bottom): their first
		// square, and the step to the next square.
		for _, side := range [4][2]int{{4 * i, 1}, {4*i + 3, -1}, {i, 4}, {12 + i, -4}} {
			after := board
			for length := 1; length <= 3; length++ {
				c := side[0] + (length-1)*side[1]
				if after[c] == 'X' {
					break
				}
				if after[c] = 'X'; !wins(after) {
					return true
				}
			}
		}
	}
	return full
}

// The test uses all 6,884 boards with at most five free squares.
func TestAllGames(t *testing.T) {
	var in, want strings.Builder
	count := 0
	for free := 1; free < 1<<16; free++ {
		var board [16]byte
		squares := 0
		for c := range board {
			board[c] = 'X'
			if free>>c&1 == 1 {
				board[c] = '.'
				squares++
			}
		}
		if squares > 5 {
			continue
		}
		count++
		fmt.Fprintf(&in, "\n%s\n%s\n%s\n%s\n", board[:4], board[4:8], board[8:12], board[12:])
		if wins(board) {
			want.WriteString("WINNING\n")
		} else {
			want.WriteString("LOSING\n")
		}
	}
	if count != 6884 {
		t.Errorf("%d boards", count)
	}
	try.Answers(t, solve, fmt.Sprintln(count)+in.String(), want.String())
}

// Of the 65,535 boards that are not full, 13,802 are lost; there are 48 pins.
func TestAllBoards(t *testing.T) {
	if n := len(pins()); n != 48 {
		t.Errorf("%d pins", n)
	}
	var text strings.Builder
	fmt.Fprintln(&text, 1<<16-1)
	for free := 1; free < 1<<16; free++ {
		for c := 0; c < 16; c++ {
			text.WriteByte("X."[free>>c&1])
			if c%4 == 3 {
				text.WriteByte('\n')
			}
		}
	}
	if lost := strings.Count(try.Run(t, solve, text.String()), "LOSING"); lost != 13802 {
		t.Errorf("%d boards are lost, want 13802", lost)
	}
}

func TestErrors(t *testing.T) {
	try.Errors(t, solve, map[string]string{
		"1\nXXXX\nXxX.\nXXXX\nXXXX": `line 3: want a row of 4 letters, each one of X.`,
	})
}

// TestJudgeFiles: input files contain more boards than the statement allows, or fewer than announced, and
// full boards, on which the other player has covered the last square.
func TestJudgeFiles(t *testing.T) {
	board := "\nXXXX\nXXXX\nXXXX\nXXX.\n"
	try.Answers(t, solve, "2"+board, "LOSING\n")
	try.Answers(t, solve, "2"+board+"\nXXXX\nXXXX\nXXXX\nXXXX\n", "LOSING\nWINNING\n")
	try.Answers(t, solve, "100000"+strings.Repeat(board, 100000), strings.Repeat("LOSING\n", 100000))
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Count: "2\n",
		Cases: []string{"XXXX\nXXXX\nXXXX\nXXX.\n", "\nXXXX\nXXXX\nXXXX\nXX..\n"},
		Want:  []string{"LOSING\n", "WINNING\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
