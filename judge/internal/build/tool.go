// This file finds compilers and interpreters and runs them.

package build

import (
	"bytes"
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

	"oj/judge/internal/sandbox"
)

// tool is a compiler or interpreter of this machine.
type tool struct {
	path     string
	identity string // changes when another version is installed
}

// tool finds the tool of a language. The error says what is missing.
func (b *Builder) tool(ctx context.Context, l *Language) (tool, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if t, ok := b.tools[l.Name]; ok {
		if t.path == "" && t.identity != "" {
			return t, errors.New(t.identity)
		}
		return t, nil
	}
	t, err := findTool(ctx, l)
	if b.tools == nil {
		b.tools = map[string]tool{}
	}
	b.tools[l.Name] = t
	if err != nil {
		b.tools[l.Name] = tool{identity: err.Error()}
	}
	return t, err
}

func findTool(ctx context.Context, l *Language) (tool, error) {
	switch {
	case l == scripted && runtime.GOOS == "windows":
		return tool{}, errors.New("build and run scripts cannot be started on Windows")
	case l == scripted:
		return tool{}, nil
	case l == foreign:
		return tool{}, errors.New("no known language")
	case l.ID == "other":
		return tool{}, fmt.Errorf("%s is none of the languages that are built here", l.Name)
	}
	for _, name := range l.Tools {
		path, err := exec.LookPath(name)
		if err != nil {
			continue
		}
		if strings.HasPrefix(l.ID, "python") {
			if path = realPython(ctx, path); path == "" {
				continue
			}
		}
		if java := javaRuntime(l, path); java != "" {
			if _, err := exec.LookPath(java); err != nil {
				return tool{}, fmt.Errorf("no %s compiler or interpreter found (%s is there, but not %s, which runs its programs)", l.Name, name, java)
			}
		}
		if l.ID == "rust" {
			if path = realRust(ctx, path); path == "" {
				continue
			}
		}
		if !hasLibrary(ctx, l, path) {
			return tool{}, fmt.Errorf("no library for %s found (%s is there)", l.Name, name)
		}
		return identify(path)
	}
	return tool{}, fmt.Errorf("no %s compiler or interpreter found (looked for %s)", l.Name, strings.Join(l.Tools, ", "))
}

// javaRuntime names what runs the programs of the languages that compile for Java's machine: that which
// belongs to the compiler, or any.
func javaRuntime(l *Language, compiler string) string {
	switch l.ID {
	case "java":
		return filepath.Join(filepath.Dir(compiler), "java"+exeSuffix)
	case "kotlin":
		return "java"
	}
	return ""
}

// realPython asks an interpreter for its own file, since what the path names may be a slow wrapper. It
// returns "" for what is not of version 3, or only a link to where it could be bought.
func realPython(ctx context.Context, path string) string {
	out, err := exec.CommandContext(ctx, path, "-c", "import sys; print(sys.executable if sys.version_info[0] == 3 else 'old')").Output()
	real := strings.TrimSpace(string(out))
	switch {
	case err != nil || real == "old":
		return ""
	case filepath.IsAbs(real):
		return real
	}
	return path
}

// realRust asks a compiler for its own file, since what the path names may be rustup's wrapper, behind which
// the toolchain changes; "" when there is none behind it.
func realRust(ctx context.Context, path string) string {
	out, err := exec.CommandContext(ctx, path, "--print", "sysroot").Output()
	if err != nil {
		return ""
	}
	real := filepath.Join(strings.TrimSpace(string(out)), "bin", "rustc"+exeSuffix)
	if _, err := os.Stat(real); err == nil {
		return real
	}
	return path
}

// hasLibrary reports whether the library of a variant can be used with this tool.
func hasLibrary(ctx context.Context, l *Language, path string) bool {
	if l.ID == "python3numpy" {
		return exec.CommandContext(ctx, path, "-c", "import numpy").Run() == nil
	}
	if l.libraries() == nil {
		return true
	}
	language, header := "c", "gmp.h"
	if l.ID == "cppgmp" {
		language, header = "c++", "gmpxx.h"
	}
	cmd := exec.CommandContext(ctx, path, append([]string{"-o", os.DevNull, "-x", language, "-"}, l.libraries()...)...)
	cmd.Stdin = strings.NewReader("#include <" + header + ">\nint main(void) { return 0; }\n")
	return cmd.Run() == nil
}

// identify names a tool by file, size and date: asking it for its version would cost more time than
// all else when nothing has to be built. For Go the file VERSION of its root is read, too.
func identify(path string) (tool, error) {
	real, err := filepath.EvalSymlinks(path)
	if err != nil {
		return tool{}, err
	}
	info, err := os.Stat(real)
	if err != nil {
		return tool{}, err
	}
	id := fmt.Sprintf("%s %d %d", real, info.Size(), info.ModTime().UnixNano())
	version, err := os.ReadFile(filepath.Join(filepath.Dir(filepath.Dir(real)), "VERSION"))
	if err == nil {
		id += " " + string(version)
	}
	return tool{path: path, identity: id}, nil
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

// run runs a compiler in dir, shut in like the programs that it compiles, and returns its messages. Besides dir it can
// write in the folders writable. The error is errCompile when it ended with another status than 0 or exceeded its
// bounds, and something else when it could not be run.
func (b *Builder) run(ctx context.Context, limit bounds, dir string, env, writable []string, args ...string) (string, error) {
	temp, err := os.MkdirTemp(b.Temp, "compiler-")
	if err != nil {
		return "", err
	}
	defer sandbox.RemoveAll(temp)
	out := &headWriter{left: compilerOutput}
	got, err := sandbox.Run(ctx, sandbox.Spec{
		Args: args, Dir: dir, Writable: append([]string{temp}, writable...), Stdout: out, Stderr: out,
		Env: slices.Concat(os.Environ(), tempEnv(temp), env),
		Limits: sandbox.Limits{
			Wall: limit.time, Memory: limit.memory, FileSize: compilerFile, Processes: compilerProcesses + 64*runtime.NumCPU(),
		},
	})
	if ctx.Err() != nil {
		return "", ctx.Err()
	}
	text := out.to.String()
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

// tempEnv is the part of the environment by which compilers lay their temporary files into a folder that is removed
// when they have ended.
func tempEnv(temp string) []string {
	return []string{"TMPDIR=" + temp, "GOTMPDIR=" + temp, "TMP=" + temp, "TEMP=" + temp}
}

// defaultTimeout ends a compiler that hangs.
const defaultTimeout = 5 * time.Minute

// defaultMemory is what a compiler may take, in bytes.
const defaultMemory = 2 << 30

// bounds are those of a compiler that builds these tasks together. Each task has the time that it would
// have alone; the memory is that of the task that may have the most.
func (b *Builder) bounds(tasks ...*task) (limit bounds) {
	for _, t := range tasks {
		limit.time += cmp.Or(t.job.Timeout, b.Timeout, defaultTimeout)
		limit.memory = max(limit.memory, cmp.Or(t.job.Memory, defaultMemory))
	}
	return limit
}

// headWriter keeps the first bytes that are written to it and swallows the rest.
type headWriter struct {
	to   bytes.Buffer
	left int
}

func (w *headWriter) Write(p []byte) (int, error) {
	n := min(len(p), w.left)
	w.to.Write(p[:n])
	w.left -= n
	return len(p), nil
}
