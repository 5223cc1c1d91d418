// This file finds compilers and interpreters.

package language

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
)

// Tool is a compiler or interpreter of this machine.
type Tool struct {
	Path     string
	Identity string // changes when another version is installed
}

// Find finds the tool of the language. The error says what is missing.
func (l *Language) Find(ctx context.Context) (Tool, error) {
	switch {
	case l == Scripts && runtime.GOOS == "windows":
		return Tool{}, errors.New("build and run scripts cannot be started on Windows")
	case l == Scripts:
		return Tool{}, nil
	case l == Unknown:
		return Tool{}, errors.New("no known language")
	case l.ID == "other":
		return Tool{}, fmt.Errorf("%s is none of the languages that are built here", l.Name)
	}
	for _, name := range l.Tools {
		path, err := exec.LookPath(name)
		if err == nil && l.real != nil {
			path, err = l.real(ctx, path)
			var without *noRuntime
			if errors.As(err, &without) {
				return Tool{}, fmt.Errorf("no %s compiler or interpreter found (%s is there, but not %s, which runs its programs)", l.Name, name, without.name)
			}
		}
		switch {
		case err != nil || path == "":
		case l.library != nil && l.library(ctx, path):
			return Tool{}, fmt.Errorf("no library for %s found (%s is there)", l.Name, name)
		default:
			return identify(path)
		}
	}
	return Tool{}, fmt.Errorf("no %s compiler or interpreter found (looked for %s)", l.Name, strings.Join(l.Tools, ", "))
}

// noRuntime is the error of a compiler whose programs nothing can run.
type noRuntime struct{ name string }

func (e *noRuntime) Error() string { return e.name + " is missing" }

// withRuntime wants what runs the programs of a compiler to be there.
func withRuntime(of func(compiler string) string) func(context.Context, string) (string, error) {
	return func(_ context.Context, compiler string) (string, error) {
		name := of(compiler)
		if _, err := exec.LookPath(name); err != nil {
			return "", &noRuntime{name}
		}
		return compiler, nil
	}
}

// realPython asks an interpreter for its own file, since what the path names may be a slow wrapper. It
// returns "" for what is not of version 3, or only a link to where it could be bought.
func realPython(ctx context.Context, path string) (string, error) {
	out, err := exec.CommandContext(ctx, path, "-c", "import sys; print(sys.executable if sys.version_info[0] == 3 else 'old')").Output()
	real := strings.TrimSpace(string(out))
	switch {
	case err != nil || real == "old":
		return "", err
	case filepath.IsAbs(real):
		return real, nil
	}
	return path, nil
}

// realRust asks a compiler for its own file, since what the path names may be rustup's wrapper, behind which
// the toolchain changes; "" when there is none behind it.
func realRust(ctx context.Context, path string) (string, error) {
	out, err := exec.CommandContext(ctx, path, "--print", "sysroot").Output()
	if err != nil {
		return "", err
	}
	real := filepath.Join(strings.TrimSpace(string(out)), "bin", "rustc"+ExeSuffix)
	if _, err := os.Stat(real); err == nil {
		return real, nil
	}
	return path, nil
}

// imports asks whether an interpreter of Python lacks a module.
func imports(module string) func(context.Context, string) bool {
	return func(ctx context.Context, python string) bool {
		return exec.CommandContext(ctx, python, "-c", "import "+module).Run() != nil
	}
}

// linked asks whether a compiler of a language lacks a library.
func linked(language, header string, libraries ...string) func(context.Context, string) bool {
	return func(ctx context.Context, compiler string) bool {
		cmd := exec.CommandContext(ctx, compiler, append([]string{"-o", os.DevNull, "-x", language, "-"}, libraries...)...)
		cmd.Stdin = strings.NewReader("#include <" + header + ">\nint main(void) { return 0; }\n")
		return cmd.Run() != nil
	}
}

// identify names a tool by file, size and date: asking it for its version would cost more time than
// all else when nothing has to be built. For Go the file VERSION of its root is read, too.
func identify(path string) (Tool, error) {
	real, err := filepath.EvalSymlinks(path)
	if err != nil {
		return Tool{}, err
	}
	info, err := os.Stat(real)
	if err != nil {
		return Tool{}, err
	}
	id := fmt.Sprintf("%s %d %d", real, info.Size(), info.ModTime().UnixNano())
	version, err := os.ReadFile(filepath.Join(filepath.Dir(filepath.Dir(real)), "VERSION"))
	if err == nil {
		id += " " + string(version)
	}
	return Tool{Path: path, Identity: id}, nil
}
