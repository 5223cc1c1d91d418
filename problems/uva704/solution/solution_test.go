package main

import (
	"fmt"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

func text(c code) string { return strings.Trim(fmt.Sprint([24]uint8(c)), "[]") + "\n" }

// TestTurns compares the first move with the picture in the statement. It also checks that a move followed by
// its inverse, and six equal moves, change nothing.
func TestTurns(t *testing.T) {
	want := code{2, 1, 0, 3, 4, 3, 0, 5, 6, 5, 0, 1, 0, 7, 8, 7, 0, 9, 10, 9, 0, 5, 0, 1}
	if got := turn(home, moves[0]); got != want {
		t.Errorf("after move 1: %v", got)
	}
	for i, move := range moves {
		c, back := turn(want, move), moves[(i+2)%4]
		if turn(c, back) != want {
			t.Errorf("move %c is not undone by move %c", move.digit, back.digit)
		}
		for i := 0; i < 5; i++ {
			c = turn(c, move)
		}
		if c != want {
			t.Errorf("six moves %c change the code", move.digit)
		}
	}
}

// TestAllCodesNearHome checks all codes within nine moves of the solved one, layer by layer. The answer must be the
// lexicographically smallest of the shortest sequences to the solved code. Its first move is the smallest move that
// reduces the distance. The other moves are the answer for the code after this move.
func TestAllCodesNearHome(t *testing.T) {
	const most = 9
	ways, layer := map[code]string{home: ""}, []code{home}
	for far := 1; far <= most; far++ {
		var next []code
		for _, c := range layer {
			for i, move := range moves {
				after, back := turn(c, move), moves[(i+2)%4]
				way := string(back.digit) + ways[c]
				if old, met := ways[after]; !met {
					next = append(next, after)
				} else if len(old) < far || old < way {
					continue
				}
				ways[after] = way
			}
		}
		layer = next
	}
	tried := 0
	var in, want strings.Builder
	for c, way := range ways {
		if len(way) == most && tried%5 > 0 {
			tried++
			continue
		}
		tried++
		in.WriteString(text(c))
		if way == "" {
			way = "PUZZLE ALREADY SOLVED"
		}
		want.WriteString(way + "\n")
	}
	if len(ways) < 5000 {
		t.Errorf("only %d codes", len(ways))
	}
	try.Answers(t, solve, fmt.Sprintln(strings.Count(want.String(), "\n"))+in.String(), want.String())
}

// TestJudgeFiles checks inputs that violate the statement, as the official data may do.
func TestJudgeFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Count: "3\n",
		Cases: []string{text(home), text(turn(home, moves[0])), text(home)},
		Want:  []string{"PUZZLE ALREADY SOLVED\n", "3\n", "PUZZLE ALREADY SOLVED\n"},
	})
	strange := home
	strange[0] = 11
	try.Answers(t, solve, "1\n"+text(strange), "NO SOLUTION WAS FOUND IN 16 STEPS\n")
}

func TestErrors(t *testing.T) {
	one := "1\n" + text(home)
	try.Errors(t, solve, map[string]string{
		strings.Replace(one, "10", "x", 1): `line 2: want a whole number from 0 to 255`,
		one[:len(one)-2] + "2\n":           `line 2: want the colour 1, which this cell has in the other wheel`,
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
