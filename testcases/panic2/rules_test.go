// Package panic2_test tests the referee of Don't Panic.
package panic2_test

import (
	"os"
	"strings"
	"testing"

	"oj/testcases/internal/replay"
	"oj/tools/shared/testing/program"
)

// commands contains the player's commands, except WAIT, by turn. They are from a game of 107 turns that was played on
// CodinGame (the file PlayerInputTest.kt of github.com/andreygubkin/coding-game-dont-panic-2). The player's input in
// this game is in testdata/giant-map.txt.
var commands = map[int]string{1: "ELEVATOR", 26: "BLOCK", 31: "ELEVATOR", 36: "BLOCK", 81: "ELEVATOR", 85: "BLOCK", 102: "ELEVATOR"}

func TestRecordedGame(t *testing.T) {
	recorded, err := os.ReadFile("testdata/giant-map.txt")
	if err != nil {
		t.Fatal(err)
	}
	input, err := os.ReadFile("data/secret/10-giant-map.in")
	if err != nil {
		t.Fatal(err)
	}

	turns := strings.Count(string(recorded), "\n")
	answers := ""
	for turn := 1; turn <= turns; turn++ {
		command, special := commands[turn]
		if !special {
			command = "WAIT"
		}
		answers += command + "\n"
	}
	got := replay.Play(t, program.Build(t, "./output_validators/referee"), string(input), answers)
	if turns != 107 || got.Status != 42 || !strings.HasSuffix(got.PlayerInput, "\n"+string(recorded)) {
		t.Errorf("%d turns, status %d, want 107 turns and 42; %s; the player's input:\n%s", turns, got.Status, got.Message, got.PlayerInput)
	}
}

// small has two floors of seven cells each. The elevator is on floor 0 at position 4, the exit on floor 1 at position
// 2, the generator at position 1.
const small = "2 7 20 1 2 4 1 1\n0 4\n1\n"

func TestReferee(t *testing.T) {
	referee := program.Build(t, "./output_validators/referee")
	wait := func(turns int) string { return strings.Repeat("WAIT\n", turns) }
	for _, test := range []struct {
		name, input, answers string
		status               int
		message              string
	}{
		{"blocked on arrival, the next clone turns", small, wait(4) + "BLOCK\n" + wait(5), 42, "turn 9: a clone is at the exit"},
		{"an elevator and a ride", small, "WAIT\nELEVATOR\n" + wait(9), 42, "turn 5: a clone is at the exit"},
		{"nobody to block", small, "BLOCK\nBLOCK\nBLOCK\n" + wait(20), 43, "20 rounds are over"},
		{"nobody to build", small, "BLOCK\nELEVATOR\nELEVATOR\n" + wait(20), 43, "20 rounds are over"},
		{"an elevator on an elevator", small, wait(3) + "ELEVATOR\n", 43, "turn 4: no elevator can be built on floor 0 at 4"},
		{"no elevator is left", small, "ELEVATOR\nWAIT\nWAIT\nWAIT\nELEVATOR\n", 43, "no elevator can be built"},
		{"all are lost", small, wait(20), 43, "20 rounds are over"},
		{"no command", small, "GO\n", 43, `"GO" is none of WAIT BLOCK ELEVATOR`},
	} {
		got := replay.Play(t, referee, test.input, test.answers)
		if got.Status != test.status || !strings.Contains(got.Message, test.message) {
			t.Errorf("%s: status %d, message %q; want %d, %q\n%s", test.name, got.Status, got.Message, test.status, test.message, got.PlayerInput)
		}
	}
}
