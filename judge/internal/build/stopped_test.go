package build

import (
	"context"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"oj/judge/internal/process"
)

// TestWhyStopped: the first line of a compile error says why the compiler was stopped, even if the compiler wrote a lot, and
// such an error is not cached. The compiler is not run: only its end is given.
func TestWhyStopped(t *testing.T) {
	source := filepath.Join(t.TempDir(), "a.go")
	if err := os.WriteFile(source, []byte("package main\n\nfunc main() {}\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		state process.State
		said  string
		want  string
	}{
		{process.State{Status: process.ProcessLimit, ExitCode: -1, Processes: 22}, "warning\n",
			"the compiler needs more processes and threads than the 22 that it may start here: this user or its control group (pids.max) may start only few\n"},
		{process.State{Status: process.Exited, ExitCode: 1}, "warning\njava.lang.OutOfMemoryError: unable to create native thread: possibly out of memory\n",
			"the compiler could not start a thread: this user or its control group may start only few (ulimit -u, pids.max)\n"},
		{process.State{Status: process.TimeLimit, ExitCode: -1}, "warning\n", "the compiler ran longer than "},
		{process.State{Status: process.Exited, ExitCode: 1}, "a.go:3:1: wrong\n", "a.go:3:1: wrong"},
	} {
		runs, first := 0, 0
		b := &Builder{Cache: t.TempDir(), Temp: t.TempDir(), Workers: 1, Run: func(_ context.Context, spec process.Spec) (process.State, error) {
			runs++
			_, err := io.WriteString(spec.Stdout, c.said)
			return c.state, err
		}}
		for range 2 {
			list, err := b.Build(t.Context(), []Job{{Source: source}})
			if err != nil {
				t.Fatal(err)
			}
			if got := list[0]; !strings.HasPrefix(got.Failed, c.want) {
				t.Errorf("got %q, want %q first", got.Failed, c.want)
			}
			if first == 0 {
				first = runs
			}
		}
		isCached, wantCached := runs == first, c.want == "a.go:3:1: wrong"
		if isCached != wantCached {
			t.Errorf("%q: the compiler ran %d times in the first build, and %d times in two", c.want, first, runs)
		}
	}
}
