package command

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"oj/tools/shared/format"
)

var example = regexp.MustCompile("(?m)^\\| `([^`]+)` \\| `([^`]+)` \\|")

// TestExamples: with seed 1 and full size, each format in the README's table generates the input that the
// table shows.
func TestExamples(t *testing.T) {
	text, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	found := example.FindAllStringSubmatch(string(text), -1)
	if len(found) < 10 {
		t.Fatalf("%d examples, want ten", len(found))
	}
	for _, m := range found {
		f, err := format.Parse(m[1])
		if err != nil {
			t.Errorf("%s: %v", m[1], err)
			continue
		}
		input, _, err := f.Generate(1, 1)
		if got := strings.ReplaceAll(strings.TrimSuffix(string(input), "\n"), "\n", "⏎"); err != nil || got != m[2] {
			t.Errorf("%s\ngenerates %s (%v)\nwant      %s", m[1], got, err, m[2])
		}
	}
}
