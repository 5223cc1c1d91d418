package command

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// initialize runs the command with these arguments.
func initialize(args ...string) (status int, out string) {
	var b bytes.Buffer
	status = Run(context.Background(), args, &b, &b)
	return status, b.String()
}

// TestModule: the new module can run the tools, its programs can import the helpers of the clone, and nothing
// is downloaded.
func TestModule(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "my solutions")
	status, out := initialize(dir)
	if status != exitOK || !strings.Contains(out, "next: cd ") {
		t.Fatalf("status %d\n%s", status, out)
	}
	for _, name := range []string{"go.mod", "README.md", ".gitignore", ".github/workflows/judge.yml", "problems", "testcases"} {
		if _, err := os.Stat(filepath.Join(dir, name)); err != nil {
			t.Error(err)
		}
	}

	solution := filepath.Join(dir, "problems", "a", "solution")
	if err := os.MkdirAll(solution, 0o755); err != nil {
		t.Fatal(err)
	}
	text := "package main\n\nimport _ \"oj/problems/lib/scan\"\n\nfunc main() {}\n"
	if err := os.WriteFile(filepath.Join(solution, "solution.go"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	goCommand := func(args ...string) string {
		t.Helper()
		cmd := exec.Command("go", args...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "GOPROXY=off", "GOFLAGS=", "GOWORK=off", "GOMODCACHE="+filepath.Join(dir, "..", "mod"))
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("go %q: %v\n%s", args, err, out)
		}
		return string(out)
	}
	goCommand("vet", "./...")
	listed := goCommand("list", "-f", "{{.ImportPath}} {{.Name}}", "tool")
	for _, tool := range []string{"oj/judge", "oj/tools/new", "oj/tools/stress", "oj/tools/submit", "oj/tools/bundle", "oj/tools/graph", "oj/tools/practise", "oj/tools/oj"} {
		if !strings.Contains(listed, tool+" main\n") {
			t.Errorf("go list tool lacks %s:\n%s", tool, listed)
		}
	}

	// The folder is a module now, so a second run fails.
	status, out = initialize(dir)
	if status != exitFailed || !strings.Contains(out, "is already a module and was not changed") {
		t.Errorf("again: status %d\n%s", status, out)
	}
}

// TestExistingFiles: init does not overwrite the user's files.
func TestExistingFiles(t *testing.T) {
	dir := t.TempDir()
	readme := filepath.Join(dir, "README.md")
	if err := os.WriteFile(readme, []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	status, out := initialize(dir)
	if text, _ := os.ReadFile(readme); status != exitOK || string(text) != "mine" || !strings.Contains(out, "kept: "+readme) {
		t.Errorf("status %d, README.md is %q\n%s", status, text, out)
	}
}

func TestRefused(t *testing.T) {
	clone, err := findClone()
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args   []string
		status int
		want   string
	}{
		{nil, exitUsage, "want one"},
		{[]string{"a", "b"}, exitUsage, "want one"},
		{[]string{"-x"}, exitUsage, "-x"},
		{[]string{filepath.Join(clone, "not-here")}, exitFailed, "inside the clone"},
		{[]string{clone}, exitFailed, "inside the clone"},
		{[]string{filepath.Join(file, "sub")}, exitFailed, "file"},
		{[]string{"-h"}, exitOK, "examples:"},
	} {
		status, out := initialize(c.args...)
		if status != c.status || !strings.Contains(out, c.want) {
			t.Errorf("%q: status %d, want %d and %q\n%s", c.args, status, c.status, c.want, out)
		}
	}
	if _, err := os.Stat(filepath.Join(clone, "not-here")); err == nil {
		t.Error("a folder was created in the clone")
	}
}

// TestInModule: the command that is shown works after the change of folder.
func TestInModule(t *testing.T) {
	for named, want := range map[string]string{
		"go run ./tools/new":         "go tool new",
		"go tool new":                "go tool new",
		"oj new":                     "oj new",
		"./oj new":                   "go tool new",
		"bin/oj new":                 "go tool new",
		"/home/ann/go/bin/oj new":    "/home/ann/go/bin/oj new",
		"../online-judge/oj.exe new": "go tool new",
	} {
		if got := inModule(named); got != want {
			t.Errorf("inModule(%q) = %q, want %q", named, got, want)
		}
	}
}
