package cxx

// This file compiles translated programs with g++ and clang++, with more warnings than the other tests. The compilers
// must not warn about anything.

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"

	"oj/tools/shared/testing/full"
	"oj/tools/shared/testing/tracked"
)

// TestWarnings checks programs of testdata/run and the C++ files of the problems: a few, or all with -full.
func TestWarnings(t *testing.T) {
	var compilers []string
	for _, name := range []string{"g++", "clang++"} {
		if _, err := exec.LookPath(name); err == nil {
			compilers = append(compilers, name)
		}
	}
	if len(compilers) == 0 {
		compiler(t) // skips or fails
	}

	programs, _ := filepath.Glob("testdata/run/*.go")
	problems, _ := filepath.Glob("../../../../problems/*/main.cpp")
	problems = tracked.Only(t, problems)
	if len(programs) == 0 || len(problems) == 0 {
		t.Fatalf("%d programs and %d problems found", len(programs), len(problems))
	}
	own := []string{"testdata/run/math_all.go", "testdata/run/print_unneeded.go"}
	for _, path := range append(programs, problems...) {
		if full.Mine(t.Name()+path) && !slices.Contains(own, path) {
			own = append(own, path)
		}
	}

	dir := t.TempDir()
	inParallel(own, func(path string) {
		source := path
		if filepath.Ext(path) == ".go" {
			src, err := os.ReadFile(path)
			if err != nil {
				t.Error(err)
				return
			}
			text, err := Translate(t.Context(), src, Options{Name: path, GoVersion: languageOf(src), Minify: len(src)%2 == 0})
			if err != nil {
				t.Errorf("%s: %v", path, err)
				return
			}
			source = filepath.Join(dir, filepath.Base(path)+".cpp")
			if err := os.WriteFile(source, text, 0o644); err != nil {
				t.Error(err)
				return
			}
		}
		for _, name := range compilers {
			out, err := exec.Command(name, "-std=c++11", "-Wall", "-pedantic", "-Werror", "-fsyntax-only", source).CombinedOutput()
			if err != nil {
				t.Errorf("%s %s: %v\n%s", name, path, err, head(string(out), 5))
			}
		}
	})
}
