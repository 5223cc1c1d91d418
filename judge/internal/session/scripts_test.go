// This file sets up packages whose programs are scripts.

package session

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/decide"
	"oj/judge/internal/match"
	"oj/judge/internal/problem"
	"oj/judge/internal/sandbox"
)

func TestMain(m *testing.M) {
	sandbox.Init()
	os.Exit(m.Run())
}

// Two programs, of which the second is too slow while the first one holds a lock.
const (
	holdsLock  = "exec 9< LOCK\nflock 9\nexec sleep 1.5\n"
	waitsForIt = "sleep 0.5\nexec 9< LOCK\nflock -n 9 && exit 0\nwhile :; do :; done\n"
)

// scripts writes a package of these files, in which the word LOCK stands for the file lock, and builds the
// programs of these names among them.
func scripts(t *testing.T, files map[string]string, names []string) (*problem.Problem, []*build.Program) {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		text = strings.ReplaceAll(text, "LOCK", filepath.Join(dir, "lock"))
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	var jobs []build.Job
	for _, name := range names {
		jobs = append(jobs, build.Job{Source: filepath.Join(dir, name)})
	}
	progs, err := (&build.Builder{Cache: t.TempDir(), Temp: t.TempDir()}).Build(context.Background(), jobs)
	if err != nil {
		t.Fatal(err)
	}
	pkg, err := problem.Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	return pkg, progs
}

// runs is a program of a package, under a time limit.
func runs(pkg *problem.Problem, prog *build.Program, limit time.Duration, validators ...*build.Program) match.Program {
	return match.Program{Pkg: pkg, Built: prog, Validators: validators, Limits: decide.Limits{Time: limit, Output: 8 << 20}}
}
