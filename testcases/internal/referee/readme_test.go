package referee_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestRuleTables: the README of each game of CodinGame has a table with the source of each rule, and says whether the
// rule is certain.
func TestRuleTables(t *testing.T) {
	games := 0
	settings, err := filepath.Glob("../../*/problem.yaml")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range settings {
		folder := filepath.Dir(file)
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := os.Stat(filepath.Join(folder, "output_validators")); err != nil || !strings.Contains(string(text), "source: CodinGame\n") {
			continue
		}
		games++

		readme, err := os.ReadFile(filepath.Join(folder, "README.md"))
		if err != nil {
			t.Error(err)
			continue
		}
		_, table, found := strings.Cut(string(readme), "\n## Rules and their sources\n")
		rows := 0
		for line := range strings.Lines(table) {
			if !strings.HasPrefix(line, "| ") || line == "| rule | source | certain |\n" {
				continue
			}
			rows++
			cells := strings.Split(strings.Trim(line, "| \n"), " | ")
			if len(cells) != 3 || !slices.Contains([]string{"yes", "no", "open"}, cells[2]) {
				t.Errorf("%s: %q: want a rule, a source, and yes, no or open", folder, line)
			}
		}
		if !found || rows < 5 || !strings.Contains(table, "| rule | source | certain |") {
			t.Errorf("%s/README.md: found a table: %v, with %d rules", folder, found, rows)
		}
	}
	if games != 15 {
		t.Errorf("found %d games, want 15", games)
	}
}
