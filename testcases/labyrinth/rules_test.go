// Package labyrinth_test tests the referee of the labyrinth.
package labyrinth_test

import (
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"oj/testcases/internal/replay"
	"oj/tools/shared/testing/program"
)

// corridor is a maze with T in row 1, column 1, and C three cells to its right.
const corridor = "10 20 3\n####################\n#T..C..............#\n" +
	"####################\n####################\n####################\n####################\n####################\n####################\n####################\n####################\n"

func TestReferee(t *testing.T) {
	referee := program.Build(t, "./output_validators/referee")
	const there, back = "RIGHT\nRIGHT\nRIGHT\n", "LEFT\nLEFT\nLEFT\n"
	slow := strings.Replace(corridor, "20 3", "20 5", 1)
	for _, test := range []struct {
		name, input, answers string
		status               int
		message              string
	}{
		{"there and back", corridor, there + back, 42, "turn 6: Kirk is back, 0 moves before the alarm"},
		{"T before C means nothing", corridor, "RIGHT\nLEFT\n" + there + back, 42, "turn 8"},
		{"a detour", slow, there + "RIGHT\nLEFT\n" + back, 42, "turn 8: Kirk is back, 0 moves before the alarm"},
		{"too late", corridor, there + "RIGHT\n" + back, 43, "turn 6: the alarm goes off"},
		{"a wall", corridor, "UP\n", 43, "turn 1: there is a wall in row 0, column 1"},
		{"no direction", corridor, "WAIT\n", 43, `"WAIT" is none of UP DOWN LEFT RIGHT`},
		{"fuel", corridor, strings.Repeat("RIGHT\nLEFT\n", 600), 43, "the fuel of 1200 moves is used up"},
	} {
		got := replay.Play(t, referee, test.input, test.answers)
		if got.Status != test.status || !strings.Contains(got.Message, test.message) {
			t.Errorf("%s: status %d, message %q; want %d, %q", test.name, got.Status, got.Message, test.status, test.message)
		}
	}
}

// TestScan checks that Kirk scans the 5x5 square around each visited cell, and nothing else.
func TestScan(t *testing.T) {
	referee := program.Build(t, "./output_validators/referee")
	unseen := strings.Repeat("????????????????????\n", 6)
	want := "10 20 3\n" +
		"1 1\n####????????????????\n#T..????????????????\n####????????????????\n####????????????????\n" + unseen +
		"1 2\n#####???????????????\n#T..C???????????????\n#####???????????????\n#####???????????????\n" + unseen
	if got := replay.Play(t, referee, corridor, "RIGHT\n"); got.PlayerInput != want {
		t.Errorf("the player's input is\n%s\nwant\n%s", got.PlayerInput, want)
	}
}

// TestLastChance plays random walks in random mazes. After a lost game the referee names the last turn in which the game
// could still be won: the same as a search over all positions with the number of moves that are left.
func TestLastChance(t *testing.T) {
	referee := program.Build(t, "./output_validators/referee")
	rng := rand.New(rand.NewSource(43))
	said := map[int]int{}
	for range 150 {
		// A room of 2 x 5 cells with some walls, T and C.
		cells := []byte("..........")
		for i := range cells {
			if rng.Intn(4) == 0 {
				cells[i] = '#'
			}
		}
		start, control := rng.Intn(10), rng.Intn(10)
		if start == control {
			continue
		}
		cells[start], cells[control] = 'T', 'C'
		alarm := 1 + rng.Intn(8)
		wall := strings.Repeat("#", 20)
		rows := []string{wall, "#" + string(cells[:5]) + wall[6:], "#" + string(cells[5:]) + wall[6:], wall}
		input := fmt.Sprintf("10 20 %d\n%s\n%s", alarm, strings.Join(rows, "\n"), strings.Repeat(wall+"\n", 6))

		// The alarm is at least as long as the way back, as in all testcases; otherwise nobody can win.
		cell := func(at int) byte { return rows[at/20][at%20] }
		steps := map[string]int{"UP": -20, "DOWN": 20, "LEFT": -1, "RIGHT": 1}
		memo := map[[3]int]bool{}
		var wins func(at, left, moves int) bool
		move := func(at, left int, step string) (to, after int, won, lost bool) {
			to = at + steps[step]
			switch c := cell(to); {
			case c == '#':
				return to, left, false, true
			case left > 0:
				return to, left - 1, c == 'T', c != 'T' && left == 1
			case c == 'C':
				return to, alarm, false, false
			}
			return to, left, false, false
		}
		wins = func(at, left, moves int) bool {
			if moves == 0 {
				return false
			}
			key := [3]int{at, left, moves}
			if won, ok := memo[key]; ok {
				return won
			}
			memo[key] = false
			for step := range steps {
				to, after, won, lost := move(at, left, step)
				if won || !lost && wins(to, after, moves-1) {
					memo[key] = true
				}
			}
			return memo[key]
		}

		// Walk at random, seldom into walls. 30 moves are enough to win from anywhere, if it is possible at all.
		at, left, want := 20*(1+start/5)+1+start%5, 0, 0
		var walk []string
		for over := false; !over && len(walk) < 200; {
			if wins(at, left, 30) {
				want = len(walk) + 1
			}
			step := []string{"UP", "DOWN", "LEFT", "RIGHT"}[rng.Intn(4)]
			if cell(at+steps[step]) == '#' && rng.Intn(20) > 0 {
				continue
			}
			walk = append(walk, step)
			var won, lost bool
			at, left, won, lost = move(at, left, step)
			over = won || lost
		}
		got := replay.Play(t, referee, input, strings.Join(walk, "\n")+"\n")
		if got.Status != 43 || strings.Contains(got.Message, "output has ended") {
			continue
		}
		if turn := replay.LastChance(got.Message); turn != want {
			t.Errorf("%s\n%v\n%s\nwant turn %d", input, walk, got.Message, want)
		}
		said[min(want, 2)]++
	}
	if said[0] < 5 || said[1] < 3 || said[2] < 5 {
		t.Errorf("too few games of a kind: %v", said)
	}
}

// TestLastChanceFuel: a player who walks to and fro can win as long as the fuel is enough for both ways.
func TestLastChanceFuel(t *testing.T) {
	got := replay.Play(t, program.Build(t, "./output_validators/referee"), corridor, strings.Repeat("RIGHT\nLEFT\n", 600))
	if turn := replay.LastChance(got.Message); turn != 1196 {
		t.Errorf("%s, want turn 1196", got.Message)
	}
}
