package main

import (
	"fmt"
	"strings"
	"testing"

	"oj/problems/lib/try"
)

// A player is the oracle: it plays the whole game. known contains the result of the positions that it has seen.
type player struct {
	squares int
	known   map[int]bool // by the set of squares with an X; true: the player to move wins
}

func completed(set int) bool { return set&(set>>1)&(set>>2) != 0 }

// wins reports whether the player to move wins. set contains no three neighbours.
func (p *player) wins(set int) bool {
	result, known := p.known[set]
	if !known {
		for i := range p.squares {
			result = result || p.isWinning(set, i)
		}
		p.known[set] = result
	}
	return result
}

func (p *player) isWinning(set, i int) bool {
	if set>>i&1 == 1 {
		return false
	}
	return completed(set|1<<i) || !p.wins(set|1<<i)
}

// TestAllRows: all positions on rows of 3 to 13 squares.
func TestAllRows(t *testing.T) {
	for squares := 3; squares <= 13; squares++ {
		p := player{squares, map[int]bool{}}
		var in, want strings.Builder
		count := 0
		for set := range 1 << squares {
			if completed(set) || set == 1<<squares-1 {
				continue // the game is over
			}
			count++
			var moves []string
			for i := range squares {
				in.WriteByte(".X"[set>>i&1])
				if p.isWinning(set, i) {
					moves = append(moves, fmt.Sprint(i+1))
				}
			}
			in.WriteString("\n")
			if moves != nil {
				want.WriteString("WINNING\n")
			} else {
				want.WriteString("LOSING\n")
			}
			want.WriteString(strings.Join(moves, " ") + "\n")
		}
		try.Answers(t, solve, fmt.Sprintln(count)+in.String(), want.String())
	}
}

func TestJudgeFiles(t *testing.T) {
	try.Answers(t, solve, "", "")
	try.Answers(t, solve, "2\nXX.XX\nX..X..X\n", "WINNING\n3\nLOSING\n\n")
	long := strings.Repeat(".", 999)
	if out := try.Run(t, solve, "1\n"+long+"\n"); !strings.Contains(out, " 500") {
		t.Errorf("the middle of 999 free squares must win: the two sides are equal then; got %.60q", out)
	}
}

func TestDamagedFiles(t *testing.T) {
	try.Survives(t, solve, try.File{
		Count: "2\n",
		Cases: []string{".....\n", "X..X\n"},
		Want:  []string{"WINNING\n3\n", "LOSING\n\n"},
	})
}

func TestHints(t *testing.T) { try.Hints(t, solve) }
