// Package sokoban_test tests the referee of Sokoban.
package sokoban_test

import (
	"strings"
	"testing"

	"oj/testcases/internal/replay"
	"oj/tools/shared/testing/program"
)

// TestAnswers: as in CodinGame's referee, an answer is a move if it is a part of URDL, in upper or lower case.
func TestAnswers(t *testing.T) {
	referee := program.Build(t, "./output_validators/referee")

	// On each map one push, in the direction of its name, is the solution.
	const (
		up    = "5 5\n#####\n#-.-#\n#-$-#\n#-@-#\n#####\n"
		right = "5 5\n#####\n#---#\n#@$.#\n#---#\n#####\n"
		down  = "5 5\n#####\n#-@-#\n#-$-#\n#-.-#\n#####\n"
		left  = "5 5\n#####\n#---#\n#.$@#\n#---#\n#####\n"
	)
	for _, test := range []struct {
		input, answer string
		status        int
		message       string
	}{
		{up, "U\n", 42, "turn 1: solved"},
		{up, "u\n", 42, "turn 1: solved"},
		{up, "\n", 42, "turn 1: solved"},
		{up, "UR\n", 42, "turn 1: solved"},
		{up, "urdl\n", 42, "turn 1: solved"},
		{right, "R", 42, "turn 1: solved"},
		{right, "RD\r\n", 42, "turn 1: solved"},
		{down, "d\n", 42, "turn 1: solved"},
		{left, "L\n", 42, "turn 1: solved"},
		{left, "R\n", 43, "turn 1: there is a wall"},
		{left, "L \n", 43, `turn 1: "L " is none of U R D L`},
		{left, " L\n", 43, `turn 1: " L" is none of U R D L`},
		{left, "LU\n", 43, `turn 1: "LU" is none of U R D L`},
		{left, "X\n", 43, `turn 1: "X" is none of U R D L`},
	} {
		got := replay.Play(t, referee, test.input, test.answer)
		if got.Status != test.status || !strings.HasPrefix(got.Message, test.message) {
			t.Errorf("%q: status %d, message %q; want %d, %q", test.answer, got.Status, got.Message, test.status, test.message)
		}
	}
}
