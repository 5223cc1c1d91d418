// Package marslander3_test tests the referee and the input validator of Mars Lander 3.
package marslander3_test

import (
	"errors"
	"os"
	"os/exec"
	"strings"
	"testing"

	"oj/testcases/internal/replay"
	"oj/tools/shared/testing/program"
)

// cave has flat ground at height 100. Above the ground is a roof between the heights 500 and 700. The cave is open to
// the right.
const cave = "6\n0 700\n4000 710\n4000 500\n1000 490\n1000 100\n6999 100\n"

func TestReferee(t *testing.T) {
	referee := program.Build(t, "./output_validators/referee")
	for _, test := range []struct {
		name, start, answers string
		status               int
		message              string
	}{
		{"under the roof", "2000 110 20 -30 100 0 4\n", "0 4\n", 42, "turn 1: the lander has landed with 96 litres"},
		{"in from the side", "4020 300 -50 0 100 0 4\n", "0 4\n0 4\n", 43, "turn 3: the player's output has ended"},
		{"against the roof", "2000 490 0 30 100 0 4\n", "0 4\n", 43, "turn 1: the lander crashes on a slope"},
		{"through the roof", "2000 710 0 -400 100 0 4\n", "0 4\n", 43, "turn 1: the lander crashes on a slope"},
		{"against the side", "4020 600 -50 0 100 0 4\n", "0 4\n", 43, "turn 1: the lander crashes on a slope"},
	} {
		got := replay.Play(t, referee, cave+test.start, test.answers)
		if got.Status != test.status || !strings.Contains(got.Message, test.message) {
			t.Errorf("%s: status %d, message %q; want %d, %q", test.name, got.Status, got.Message, test.status, test.message)
		}
	}
	t.Run("recorded", func(t *testing.T) { testRecordedGame(t, referee) })
}

// testRecordedGame replays a flight that was recorded on CodinGame, from github.com/DiMasta/MarLanderEpisode2. Each
// line of the file contains a state and the player's answer to it. The lander touches the ground at a vertical speed
// of -39.95 m/s, which the player sees as -40.
func testRecordedGame(t *testing.T, referee string) {
	input, err := os.ReadFile("data/sample/01-cave-correct-side.in")
	if err != nil {
		t.Fatal(err)
	}
	game, err := os.ReadFile("testdata/01-cave-correct-side.txt")
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
	const message = "turn 85: the lander has landed with 704 litres of fuel"
	if got.Status != 42 || !strings.HasPrefix(got.Message, message) || !strings.HasSuffix(got.PlayerInput, "\n"+playerInput) {
		t.Errorf("status %d, %s; want 42, %s; the player's input:\n%s", got.Status, got.Message, message, got.PlayerInput)
	}
}

func TestValidator(t *testing.T) {
	validator := program.Build(t, "./input_validators/validate")
	const state = " 0 0 100 0 0\n"
	for input, want := range map[string]string{
		"2\n0 100\n6999 100\n10 200" + state:                                             "",
		"2\n0 100\n6999 100\n10 100" + state:                                             "10 100: want a start above the ground\n",
		"2\n0 100\n6999 100\n10 50" + state:                                              "10 50: want a start above the ground\n",
		"3\n0 100\n5000 100\n6999 100\n10 200" + state:                                   "want points from 0 to 6999 and one flat piece\n",
		"3\n0 100\n5000 100\n6000 200\n10 200" + state:                                   "want points from 0 to 6999 and one flat piece\n",
		"4\n0 100\n500 100\n600 200\n6999 0\n10 200" + state:                             "the flat piece at 0 is less than 1000 m wide\n",
		"5\n0 900\n3000 100\n5000 100\n1000 300\n6999 200\n10 2000" + state:              "the pieces 1 and 3 touch\n",
		"4\n0 100\n2000 100\n3000 900\n2500 500\n" + "10 2000" + state:                   "want points from 0 to 6999 and one flat piece\n",
		"5\n0 100\n2000 100\n3000 900\n2500 500\n6999 0\n10 2000" + state:                "the pieces 2 and 3 touch\n",
		"6\n0 700\n4000 600\n4000 500\n1000 400\n1000 100\n6999 100\n2000 200" + state:   "",
		"6\n0 700\n4000 600\n4000 500\n1000 400\n1000 100\n6999 100\n2000 500" + state:   "2000 500: want a start above the ground\n",
		"6\n0 700\n4000 600\n4000 500\n1000 400\n1000 100\n6999 100\n4000 550" + state:   "4000 550: want a start above the ground\n",
		"6\n0 700\n4000 600\n4000 500\n1000 400\n1000 100\n6999 100\n3000 2900" + state:  "",
		"6\n0 700\n4000 600\n4000 500\n1000 400\n1000 100\n6999 100\n3000 3900" + state:  `"3900": want Y from 0 to 2999` + "\n",
		"2\n0 100\n6999 100\n10 200" + strings.Replace(state, "100 0 0", "100 91 0", 1):  `"91": want rotate from -90 to 90` + "\n",
		"2\n0 100\n6999 100\n10 200" + strings.Replace(state, "100 0 0", "100 0 0 7", 1): `"7": nothing may follow` + "\n",
	} {
		cmd := exec.Command(validator)
		cmd.Stdin = strings.NewReader(input)
		var message strings.Builder
		cmd.Stderr = &message
		err := cmd.Run()

		status := 42
		if want != "" {
			status = 43
		}
		var exit *exec.ExitError
		if !errors.As(err, &exit) || exit.ExitCode() != status || message.String() != want {
			t.Errorf("%q: %v, %q, want %q", input, err, message.String(), want)
		}
	}
}
