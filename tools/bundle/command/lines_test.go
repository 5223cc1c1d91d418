package command

import (
	"os"
	"strings"
	"testing"

	"oj/tools/bundle/internal/pipeline"
)

// TestLines checks that each line of a bundle is mapped to the right line of the program. The texts of both
// lines must be equal, except that the bundle omits the qualifier "sieve.".
func TestLines(t *testing.T) {
	for _, g := range goldens(t) {
		if g.name != "init_tables" {
			continue
		}
		dir := t.TempDir()
		g.Extract(t, dir)
		b, err := pipeline.Make(t.Context(), dir, pipeline.Options{})
		if err != nil {
			t.Fatal(err)
		}
		known := 0
		for i, line := range strings.Split(string(b.Source), "\n") {
			if i >= len(b.Lines()) || !b.Lines()[i].IsValid() || strings.HasPrefix(line, "func initSieve") {
				continue
			}
			pos := b.Lines()[i]
			text, err := os.ReadFile(pos.Filename)
			if err != nil {
				t.Fatal(err)
			}
			old, _, _ := strings.Cut(strings.Split(string(text), "\n")[pos.Line-1], " //")
			if strings.ReplaceAll(old, "sieve.", "") == line {
				known++
			} else if strings.ContainsAny(line, "abcdefghijklmnopqrstuvwxyz") {
				t.Errorf("line %d %q is said to come from %s: %q", i+1, line, pos, old)
			}
		}
		if known < 15 {
			t.Errorf("only %d lines are known", known)
		}
	}
}
