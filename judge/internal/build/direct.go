// This file compiles Go programs of a single file by the compiler and the linker themselves, which takes
// half as long as the go command: it would find out again and again where the compiled packages of the
// standard library are. It told us once, and that is kept. Whatever is unusual, and all that fails, is
// left to the go command, so that its messages are the ones that people know.

package build

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"oj/tools/atomicfile"
)

// toolchain is what the go command knows about the compilation of programs.
type toolchain struct {
	dir      string            // of the compiler and the linker
	root     string            // GOROOT
	defaults string            // the GODEBUG settings of programs in this language version
	packages map[string]string // the files of the compiled packages, by import path; "" where there is none
}

// told is by whom the package's own settings are asked for: the lines of the file in which they are kept.
const told = "{{if .Standard}}{{.ImportPath}}={{.Export}}{{else}}={{.DefaultGODEBUG}}{{end}}"

// direct builds those of the tasks that can be built without the go command and returns the others.
func (b *Builder) direct(ctx context.Context, gocmd tool, root, level string, tasks []*task) (rest []int) {
	all := make([]int, len(tasks))
	for i := range tasks {
		all[i] = i
	}
	if runtime.GOOS != "linux" { // where this was never tried
		return all
	}
	chain, err := readToolchain(b.toolchainFile(gocmd, level))
	if err != nil {
		return all
	}
	left := make([]bool, len(tasks))
	var work []func() error
	for i, t := range tasks {
		imports, plain := t.src.plainImports()
		if left[i] = !plain || !chain.knows(imports); !left[i] {
			work = append(work, func() error {
				left[i] = b.compileAndLink(ctx, chain, root, level, i, t, imports) != nil
				return nil
			})
		}
	}
	parallel(b.Workers, work)
	return slices.DeleteFunc(all, func(i int) bool { return !left[i] })
}

// plainImports returns the packages that a source imports, and whether it is one file without anything
// for which the go command has special rules.
func (s *source) plainImports() (imports []string, plain bool) {
	if len(s.files) != 1 || bytes.Contains(s.files[0].data, []byte("//go:")) {
		return nil, false
	}
	parsed, err := parser.ParseFile(token.NewFileSet(), s.files[0].name, s.files[0].data, parser.ImportsOnly)
	if err != nil || parsed.Name.Name != "main" {
		return nil, false
	}
	for _, spec := range parsed.Imports {
		path, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			return nil, false
		}
		imports = append(imports, path)
	}
	return imports, !slices.ContainsFunc(imports, special)
}

// special tells packages that programs may not import, and those by which a program sees how it was built.
func special(path string) bool {
	switch path {
	case "C", "embed", "debug/buildinfo", "runtime/debug", "plugin":
		return true
	}
	return strings.HasPrefix(path, "internal/") || strings.Contains(path, "/internal") || strings.HasPrefix(path, "vendor/")
}

// knows reports whether all these packages, and with them all that they need, are there.
func (c *toolchain) knows(imports []string) bool {
	return !slices.ContainsFunc(imports, func(path string) bool {
		_, ok := c.packages[path]
		return !ok
	})
}

// compileAndLink builds the i-th program where the go command would have put it.
func (b *Builder) compileAndLink(ctx context.Context, c *toolchain, root, level string, i int, t *task, imports []string) error {
	name := goDir(i)
	object, exe := filepath.Join(root, name+".a"), filepath.Join(root, "bin", name)
	library, all := filepath.Join(root, name+".imports"), filepath.Join(root, name+".packages")
	if err := os.WriteFile(library, c.config(imports), 0o644); err != nil {
		return err
	}
	if err := os.WriteFile(all, c.config(nil), 0o644); err != nil {
		return err
	}
	env := append([]string{"GOROOT=" + c.root}, goEnv...)
	compile := []string{
		filepath.Join(c.dir, "compile"), "-o", object, "-p", "main", "-lang=go" + level, "-complete", "-nolocalimports",
		"-importcfg", library, "-pack", fmt.Sprintf("-c=%d", min(4, runtime.NumCPU())), "./" + name + "/main.go",
	}
	if _, err := b.run(ctx, b.bounds(t), root, env, compile...); err != nil {
		return err
	}
	link := []string{filepath.Join(c.dir, "link"), "-o", exe, "-importcfg", all, "-s", "-w", "-buildmode=exe"}
	if c.defaults != "" {
		link = append(link, "-X=runtime.godebugDefault="+c.defaults)
	}
	if _, err := b.run(ctx, b.bounds(t), root, env, append(link, object)...); err != nil {
		os.Remove(exe)
		return err
	}
	return nil
}

