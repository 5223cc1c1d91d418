// This file runs compilers and interpreters.

package build

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"

	"oj/judge/internal/language"
	"oj/judge/internal/sandbox"
)

// tool finds the tool of a language, once. The error says what is missing.
func (b *Builder) tool(ctx context.Context, l *language.Language) (language.Tool, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	f, ok := b.tools[l.Name]
	if !ok {
		if b.tools == nil {
			b.tools = map[string]found{}
		}
		f.tool, f.err = l.Find(ctx)
		b.tools[l.Name] = f
	}
	return f.tool, f.err
}

// found is what came of looking for a tool.
type found struct {
	tool language.Tool
	err  error
}

// compilerOutput bounds what is kept of a compiler's messages, in bytes.
const compilerOutput = 64 << 10

// errCompile is the error of a compiler that refused the source.
var errCompile = errors.New("compile error")

// errBounds is that of one that was ended. It may be another story on another day, so it is not kept.
var errBounds = fmt.Errorf("%w: ended by the judge", errCompile)

// bounds are the limits of a compiler.
type bounds struct {
	time   time.Duration
	memory int64 // bytes, of all its processes
}

// run runs a compiler in dir, shut in like the programs that it compiles, and returns its messages. Apart from dir it can
// write in the folders writable. The error is errCompile when it ended with another status than 0 or exceeded its
// bounds, and something else when it could not be run.
func (b *Builder) run(ctx context.Context, limit bounds, dir string, env, writable []string, args ...string) (string, error) {
	temp, err := os.MkdirTemp(b.Temp, "compiler-")
	if err != nil {
		return "", err
	}
	defer sandbox.RemoveAll(temp)
	out := &sandbox.Head{Left: compilerOutput}
	got, err := sandbox.Run(ctx, sandbox.Spec{
		Args: args, Dir: dir, Writable: append([]string{temp}, writable...), Stdout: out, Stderr: out,
		Env: environment(slices.Concat(tempEnv(temp), env)),
		Limits: sandbox.Limits{
			Wall: limit.time, Memory: limit.memory, FileSize: compilerFile, Processes: compilerProcesses + 64*runtime.NumCPU(),
		},
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
		return text + fmt.Sprintf("\nthe compiler took more memory than %d MiB (limits.compilation_memory)", limit.memory>>20), errBounds
	case got.Status == sandbox.TimeLimit:
		return text + fmt.Sprintf("\nthe compiler ran longer than %v", limit.time), errBounds
	}
	return text + "\nthe compiler " + got.Detail, errBounds
}

const (
	// compilerFile bounds each file that a compiler writes, in bytes.
	compilerFile = 4 << 30
	// compilerProcesses bounds the processes and threads of a compiler, with some more for each processor: the go
	// command and machines for Java have threads for each.
	compilerProcesses = 512
)

// environment is that of the judge but for these settings. Of a name that stands there twice the first would count.
func environment(own []string) []string {
	inherited := slices.DeleteFunc(os.Environ(), func(setting string) bool {
		name, _, _ := strings.Cut(setting, "=")
		return slices.ContainsFunc(own, func(s string) bool { return strings.HasPrefix(s, name+"=") })
	})
	return append(inherited, own...)
}

// tempEnv is the part of the environment by which compilers lay their temporary files into a folder that is removed
// when they have ended.
func tempEnv(temp string) []string {
	return []string{"TMPDIR=" + temp, "GOTMPDIR=" + temp, "TMP=" + temp, "TEMP=" + temp}
}

// defaultTimeout ends a compiler that hangs.
const defaultTimeout = 5 * time.Minute

// defaultMemory is what a compiler may take, in bytes.
const defaultMemory = 2 << 30

// boundsOf are those of a compiler that builds these tasks together. Each task has the time that it would
// have alone; the memory is that of the task that may have the most.
func boundsOf(tasks ...*task) (limit bounds) {
	for _, t := range tasks {
		limit.time += cmp.Or(t.job.Timeout, defaultTimeout)
		limit.memory = max(limit.memory, cmp.Or(t.job.Memory, defaultMemory))
	}
	return limit
}
