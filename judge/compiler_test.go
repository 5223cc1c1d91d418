//go:build unix

// This file takes compilers away from the judge. It changes the environment, so its tests do not run
// beside others.

package main

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func TestMissingCompilers(t *testing.T) {
	root := t.TempDir()
	for name, text := range map[string]string{
		"go.mod": "module example\n", "problems/p/main.go": "package main\n\nfunc main() {}\n", "problems/p/main.cpp": "int main() {}\n",
		"testcases/p/problem.yaml": "", "testcases/p/.timelimit": "5", "testcases/p/data/secret/1.in": "", "testcases/p/data/secret/1.ans": "",
		"testcases/p/submissions/accepted/x.rs": "fn main() {}\n", "bot.py": "",
	} {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	gocmd, err := exec.LookPath("go")
	if err != nil {
		t.Fatal(err)
	}
	goOnly, nothing := t.TempDir(), t.TempDir()
	if err := os.Symlink(gocmd, filepath.Join(goOnly, "go")); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		path, args string
		status     int
		want       string
	}{
		{goOnly, "p", exitOK, "skipped: no C++ compiler"},
		{goOnly, "-kill p", exitOK, "skipped: no Rust compiler"},
		{goOnly, "-lang cpp p", exitTrouble, "problems/p/main.cpp: no C++ compiler"},
		{goOnly, "-src bot.py p", exitTrouble, "bot.py: no Python 3 compiler or interpreter found"},
		{nothing, "p", exitTrouble, "problems/p/main.go: no Go compiler"},
	} {
		t.Setenv("PATH", c.path)
		var out bytes.Buffer
		status := command(context.Background(), root, append([]string{"-fresh"}, strings.Fields(c.args)...), &out, &out)
		if status != c.status || !strings.Contains(out.String(), c.want) {
			t.Errorf("judge %s: status %d, want %d and %q:\n%s", c.args, status, c.status, c.want, &out)
		}
	}
}
