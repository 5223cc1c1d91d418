// This file compiles Go programs, all of one language version in one call of the go command.

package build

import (
	"context"
	"errors"
	"fmt"
	"go/version"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"oj/judge/internal/language"
	"oj/judge/internal/sandbox"
)

// goEnv shields the builds from the settings and the module of whoever calls the judge. Programs are
// static and depend on the standard library alone, as those pasted into a judge.
var goEnv = []string{
	"GO111MODULE=on", "GOFLAGS=", "GOWORK=off", "GOTOOLCHAIN=local", "CGO_ENABLED=0", "GOPROXY=off",
	"GOOS=" + runtime.GOOS, "GOARCH=" + runtime.GOARCH, "PWD=", "GODEBUG=", "GOEXPERIMENT=",
}

// compileGo builds the tasks as packages of one temporary module. When some fail, each of these is
// built again alone, so that its messages are its own; the others are not touched by the failure.
func (b *Builder) compileGo(ctx context.Context, level string, tasks []*task) error {
	root, err := os.MkdirTemp(b.Temp, "go-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(root)
	if err := writeModule(root, level, tasks); err != nil {
		return err
	}
	gocmd, err := b.tool(ctx, language.ByID("go"))
	if err != nil {
		return err
	}
	if err := b.goCommand(ctx, gocmd, root, tasks); err != nil {
		return err
	}
	var work []func() error
	for i, t := range tasks {
		work = append(work, func() error { return b.finishGo(ctx, gocmd.Path, root, i, t) })
	}
	return Parallel(b.Workers, work)
}

// goCommand builds the tasks. Some may fail.
func (b *Builder) goCommand(ctx context.Context, gocmd language.Tool, root string, tasks []*task) error {
	limit := boundsOf(tasks...)
	atOnce := max(2, min(len(tasks), runtime.NumCPU()))
	limit.memory *= int64(atOnce)
	args := []string{gocmd.Path, "build", fmt.Sprintf("-p=%d", atOnce), "-ldflags=-s -w", "-o", "bin" + string(filepath.Separator)}
	for i := range tasks {
		args = append(args, "./"+goDir(i)+"/...")
	}
	if _, err := b.goRun(ctx, limit, root, args...); err != nil && !errors.Is(err, errCompile) {
		return err
	}
	return nil
}

// goRun runs the go command, which keeps what it has compiled in a folder of its own.
func (b *Builder) goRun(ctx context.Context, limit bounds, root string, args ...string) (string, error) {
	kept, err := b.goCache()
	if err != nil {
		return "", err
	}
	return b.run(ctx, limit, root, append(slices.Clip(goEnv), "GOCACHE="+kept), []string{kept}, args...)
}

// goCache is the folder in which the go command keeps what it has compiled: that of whoever calls the judge, unless
// it is another user's.
func (b *Builder) goCache() (string, error) {
	dir := os.Getenv("GOCACHE")
	if users, err := os.UserCacheDir(); dir == "" && err == nil {
		dir = filepath.Join(users, "go-build")
	}
	if !sandbox.Owns(dir) {
		dir = filepath.Join(b.Cache, "go-build")
	}
	return dir, os.MkdirAll(dir, 0o755)
}

// goDir names the package of the i-th task; the name is that of its program file, too.
func goDir(i int) string { return fmt.Sprintf("p%04d", i) }

// writeModule writes the module's files.
func writeModule(root, level string, tasks []*task) error {
	mod := "module judged\n"
	mod += "\ngo " + goLevel(level) + "\n"
	if err := os.WriteFile(filepath.Join(root, "go.mod"), []byte(mod), 0o644); err != nil {
		return err
	}
	if err := os.Mkdir(filepath.Join(root, "bin"), 0o755); err != nil {
		return err
	}
	for i, t := range tasks {
		if err := t.src.goFiles().write(filepath.Join(root, goDir(i))); err != nil {
			return err
		}
	}
	return nil
}

// goLevel is the language version for go.mod.
func goLevel(level string) string {
	if level == "" {
		return installedGo()
	}
	return level
}

// installedGo is the language version of the toolchain that built the judge, such as "1.26".
func installedGo() string {
	if v := version.Lang(runtime.Version()); v != "" {
		return strings.TrimPrefix(v, "go")
	}
	return "1.25"
}

// goFiles returns the source as it is laid into the module: a single file is called main.go, and
// tests are left out.
func (s *source) goFiles() *source {
	c := &source{Source: language.Source{Lang: s.Lang, Single: s.Single}}
	for i, f := range s.Files {
		if s.Single && i == 0 {
			f.Name = "main.go"
		}
		if !strings.HasSuffix(f.Name, "_test.go") && f.Name != "go.mod" && f.Name != "go.sum" {
			c.Files = append(c.Files, f)
		}
	}
	return c
}

// finishGo takes the i-th program out of the module and stores it.
func (b *Builder) finishGo(ctx context.Context, gocmd, root string, i int, t *task) error {
	name := goDir(i)
	exe := filepath.Join(root, "bin", name+language.ExeSuffix)
	if _, err := os.Stat(exe); err != nil {
		messages, err := b.goAlone(ctx, boundsOf(t), gocmd, root, goLevel(t.job.GoLang), name, exe)
		if err != nil && !errors.Is(err, errCompile) {
			return err
		}
		if _, statErr := os.Stat(exe); statErr != nil {
			t.prog.Failed = goMessages(messages, name, t.job.Source, t.src.Single)
		}
		if errors.Is(err, errBounds) {
			return nil
		}
	}
	if err := b.workspace(t); err != nil {
		return err
	}
	if t.prog.Failed == "" {
		t.prog.start = []string{filepath.Join(language.Dir, "program"+language.ExeSuffix)}
		if err := moveFile(exe, filepath.Join(t.fresh, "program"+language.ExeSuffix)); err != nil {
			return err
		}
	}
	return b.store(t)
}

// goAlone builds one package by naming its files, so that build constraints do not hide them. The
// language version has to be given, since files that are named belong to no module.
func (b *Builder) goAlone(ctx context.Context, limit bounds, gocmd, root, level, name, exe string) (string, error) {
	files, err := filepath.Glob(filepath.Join(root, name, "*.go"))
	if err != nil || len(files) == 0 {
		return "no Go files", errCompile
	}
	bin := filepath.Join("bin", "of-"+name) // a folder, into which what is not of package main is not written
	args := []string{gocmd, "build", "-p=2", "-ldflags=-s -w", "-gcflags=-lang=go" + level, "-o", bin + string(filepath.Separator)}
	for _, f := range files {
		args = append(args, "./"+name+"/"+filepath.Base(f))
	}
	if out, err := b.goRun(ctx, limit, root, args...); err != nil {
		return out, err
	}
	if built, _ := filepath.Glob(filepath.Join(root, bin, "*")); len(built) == 1 {
		return "", os.Rename(built[0], exe)
	}
	return "", nil
}

// goMessages puts the names of the real files into the compiler's messages.
func goMessages(text, name, path string, single bool) string {
	var lines []string
	for _, line := range strings.Split(strings.TrimSpace(text), "\n") {
		line = strings.TrimSuffix(line, "\r")
		if strings.HasPrefix(line, "# ") {
			continue
		}
		for _, slash := range []string{"/", `\`} { // both occur on Windows
			line = strings.TrimPrefix(line, "."+slash)
			if single {
				line = strings.ReplaceAll(line, name+slash+"main.go", path)
			} else {
				line = strings.ReplaceAll(line, name+slash, path+slash)
			}
		}
		lines = append(lines, line)
	}
	if text = strings.Join(lines, "\n"); text == "" {
		text = path + ": the go command built no program of it; is it package main?"
	}
	return text
}

// moveFile renames, or copies where the target is on another file system.
func moveFile(from, to string) error {
	if os.Rename(from, to) == nil {
		return nil
	}
	data, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	return os.WriteFile(to, data, 0o755)
}
