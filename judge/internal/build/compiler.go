// This file runs compilers, and that of Go for many programs at once.

package build

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"oj/judge/internal/language"
	"oj/judge/internal/sandbox"
)

// compileModule builds programs in Go as packages of one module, which takes two thirds of the processor time that it
// takes one by one. What is not built, as it has mistakes or is hidden by build constraints, is built again alone, so
// that its messages are its own.
func (b *Builder) compileModule(ctx context.Context, dir string, tasks []*task) error {
	t := tasks[0]
	mod := fmt.Sprintf("module judged\n\ngo %s\n", strings.TrimPrefix(t.src.Standard(), "go"))
	if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte(mod), 0o644); err != nil {
		return err
	}
	args := []string{t.tool.Path, "build", "-ldflags=-s", "-o", "bin" + string(filepath.Separator)}
	for _, t := range tasks {
		args = append(args, "./"+filepath.Base(t.dir))
	}
	if err := os.Mkdir(filepath.Join(dir, "bin"), 0o755); err != nil {
		return err
	}
	if _, err := b.run(ctx, dir, args, tasks...); err != nil && !errors.Is(err, errCompile) {
		return err
	}
	suffix := filepath.Ext(language.Program)
	for _, t := range tasks {
		t.built = os.Rename(filepath.Join(dir, "bin", filepath.Base(t.dir)+suffix), filepath.Join(t.dir, language.Program)) == nil
	}
	return nil
}

// goEnv shields the builds from the settings and the module of whoever calls the judge. Programs are static and depend
// on the standard library alone, as those pasted into a judge. What was compiled of that is kept where the go command of
// whoever calls the judge keeps it, unless that folder is another user's.
func (b *Builder) goEnv() (env []string, kept string, err error) {
	kept = os.Getenv("GOCACHE")
	if users, err := os.UserCacheDir(); kept == "" && err == nil {
		kept = filepath.Join(users, "go-build")
	}
	if !sandbox.Owns(kept) {
		kept = filepath.Join(b.Cache, "go-build")
	}
	return []string{
		"GO111MODULE=on", "GOFLAGS=", "GOWORK=off", "GOTOOLCHAIN=local", "CGO_ENABLED=0", "GOPROXY=off",
		"GOOS=" + runtime.GOOS, "GOARCH=" + runtime.GOARCH, "PWD=", "GODEBUG=", "GOEXPERIMENT=", "GOCACHE=" + kept,
	}, kept, os.MkdirAll(kept, 0o755)
}

// errCompile is the error of a compiler that refused the source.
var errCompile = errors.New("compile error")

// errBounds is that of one that was ended.
var errBounds = fmt.Errorf("%w: ended by the judge", errCompile)

// The limits of a compiler, where a job does not say otherwise.
const (
	defaultTimeout = 5 * time.Minute
	defaultMemory  = 2 << 30 // bytes, of all its processes
	maxFile        = 4 << 30 // bytes, of each file that it writes
	maxProcesses   = 512     // with threads; with some more for each processor, since the go command and machines for Java have threads for each
	maxMessages    = 64 << 10
)

// run runs the compiler of these tasks in dir, shut in like the programs that it compiles, and returns its messages. Each
// task has the time that it would have alone; the memory is that of the task that may have the most, for each that is
// compiled at a time. The error is errCompile when the compiler ended with another status than 0 or exceeded its bounds,
// and something else when it could not be run.
func (b *Builder) run(ctx context.Context, dir string, args []string, tasks ...*task) (string, error) {
	temp, err := os.MkdirTemp(b.Temp, "compiler-")
	if err != nil {
		return "", err
	}
	defer sandbox.RemoveAll(temp)
	env, writable := []string{"TMPDIR=" + temp, "GOTMPDIR=" + temp, "TMP=" + temp, "TEMP=" + temp}, []string{temp}
	if tasks[0].src.Lang.ID == "go" {
		settings, kept, err := b.goEnv()
		if err != nil {
			return "", err
		}
		env, writable = append(env, settings...), append(writable, kept)
	}
	limits := sandbox.Limits{FileSize: maxFile, Processes: maxProcesses + 64*runtime.NumCPU()}
	for _, t := range tasks {
		limits.Wall += cmp.Or(t.Timeout, defaultTimeout)
		limits.Memory = max(limits.Memory, cmp.Or(t.Memory, defaultMemory))
	}
	limits.Memory *= int64(min(len(tasks), runtime.NumCPU()))
	out := &sandbox.Head{Left: maxMessages}
	got, err := sandbox.Run(ctx, sandbox.Spec{
		Args: args, Dir: dir, Writable: writable, Stdout: out, Stderr: out, Limits: limits,
		Env: (&exec.Cmd{Env: slices.Concat(os.Environ(), env)}).Environ(), // of a name that stands there twice the last counts
	})
	if ctx.Err() != nil {
		return "", ctx.Err()
	}
	text := out.String()
	switch {
	case err != nil:
		return "", err
	case got.Status == sandbox.Exited && got.ExitCode == 0:
		return text, nil
	case got.Status == sandbox.Exited:
		return text, errCompile
	case got.Status == sandbox.Signaled:
		return text + "\nthe compiler was " + got.Detail, errCompile
	case got.Status == sandbox.MemoryLimit:
		return text + fmt.Sprintf("\nthe compiler took more memory than %d MiB (limits.compilation_memory)", limits.Memory>>20), errBounds
	case got.Status == sandbox.TimeLimit:
		return text + fmt.Sprintf("\nthe compiler ran longer than %v", limits.Wall), errBounds
	}
	return text + "\nthe compiler " + got.Detail, errBounds
}
