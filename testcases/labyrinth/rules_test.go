// Package labyrinth_test tests the referee of the labyrinth.
package labyrinth_test

import (
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
