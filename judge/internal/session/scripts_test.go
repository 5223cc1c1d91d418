// This file contains helpers that create packages whose programs are scripts.

package session

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"oj/judge/console"
	"oj/judge/internal/build"
	"oj/judge/internal/cache"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/trial"
	"oj/tools/shared/problem"
)

func TestMain(m *testing.M) {
	sandbox.Init()
	status := m.Run()
	sandbox.Close() // removes the folders of the helpers
	os.Exit(status)
}

// Programs for the tests, as shell scripts. Two of them, tooLazy and stays, run at the same time:
//
//   - tooLazy locks a file, and then sleeps until stays has ended.
//   - stays waits until the file is locked, and then until it is unlocked.
//
// So tooLazy exceeds its time limit and is killed. This unlocks the file, and stays ends.
const (
	stays    = "while flock -n LOCK true; do sleep 0.02; done\nexec flock LOCK true\n"
	tooLazy  = "exec 9< LOCK\nflock 9\nwhile [ ! -s LOCK ]; do sleep 1; done\n"
	computes = "while :; do :; done\n"
	sleeps   = "exec sleep 1000\n"
)

// over returns a callback for ended tasks. When the task s has ended, the callback writes a text into the
// lock file. This text makes the script tooLazy end.
func over(t *testing.T, pkg *problem.Package, s *task) func(*task) {
	return func(of *task) {
		if of == s {
			if err := os.WriteFile(filepath.Join(pkg.Dir, "lock"), []byte("over"), 0o644); err != nil {
				t.Error(err)
			}
		}
	}
}

// scripts writes a package with these files, and builds the programs with the given names. In the files, the
// word LOCK is replaced with the path of a file named lock.
func scripts(t *testing.T, files map[string]string, names []string) (*problem.Package, []*build.Artifact) {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		text = strings.ReplaceAll(text, "LOCK", "${0%/*}/lock")
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	var jobs []build.Job
	for _, name := range names {
		jobs = append(jobs, build.Job{Source: filepath.Join(dir, name)})
	}
	progs, err := (&build.Builder{Run: sandbox.Run, Cache: t.TempDir(), Temp: t.TempDir()}).Build(context.Background(), jobs)
	if err != nil {
		t.Fatal(err)
	}
	for _, prog := range progs { // each program sees only its own folder, so link the lock into this folder
		if err := os.Link(filepath.Join(dir, "lock"), filepath.Join(prog.Dir, "lock")); err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
	}
	pkg, err := problem.Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	return pkg, progs
}

// newCall returns the state of a call of the judge that has two workers and an empty cache.
func newCall(t *testing.T) *call {
	runner := trial.Runner{Temp: t.TempDir(), Workers: 2}
	return &call{con: &console.Console{}, runner: runner, opt: &Options{}, report: &report.Report{}, cache: cache.Open(t.TempDir(), "")}
}

// newScriptTask returns a task that runs a program of a package under a time limit.
func newScriptTask(c *call, pkg *problem.Package, name string, prog *build.Artifact, limit time.Duration, validators ...*build.Artifact) *task {
	p := &plan{pkg: pkg, cases: pkg.JudgedCases(), givenLimit: limit, memory: pkg.Limits.Memory, record: &report.Problem{}}
	pk := &pack{plan: p, tools: trial.Tools{Validators: validators}}
	b := pk.finishBuild(newProgram(p, name, build.Job{}), prog)
	return c.newTask(b, known([]*pack{pk})[0], nil)
}
