// Package marslander2_test tests the referee of Mars Lander 2.
package marslander2_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/testcases/internal/replay"
	"oj/tools/shared/testing/program"
)

// recorded contains the expected message of the referee for flights that were recorded on CodinGame, by the name of
// the recording in testdata. The recordings are from github.com/DiMasta/MarLanderEpisode2. Each line of a recording
// contains a state and the player's answer to it. In the last flight the lander touches the ground at a horizontal
// speed of -20.05 m/s, which the player sees as -20.
var recorded = map[string]string{
	"01-easy-on-the-right":        "turn 85: the lander has landed with 258 litres of fuel",
	"03-initial-speed-wrong-side": "turn 76: the lander has landed with 471 litres of fuel",
	"05-high-ground":              "turn 95: the lander has landed with 642 litres of fuel",
}

func TestReferee(t *testing.T) {
	referee := program.Build(t, "./output_validators/referee")
	t.Run("recorded", func(t *testing.T) { testRecordedGames(t, referee) })
	t.Run("rules", func(t *testing.T) { testRules(t, referee) })
	t.Run("told", func(t *testing.T) { testPlayerInput(t, referee) })
}

func testRecordedGames(t *testing.T, referee string) {
	for name, message := range recorded {
		input, err := os.ReadFile(filepath.Join("data", "secret", name+".in"))
		if err != nil {
			t.Fatal(err)
		}
		game, err := os.ReadFile(filepath.Join("testdata", name+".txt"))
		if err != nil {
			t.Fatal(err)
		}

		playerInput, answers := "", ""
		for _, line := range strings.Split(strings.TrimSpace(string(game)), "\n") {
			state, answer, _ := strings.Cut(line, " -> ")
			playerInput += state + "\n"
			answers += answer + "\n"
		}
		got := replay.Play(t, referee, string(input), answers)
		if got.Status != 42 || !strings.HasPrefix(got.Message, message) || !strings.HasSuffix(got.PlayerInput, "\n"+playerInput) {
			t.Errorf("%s: status %d, %s; want 42, %s; the player's input:\n%s", name, got.Status, got.Message, message, got.PlayerInput)
		}
	}
}

func testRules(t *testing.T, referee string) {
	const flat = "2\n0 100\n6999 100\n"
	const hill = "4\n0 100\n3000 100\n4000 2000\n6999 1000\n"
	for _, test := range []struct {
		name, input, answers string
		status               int
		message              string
	}{
		{"lands", flat + "3000 110 20 -30 100 0 4\n", "0 4\n", 42, "turn 1: the lander has landed with 96 litres"},
		{"sinks at -39.7", flat + "3000 110 0 -39 100 0 4\n", "0 3\n", 42, "turn 1: the lander has landed"},
		{"sinks at -40.7", flat + "3000 110 0 -40 100 0 4\n", "0 3\n", 43, "crashes, because its speed is 0 horizontally and -41 vertically"},
		{"drifts", flat + "3000 110 -21 -30 100 0 4\n", "0 4\n", 43, "crashes, because its speed is -21 horizontally and -30 vertically"},
		{"tilted", flat + "3000 110 0 -30 100 20 4\n", "0 4\n", 43, "crashes, because its angle is 5"},
		{"upright in time", flat + "3000 110 0 -30 100 -15 4\n", "0 4\n", 42, "turn 1: the lander has landed"},
		{"a slope", hill + "4100 2000 0 -39 100 0 4\n", "0 4\n", 43, "turn 1: the lander crashes on a slope"},
		{"a slope on the way", hill + "3900 1900 400 -39 100 0 4\n", "0 4\n", 43, "turn 1: the lander crashes on a slope"},
		{"left", flat + "10 2000 -50 0 100 0 4\n", "0 4\n", 43, "turn 1: the lander leaves the map"},
		{"top", flat + "10 2990 0 50 100 0 4\n", "0 4\n", 43, "turn 1: the lander leaves the map"},
		{"one number", flat + "10 2000 0 0 100 0 4\n", "0\n", 43, `"0" is not of the form ROTATE POWER`},
		{"a fraction", flat + "10 2000 0 0 100 0 4\n", "0.0 4\n", 43, `"0.0" is not a whole number`},
	} {
		got := replay.Play(t, referee, test.input, test.answers)
		if got.Status != test.status || !strings.Contains(got.Message, test.message) {
			t.Errorf("%s: status %d, message %q; want %d, %q", test.name, got.Status, got.Message, test.status, test.message)
		}
	}
}

// testPlayerInput checks the states that the player gets. The first three states are from the statement's example.
// The angle and the power change only as much as the rules allow in one turn, and the power is not more than the
// remaining fuel.
func testPlayerInput(t *testing.T, referee string) {
	const flat = "2\n0 100\n6999 100\n"
	for _, test := range []struct{ start, answers, playerInput string }{
		{"5000 2500 -50 0 1000 90 0\n", "-45 4\n-45 4\n-45 4\n", "4950 2498 -51 -3 999 75 1\n4898 2493 -53 -6 997 60 2\n4844 2487 -55 -8 994 45 3\n"},
		{"5000 2500 0 0 1000 85 4\n", "1000 999\n1000 -999\n", "4998 2498 -4 -4 996 90 4\n4993 2493 -7 -7 993 90 3\n"},
		{"5000 2500 0 0 5 0 3\n", "0 4\n0 4\n0 4\n", "5000 2500 0 0 1 0 4\n5000 2499 0 -2 0 0 1\n5000 2495 0 -6 0 0 0\n"},
	} {
		got := replay.Play(t, referee, flat+test.start, test.answers)
		if got.PlayerInput != flat+test.start+test.playerInput {
			t.Errorf("%s: the player's input is\n%s\nwant\n%s", test.answers, got.PlayerInput, flat+test.start+test.playerInput)
		}
	}
}
