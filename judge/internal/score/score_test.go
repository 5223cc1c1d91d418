package score

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/judge/internal/packages"
	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// read makes a package from the settings of groups, and testcases a/1 a/2 b/1 in secret.
func read(t *testing.T, version string, settings map[string]string) *packages.Package {
	dir := t.TempDir()
	files := map[string]string{
		"problem.yaml":     "problem_format_version: " + version + "\ntype: scoring\n",
		"data/sample/1.in": "", "data/sample/1.ans": "",
	}
	for _, name := range []string{"a/1", "a/2", "b/1"} {
		files["data/secret/"+name+".in"], files["data/secret/"+name+".ans"] = "", ""
	}
	for name, text := range settings {
		files["data/"+name] = text
	}
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	p, err := packages.Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestOf(t *testing.T) {
	legacy := map[string]string{
		"testdata.yaml": "grader_flags: ignore_sample\n", "secret/testdata.yaml": "range: 0 100\ngrader_flags: sum\n",
		"secret/a/testdata.yaml": "grader_flags: min\naccept_score: 30\n", "secret/b/testdata.yaml": "accept_score: 70\nreject_score: -1\n",
	}
	modern := map[string]string{
		"secret/a/test_group.yaml": "max_score: 30\n", "secret/b/test_group.yaml": "max_score: 70\nrequire_pass: [secret/a]\n",
		"secret/test_group.yaml": "max_score: 100\nscore_aggregation: sum\n",
	}
	for _, c := range []struct {
		version  string
		settings map[string]string
		accepted string
		want     float64
		all      bool
	}{
		{"legacy", legacy, "sample/1 secret/a/1 secret/a/2 secret/b/1", 100, true},
		{"legacy", legacy, "secret/a/1 secret/a/2", 29, false},
		{"legacy", legacy, "secret/a/1 secret/b/1", 70, false},
		{"legacy", map[string]string{"secret/testdata.yaml": "grader_flags: max\n"}, "secret/a/1", 1, false},
		{"legacy", map[string]string{"secret/a/testdata.yaml": "grader_flags: avg\n"}, "secret/a/1", 0.5, false},
		{"legacy", map[string]string{"testdata.yaml": "grader_flags: always_accept\n"}, "", 0, true},
		{"legacy", map[string]string{"secret/testdata.yaml": "grader_flags: accept_if_any_accepted\n"}, "sample/1 secret/b/1", 2, true},
		{"2025-09", modern, "sample/1 secret/a/1 secret/a/2 secret/b/1", 100, true},
		{"2025-09", modern, "secret/a/1 secret/b/1", 0, false},
		{"2025-09", modern, "sample/1 secret/a/1 secret/a/2", 30, false},
	} {
		results := map[string]*report.Case{}
		for _, name := range strings.Fields(c.accepted) {
			results[name] = &report.Case{Verdict: verdict.AC}
		}
		got := Of(read(t, c.version, c.settings), results)
		if got.Score != c.want || got.Accepted != c.all || len(got.Warnings) > 0 && c.want != 29 {
			t.Errorf("%s %v with %q: %+v, want %v, %v", c.version, c.settings, c.accepted, got, c.want, c.all)
		}
	}
}

// TestValidatorScore: what a validator wrote goes before the group's own scores, and must be in range.
func TestValidatorScore(t *testing.T) {
	p := read(t, "legacy", map[string]string{"secret/testdata.yaml": "range: 0 10\n"})
	twelve := 12.5
	got := Of(p, map[string]*report.Case{"secret/a/1": {Verdict: verdict.AC, Score: &twelve}})
	if got.Score != 12.5 || len(got.Warnings) == 0 {
		t.Errorf("%+v", got)
	}
}
