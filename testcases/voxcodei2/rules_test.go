// Package voxcodei2_test tests the referee of Vox Codei 2.
package voxcodei2_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/testcases/internal/replay"
	"oj/tools/shared/testing/program"
)

func TestReferee(t *testing.T) {
	referee := program.Build(t, "./output_validators/referee")
	const wait = "WAIT\n"
	for _, test := range []struct {
		name, input, answers string
		status               int
		playerInput          string // the text with which the player's input ends
		message              string
	}{
		// At the border, a node turns around without a pause. A bomb explodes three turns after it was placed. It
		// hits a node if the player's input of that turn shows the node in a cell that the explosion reaches.
		{"border", "5 3\n9 1\n.....\n...R.\n.....\n", wait + wait + wait, 43, ".....\n....@\n.....\n7 1\n.....\n...@.\n.....\n6 1\n.....\n..@..\n.....\n", "turn 4"},
		{"after its step", "12 3\n9 1\n............\n.R..........\n............\n", "7 1\n" + wait + wait, 42, "7 0\n............\n...@........\n............\n", "turn 3: no node is left"},
		{"not before its step", "12 3\n3 1\n............\n....R.......\n............\n", "3 1\n" + wait + wait, 43, "1 0\n............\n......@.....\n............\n", "1 nodes are"},

		{"between walls", "4 3\n9 1\n#.#.\n#R#.\n#.#.\n", wait, 43, "8 1\n#.#.\n#@#.\n#.#.\n", "turn 2"},
		{"one cell, two nodes", "5 3\n9 1\n.....\n.R.L.\n.....\n", wait + wait, 43, ".....\n..@..\n.....\n7 1\n.....\n.@.@.\n.....\n", "turn 3"},
		{"a node on a bomb", "5 3\n9 1\n.....\n.R...\n.....\n", "2 1\n" + wait + wait, 42, "8 0\n.....\n..@..\n.....\n7 0\n.....\n...@.\n.....\n", "turn 3: no node is left"},
		{"on a node", "5 3\n9 1\n.....\n.R...\n.....\n", wait + "2 1\n", 43, "8 1\n.....\n..@..\n.....\n", "cell 2 1 is not empty"},
		{"bombs ignite bombs", "9 3\n9 2\n.........\n.......@@\n.........\n", "3 1\n5 1\n" + wait, 42, "7 0\n.........\n.......@@\n.........\n", "turn 3: no node is left"},
	} {
		got := replay.Play(t, referee, test.input, test.answers)
		if got.Status != test.status || !strings.Contains(got.Message, test.message) || !strings.HasSuffix(got.PlayerInput, test.playerInput) {
			t.Errorf("%s: status %d, message %q, input %q; want %d, %q, %q", test.name, got.Status, got.Message, got.PlayerInput, test.status, test.message, test.playerInput)
		}
	}
}

// TestRecordedGames replays games in which the player only waits, and compares the map of each turn with the map on
// CodinGame. In a file of testdata, each line contains the number of rounds, the number of bombs, and the rows of the
// map. Slashes separate the rows.
func TestRecordedGames(t *testing.T) {
	referee := program.Build(t, "./output_validators/referee")
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) < 7 {
		t.Fatalf("found %d recorded games, error %v", len(files), err)
	}
	for _, file := range files {
		recorded, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		found, err := filepath.Glob("data/*/" + strings.TrimSuffix(filepath.Base(file), ".txt") + ".in")
		if err != nil || len(found) != 1 {
			t.Fatalf("%s: %d testcases, %v", file, len(found), err)
		}
		input, err := os.ReadFile(found[0])
		if err != nil {
			t.Fatal(err)
		}
		turns := strings.Count(string(recorded), "\n")
		got := replay.Play(t, referee, string(input), strings.Repeat("WAIT\n", turns))
		_, playerInput, _ := strings.Cut(got.PlayerInput, "\n") // cut off the first line, which is the size of the map
		want := strings.NewReplacer("/", "\n").Replace(string(recorded))
		for _, line := range strings.Split(strings.TrimSpace(want), "\n") {
			if words := strings.Fields(line); len(words) == 3 {
				want = strings.Replace(want, line, words[0]+" "+words[1]+"\n"+words[2], 1)
			}
		}
		if !strings.HasPrefix(playerInput, want) {
			t.Errorf("%s: the maps differ", file)
		}
	}
}