// config lists the files of packages as compiler and linker want it; nil for all packages.
func (c *toolchain) config(paths []string) []byte {
	var text []byte
	for path, file := range c.packages {
		if file != "" && (paths == nil || slices.Contains(paths, path)) {
			text = fmt.Appendf(text, "packagefile %s=%s\n", path, file)
		}
	}
	return text
}

// toolchainFile is where the settings are kept, for each toolchain, language version and environment.
func (b *Builder) toolchainFile(gocmd tool, level string) string {
	h := sha256.New()
	fmt.Fprintf(h, "%q %q %q\n", gocmd.identity, level, goEnv)
	env := os.Environ()
	slices.Sort(env)
	for _, v := range env {
		if strings.HasPrefix(v, "GO") || strings.HasPrefix(v, "HOME=") || strings.HasPrefix(v, "XDG_CACHE_HOME=") {
			fmt.Fprintf(h, "%q\n", v)
		}
	}
	return filepath.Join(b.Cache, "toolchain-"+hex.EncodeToString(h.Sum(nil)[:16])+".txt")
}

// readToolchain reads what learn has written, and fails if a compiled package has vanished since.
func readToolchain(file string) (*toolchain, error) {
	data, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	lines := strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")
	if len(lines) < 4 {
		return nil, fmt.Errorf("%s is cut off", file)
	}
	c := &toolchain{dir: lines[0], root: lines[1], defaults: lines[2], packages: map[string]string{}}
	for _, line := range lines[3:] {
		path, export, _ := strings.Cut(line, "=")
		if _, err := os.Stat(export); err != nil && export != "" {
			return nil, err
		}
		c.packages[path] = export
	}
	now := time.Now()
	os.Chtimes(file, now, now) // so that cleaning up knows what is in use; nothing depends on it
	return c, nil
}

// learn asks the go command where the packages are that these tasks import, once it has built them, and
// keeps it beside what was known. What goes wrong is no harm: then the go command builds next time, too.
func (b *Builder) learn(ctx context.Context, gocmd tool, root, level string, tasks []*task) {
	if runtime.GOOS != "linux" {
		return
	}
	file := b.toolchainFile(gocmd, level)
	known, err := readToolchain(file)
	if err != nil {
		known = &toolchain{packages: map[string]string{}}
	}
	var folders []string
	for i, t := range tasks {
		imports, plain := t.src.plainImports()
		if plain && t.prog.Failed == "" && !known.knows(imports) {
			folders = append(folders, "./"+goDir(i))
		}
	}
	if len(folders) == 0 {
		return
	}
	limit := b.bounds(tasks...)
	dirs, err := b.run(ctx, limit, root, goEnv, gocmd.path, "env", "GOTOOLDIR", "GOROOT")
	if err != nil {
		return
	}
	list, err := b.run(ctx, limit, root, goEnv, append([]string{gocmd.path, "list", "-export", "-deps", "-f", told}, folders...)...)
	if err != nil {
		return
	}
	for _, line := range strings.Split(strings.TrimSpace(list), "\n") {
		if path, value, ok := strings.Cut(line, "="); !ok {
			return
		} else if path == "" {
			known.defaults = value
		} else {
			known.packages[path] = value
		}
	}
	text := strings.TrimSpace(dirs) + "\n" + known.defaults + "\n"
	for path, export := range known.packages {
		text += path + "=" + export + "\n"
	}
	if os.MkdirAll(b.Cache, 0o755) == nil {
		_ = atomicfile.Write(file, []byte(text))
	}
}
