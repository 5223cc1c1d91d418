// Package thor1_test tests the referee of Power of Thor.
package thor1_test

import (
	"os"
	"strings"
	"testing"

	"oj/testcases/internal/replay"
	"oj/tools/shared/testing/program"
)

func TestReferee(t *testing.T) {
	referee := program.Build(t, "./output_validators/referee")
	for _, test := range []struct {
		name, input, answers string
		status               int
		message              string
	}{
		{"diagonal", "3 3 1 1 2\n", "SE\nSE\n", 42, "turn 2: Thor stands on the light"},
		{"all the ways", "6 6 5 5 30\n", "N\nSW\nS\nE\nNE\nW\nNW\nSE\nSE\n", 42, "turn 9: Thor stands on the light"},
		{"the last turn is too few", "3 3 1 1 2\n", "SE\nS\n", 43, "no turn is left"},
		{"off the map in the west", "3 3 0 1 9\n", "W\n", 43, "turn 1: Thor leaves the map"},
		{"off the map in the south", "3 3 0 17 99\n", "SE\n", 43, "Thor leaves the map"},
		{"no such way", "3 3 1 1 9\n", "WN\n", 43, `"WN" is none of N NE E SE S SW W NW`},
		{"small letters", "3 3 1 1 9\n", "se\n", 43, "is none of"},
		{"two words", "3 3 1 1 9\n", "S E\n", 43, `"S E" is not of the form DIRECTION`},
		{"an empty line", "3 3 1 1 9\n", "\n", 43, `"" is not of the form DIRECTION`},
		{"no answer", "3 3 1 1 9\n", "", 43, "turn 1: the player's output has ended"},
		{"an invalid testcase", "3 3 1 40 9\n", "S\n", 1, "is not a whole number from 0 to 17"},
	} {
		got := replay.Play(t, referee, test.input, test.answers)
		if got.Status != test.status || !strings.Contains(got.Message, test.message) {
			t.Errorf("%s: status %d, message %q; want %d, %q", test.name, got.Status, got.Message, test.status, test.message)
		}
	}
}

// TestPlayerInput checks the player's input: first the cells of the light and of Thor, then in each turn the number
// of remaining turns, including this one.
func TestPlayerInput(t *testing.T) {
	referee := program.Build(t, "./output_validators/referee")
	const want = "3 1 0 0\n3\n2\n1\n"
	if got := replay.Play(t, referee, "3 1 0 0 3\n", "E\nE\nSE\n"); got.PlayerInput != want || got.Status != 42 {
		t.Errorf("status %d, input %q, want %q", got.Status, got.PlayerInput, want)
	}
}

// TestReadme checks that the example in the README of package referee is the source of this referee.
func TestReadme(t *testing.T) {
	readme, err := os.ReadFile("../internal/referee/README.md")
	if err != nil {
		t.Fatal(err)
	}
	referee, err := os.ReadFile("output_validators/referee/main.go")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(readme), "```go\n"+string(referee)+"```") {
		t.Error("testcases/internal/referee/README.md shows another referee than thor1's")
	}
}
