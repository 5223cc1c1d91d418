package board

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"oj/judge/console"
	"oj/judge/internal/session"
)

// TestToolsImports checks that a package is watched if a referee or a visualizer imports it. A change of the
// package must affect only the problems whose referee or visualizer imports it, directly or indirectly.
func TestToolsImports(t *testing.T) {
	dir := t.TempDir()
	imports := func(path string) string { return "package p\n\nimport _ \"example/testcases/internal/" + path + "\"\n" }
	for name, text := range map[string]string{
		"go.mod":                                     "module example\n\ngo 1.18\n",
		"testcases/internal/pursuit/pursuit.go":      imports("data"),
		"testcases/internal/data/data.go":            "package data\n",
		"testcases/internal/svg/svg.go":              "package svg\n",
		"testcases/game/problem.yaml":                "",
		"testcases/game/output_validators/r/main.go": imports("pursuit"),
		"testcases/draws/problem.yaml":               "",
		"testcases/draws/output_visualizer/main.go":  imports("svg"),
		"testcases/draws/generators/main.go":         imports("data"),
		"problems/game/solution/solution.go":         "package main\n",
		"problems/draws/solution/solution.go":        "package main\n",
	} {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}

	w := &watcher{con: &console.Console{Dir: dir}, opt: session.Options{Names: []string{"game", "draws"}}}
	if err := w.find(); err != nil {
		t.Fatal(err)
	}
	for folder, want := range map[string][]string{"pursuit": {"game"}, "data": {"game"}, "svg": {"draws"}, "other": nil} {
		path := filepath.Join(w.ws.Root, "testcases", "internal", folder)
		if slices.Contains(w.paths, path) != (want != nil) {
			t.Errorf("%s: watched are %q", folder, w.paths)
		}

		var affected []string
		for _, target := range w.targets {
			if w.affects(filepath.Join(path, "x.go"), target) {
				affected = append(affected, target.ID)
			}
			if w.affects(filepath.Join(path, "x_test.go"), target) {
				t.Errorf("a test in %s affects %s", folder, target.ID)
			}
		}
		if !slices.Equal(affected, want) {
			t.Errorf("%s affects %q, want %q", folder, affected, want)
		}
	}
}

// TestAffectsFlat checks that in a folder of testcases every program is watched, in every language, but no test.
func TestAffectsFlat(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"a.go", "a.py", "a_test.go", "1.in", "1.out"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("package main\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	w := &watcher{con: &console.Console{Dir: dir}, opt: session.Options{Names: []string{"."}}}
	if err := w.find(); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]bool{"a.go": true, "a.py": true, "1.in": true, "a_test.go": false} {
		if got := w.affects(filepath.Join(w.targets[0].Package, name), w.targets[0]); got != want {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
}
