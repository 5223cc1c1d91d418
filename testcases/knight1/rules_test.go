// Package knight1_test tests the referee of Shadows of the Knight 1.
package knight1_test

import (
	"strings"
	"testing"

	"oj/testcases/internal/replay"
	"oj/tools/shared/testing/program"
)

func TestReferee(t *testing.T) {
	referee := program.Build(t, "./output_validators/referee")
	const statement = "10 10\n6\n2 5\n7 4\n"
	for _, test := range []struct {
		name, input, answers string
		status               int
		playerInput          string // the text with which the player's input ends
		message              string
	}{
		{"the game of the statement", statement, "5 4\n7 4\n", 42, "2 5\nUR\nR\n", "turn 2: the bomb is found"},
		{"all the hints", "3 3\n20\n1 1\n0 0\n", "1 0\n2 0\n2 2\n0 2\n0 1\n0 0\n", 42, "UL\nL\nL\nUL\nU\nU\n", "turn 6"},
		{"the other hints", "3 3\n20\n1 1\n2 2\n", "1 2\n0 1\n2 0\n0 2\n2 2\n", 42, "DR\nR\nDR\nD\nR\n", "turn 5"},
		{"down to the left", "3 3\n20\n1 1\n0 2\n", "0 2\n", 42, "DL\n", "turn 1"},
		{"too many jumps", "10 10\n2\n2 5\n7 4\n", "5 4\n6 4\n", 43, "UR\nR\n", "turn 2: the bomb explodes"},
		{"outside", statement, "10 4\n", 43, "UR\n", `"10" is not a whole number from 0 to 9`},
		{"one number", statement, "4\n", 43, "UR\n", `"4" is not of the form X Y`},

		// The bomb evades the knight, and is found only when no other window is possible.
		{"evasive", "1 7\n3\n0 0\n0 3 evasive\n", "0 3\n0 5\n0 6\n", 42, "D\nD\nD\n", "turn 3: the bomb is found"},
		{"evasive, the smaller half", "1 7\n3\n0 0\n0 3 evasive\n", "0 2\n0 3\n0 4\n", 43, "D\nD\nD\n", "turn 3: the bomb explodes"},
	} {
		got := replay.Play(t, referee, test.input, test.answers)
		if got.Status != test.status || !strings.Contains(got.Message, test.message) || !strings.HasSuffix(got.PlayerInput, test.playerInput) {
			t.Errorf("%s: status %d, message %q, input %q; want %d, %q, %q", test.name, got.Status, got.Message, got.PlayerInput, test.status, test.message, test.playerInput)
		}
	}
}
