// Package bridge2_test tests the referee of The Bridge - Episode 2.
package bridge2_test

import (
	"strings"
	"testing"

	"oj/testcases/internal/replay"
	"oj/tools/shared/testing/program"
)

// TestLastTurn: after the end of the bridge the player needs one more command.
func TestLastTurn(t *testing.T) {
	referee := program.Build(t, "./output_validators/referee")
	const bridge = "1 1 5 0\n.....\n.....\n.....\n.....\n"
	slow := strings.Replace(bridge, " 5 ", " 0 ", 1)
	for _, test := range []struct {
		input, answers string
		status         int
		message        string
	}{
		{bridge, "WAIT\n", 43, "turn 1: the player's output has ended"},
		{bridge, "WAIT\nWAIT\n", 42, "turn 1: 1 bikes are over the bridge, 1 were needed"},
		{bridge, "WAIT\nGO\n", 43, `"GO" is none of SPEED`},
		{slow, strings.Repeat("WAIT\n", 60), 43, "turn 50: 50 turns have passed"},
		{slow, strings.Repeat("WAIT\n", 45) + "SPEED\n" + strings.Repeat("WAIT\n", 5), 42, "turn 50: 1 bikes are over the bridge"},
	} {
		got := replay.Play(t, referee, test.input, test.answers)
		if got.Status != test.status || !strings.Contains(got.Message, test.message) {
			t.Errorf("%q: status %d, message %q; want %d, %q", test.answers, got.Status, got.Message, test.status, test.message)
		}
	}
}
