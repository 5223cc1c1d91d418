// Package knight2_test tests the referee of Shadows of the Knight 2.
package knight2_test

import (
	"strings"
	"testing"

	"oj/testcases/internal/replay"
	"oj/tools/shared/testing/program"
)

func TestReferee(t *testing.T) {
	referee := program.Build(t, "./output_validators/referee")
	const statement = "10 10\n6\n2 5\n7 4\n"
	const evasive = "5 1\n4\n0 0\n1 0 evasive\n"
	for _, test := range []struct {
		name, input, answers string
		status               int
		playerInput          string // the text with which the player's input ends
		message              string
	}{
		{"the game of the statement", statement, "7 2\n7 6\n7 4\n", 42, "2 5\nUNKNOWN\nWARMER\nSAME\n", "turn 3: the bomb is found"},
		{"the last window counts, not the best", statement, "7 5\n9 9\n7 7\n7 4\n", 42, "WARMER\nCOLDER\nWARMER\n", "turn 4"},
		{"the same window again", statement, "2 5\n2 5\n7 4\n", 42, "UNKNOWN\nSAME\nSAME\n", "turn 3"},
		{"exact squares", "10000 10000\n9\n0 0\n7000 7001\n", "0 1\n1 0\n7000 7001\n", 42, "UNKNOWN\nWARMER\nCOLDER\n", "turn 3"},
		{"too many jumps", "10 10\n2\n2 5\n7 4\n", "7 2\n7 6\n7 4\n", 43, "UNKNOWN\nWARMER\n", "turn 2: the bomb explodes"},
		{"outside", statement, "7 10\n", 43, "UNKNOWN\n", `"10" is not a whole number from 0 to 9`},
		{"one number", statement, "4\n", 43, "UNKNOWN\n", `"4" is not of the form X Y`},

		// The first jump goes from window 0 to window 4. Then each hint leaves only one window: WARMER leaves window
		// 3, SAME window 2, and COLDER window 1.
		{"evasive", evasive, "4 0\n0 0\n1 0\n", 42, "UNKNOWN\nCOLDER\nWARMER\n", "turn 3: the bomb is found"},
		{"evasive, more than one left", evasive, "3 0\n4 0\n3 0\n2 0\n", 42, "UNKNOWN\nWARMER\nCOLDER\nWARMER\n", "turn 4: the bomb is found"},
		{"evasive, the player never goes to the window that is left", evasive, "3 0\n2 0\n1 0\n0 0\n", 43, "UNKNOWN\nWARMER\nCOLDER\nCOLDER\n", "turn 4: the bomb explodes"},
	} {
		got := replay.Play(t, referee, test.input, test.answers)
		if got.Status != test.status || !strings.Contains(got.Message, test.message) || !strings.HasSuffix(got.PlayerInput, test.playerInput) {
			t.Errorf("%s: status %d, message %q, input %q; want %d, %q, %q", test.name, got.Status, got.Message, got.PlayerInput, test.status, test.message, test.playerInput)
		}
	}
}
