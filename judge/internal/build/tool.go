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
	memory int64 // bytes, of each process; 0 for none
}

// run runs a compiler in dir and returns its messages. The error is errCompile when it ended with
// another status than 0 or exceeded its bounds, and something else when it could not be run.
func (b *Builder) run(ctx context.Context, limit bounds, dir string, env []string, args ...string) (string, error) {
	limited, cancel := context.WithTimeout(ctx, limit.time)
	defer cancel()
	cmd := exec.CommandContext(limited, args[0], args[1:]...)
	cmd.Dir, cmd.Env = dir, append(append(os.Environ(), b.scratch()...), env...)
	cmd.WaitDelay = 2 * time.Second
	var out bytes.Buffer
	cmd.Stdout = &headWriter{&out, compilerOutput}
	cmd.Stderr = cmd.Stdout
	ownGroup(cmd)
	if err := cmd.Start(); err != nil {
		return "", err
	}
	forget := sandbox.KillAfterDeath(cmd.Process.Pid) // its group
	guarded := guardMemory(cmd, limit.memory)
	err := cmd.Wait()
	forget()
	exceeded := guarded()
	if ctx.Err() != nil {
		return "", ctx.Err()
	}
	if exceeded {
		return out.String() + fmt.Sprintf("\nthe compiler took more memory than %d MiB (limits.compilation_memory)", limit.memory>>20), errBounds
	}
	if limited.Err() != nil {
		return out.String() + fmt.Sprintf("\nthe compiler ran longer than %v", limit.time), errBounds
	}
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return out.String(), errCompile
	}
	return out.String(), err
}

// scratch is the part of the environment by which compilers lay their temporary files into the folder of
// this run: what they leave when they are killed goes with it.
func (b *Builder) scratch() []string {
	if b.Temp == "" {
		return nil
	}
	return []string{"TMPDIR=" + b.Temp, "GOTMPDIR=" + b.Temp, "TMP=" + b.Temp, "TEMP=" + b.Temp}
}

// defaultTimeout ends a compiler that hangs.
const defaultTimeout = 5 * time.Minute

// bounds are those of a compiler that builds these tasks together. Each task has the time that it would
// have alone; the memory is that of the task that may have the most.
func (b *Builder) bounds(tasks ...*task) (limit bounds) {
	bounded := true
	for _, t := range tasks {
		limit.time += cmp.Or(t.job.Timeout, b.Timeout, defaultTimeout)
		limit.memory = max(limit.memory, t.job.Memory)
		bounded = bounded && t.job.Memory > 0
	}
	if !bounded {
		limit.memory = 0
	}
	return limit
}

// headWriter keeps the first bytes that are written to it and swallows the rest.
type headWriter struct {
	to   *bytes.Buffer
	left int
}

func (w *headWriter) Write(p []byte) (int, error) {
	n := min(len(p), w.left)
	w.to.Write(p[:n])
	w.left -= n
	return len(p), nil
}
