// Package zombies_test tests the referee of Code vs Zombies.
package zombies_test

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/testcases/internal/replay"
	"oj/tools/shared/testing/program"
)

// TestRecordedTurns compares the zombies' positions after the first turn on known maps with the positions on
// CodinGame. Each line of testdata/first-next.txt contains the number of a map and the coordinates. They come from a
// public Python client for the puzzle.
func TestRecordedTurns(t *testing.T) {
	recorded, err := os.ReadFile("testdata/first-next.txt")
	if err != nil {
		t.Fatal(err)
	}
	referee := program.Build(t, "./output_validators/referee")
	maps, zombies := 0, 0
	for line := range strings.Lines(string(recorded)) {
		words := strings.Fields(line)
		files, err := filepath.Glob("data/*/" + words[0] + "-*.in")
		if err != nil || len(files) != 1 {
			t.Fatalf("map %s: %v, %v", words[0], files, err)
		}
		input, err := os.ReadFile(files[0])
		if err != nil {
			t.Fatal(err)
		}
		playerInput := strings.Split(replay.Play(t, referee, string(input), "0\n").PlayerInput, "\n")
		playerInput = playerInput[len(playerInput)-len(words)/2-1 : len(playerInput)-1]
		for i, line := range playerInput {
			want := " " + words[1+2*i] + " " + words[2+2*i]
			if !strings.HasPrefix(line, fmt.Sprint(i, " ")) || !strings.HasSuffix(line, want) {
				t.Errorf("%s, zombie %d: the player gets %q, want a line that ends with %q", files[0], i, line, want)
			}
			zombies++
		}
		maps++
	}
	if maps != 14 || zombies < 120 {
		t.Errorf("compared %d zombies of %d maps, want at least 120 zombies of 14 maps", zombies, maps)
	}
}

func TestReferee(t *testing.T) {
	referee := program.Build(t, "./output_validators/referee")

	// In the last game, Ash runs in a circle for 400 turns. The only zombie follows Ash and never comes within range
	// of the shots; the human is far away. So the game ends because of the number of turns.
	round := ""
	for turn := 0; turn < 400; turn++ {
		angle := float64(turn) * 1000 / 3900
		round += fmt.Sprintf("%.0f %.0f\n", 4000+3900*math.Cos(angle), 4400+3900*math.Sin(angle))
	}
	right := strings.Repeat("9000 0\n", 6)

	for _, test := range []struct {
		name, input, answers string
		status               int
		message              string
	}{
		{"a zombie on a human dies before it eats, 2000 units away", "0 0 1 3000 0 1 2800 0", "1000 0\n", 42, "turn 1: 10 points, humans left: 1"},
		{"2001 units away it eats", "0 0 1 3001 0 1 2800 0", "1000 0\n", 43, "turn 1: no human is left"},
		{"Ash takes 1000 units", "0 0 1 4000 0 1 3800 0", "2000 0\n", 43, "turn 1: no human is left"},
		{"three at once", "0 0 2 100 0 200 0 3 900 0 900 100 900 200", "0 0\n", 42, "turn 1: 240 points, humans left: 2"},
		{"a human eaten in the same turn counts", "0 0 2 1000 0 9000 0 2 1500 0 9000 300", right, 42, "turn 6: 50 points, humans left: 1"},
		{"exactly 400 units are a jump", "0 0 1 9000 0 1 9400 0", right, 43, "turn 1: no human is left"},
		{"401 units are none", "0 0 1 9000 0 1 9401 0", right, 43, "turn 2: no human is left"},
		{"a message", "0 0 1 100 0 1 900 0", "0 0 I'm here\n", 42, "turn 1: 10 points"},
		{"the borders", "0 0 1 100 0 1 900 0", "16000 9000\n", 42, "turn 1: 10 points"},
		{"outside", "0 0 1 100 0 1 900 0", "16001 0\n", 43, `"16001" is not a whole number from 0 to 16000`},
		{"below", "0 0 1 100 0 1 900 0", "0 9001\n", 43, `"9001" is not a whole number from 0 to 9000`},
		{"one number", "0 0 1 100 0 1 900 0", "0\n", 43, `"0" is not of the form X Y ...`},
		{"too many turns", "7900 4400 1 15999 8999 1 4000 4400", round, 43, "turn 400: zombies are left after 400 turns"},
	} {
		got := replay.Play(t, referee, test.input, test.answers)
		if got.Status != test.status || !strings.HasPrefix(got.Message, test.message) && !strings.Contains(got.Message, ": "+test.message) {
			t.Errorf("%s: status %d, message %q; want %d, %q", test.name, got.Status, got.Message, test.status, test.message)
		}
	}
}

// TestPlayerInput checks the player's input: a zombie goes to the human with the smaller id if two humans are equally near,
// coordinates are rounded down, and ids do not change when others die.
func TestPlayerInput(t *testing.T) {
	referee := program.Build(t, "./output_validators/referee")
	const want = "0 0\n3\n0 15999 8999\n1 5000 0\n2 7000 0\n2\n0 15999 8999 15999 8999\n1 6000 1000 5717 717\n" +
		"1000 0\n2\n1 5000 0\n2 7000 0\n2\n0 15999 8999 15716 8716\n1 5717 717 5434 434\n"
	got := replay.Play(t, referee, "0 0 3 15999 8999 5000 0 7000 0 2 15999 8999 6000 1000", "9000 0\n")
	if got.PlayerInput != want {
		t.Errorf("the player's input is\n%s\nwant\n%s", got.PlayerInput, want)
	}
}
