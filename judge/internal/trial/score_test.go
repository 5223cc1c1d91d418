package trial

import (
	"os"
	"path/filepath"
	"testing"

	"oj/tools/shared/problem"
)

// TestReadScore checks that an invalid score is an error, not a score.
func TestReadScore(t *testing.T) {
	pkg := &problem.Package{Scoring: true, MayScore: true}
	c := &problem.Case{Group: &problem.Group{Name: "secret"}}
	c.Accept = 10
	for text, want := range map[string]float64{"7": 7, " 2.5e0\n": 2.5, "0x10": -1, "1_0": -1, "nan": -1, "": -1, "11": -1} {
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "score.txt"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		score, warning, err := readScore(pkg, c, dir, true)
		if (score == nil) != (want < 0) || (err == nil) == (want < 0) || score != nil && *score != want || warning != "" {
			t.Errorf("%q: %v, %q, %v", text, score, warning, err)
		}
	}
}
