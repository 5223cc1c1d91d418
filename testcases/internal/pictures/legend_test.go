package pictures_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"oj/testcases/internal/replay"
	"oj/tools/shared/testing/program"
)

// TestLegends: the picture of each game has a legend, the pieces in it have different numbers, and where the player names
// a place, the picture shows it.
func TestLegends(t *testing.T) {
	referees, err := filepath.Glob("../../*/output_validators/referee/main.go")
	if err != nil || len(referees) < 14 {
		t.Fatalf("found %d referees, error %v", len(referees), err)
	}
	names := map[string]string{"zombies": "8000 4500 go\n", "knight1": "3 4\n", "knight2": "3 4\n", "voxcodei1": "0 0\n", "voxcodei2": "0 0\n"}
	for _, file := range referees {
		dir := filepath.Join(filepath.Dir(file), "../..")
		id := filepath.Base(dir)
		samples, err := filepath.Glob(filepath.Join(dir, "data/sample/*.in"))
		if err != nil || len(samples) == 0 {
			t.Fatalf("%s: no samples, error %v", id, err)
		}
		input, err := os.ReadFile(samples[len(samples)-1])
		if err != nil {
			t.Fatal(err)
		}
		answers := names[id]
		if answers == "" {
			answers = "WAIT\n"
		}
		game := replay.Play(t, program.Build(t, "./"+dir+"/output_validators/referee"), string(input), answers)
		picture := draw(t, program.Build(t, "./"+dir+"/output_visualizer"), scene{name: id, input: string(input), game: game.Record})
		if !strings.Contains(picture, ` key"`) {
			t.Errorf("%s: the picture has no legend", id)
		}

		// The first state: its dots with numbers differ, and it has the place that the player names.
		state := ""
		for line := range strings.Lines(game.Record) {
			if !strings.HasPrefix(line, "#") {
				state, _, _ = strings.Cut(line, "\t")
				break
			}
		}
		var numbers []string
		for _, shape := range strings.Split(state, "; ") {
			words := strings.Fields(shape)
			if len(words) != 5 || words[0] != "dot" || strings.Trim(words[2], "0123456789") != "" {
				continue
			}
			if number := words[1] + words[2]; slices.Contains(numbers, number) {
				t.Errorf("%s: two pieces have the number %s: %s", id, words[2], state)
			} else {
				numbers = append(numbers, number)
			}
		}
		if names[id] != "" && !strings.Contains(state, "line sg ") && !strings.Contains(state, "area c 0 0 0") {
			t.Errorf("%s: the state does not show what the player names: %s", id, state)
		}
	}
}
