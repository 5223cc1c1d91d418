// This file makes main.go anew of sources that changed, and finds out which sources a problem has.

package main

import (
	"context"
	"errors"
	"fmt"
	"go/parser"
	"go/token"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"

	"oj/judge/internal/workspace"
)

// bundler is the repository's tools/bundle. It is built once: "go run" would take several times as long
// as bundling, whenever something is saved.
type bundler struct {
	root string // of the module

	mu     sync.Mutex
	exe    string // "" until it is built
	temp   string
	remove func() error // of temp
}

// write generates the files of a problem.
func (b *bundler) write(ctx context.Context, problem string) error {
	if err := b.build(ctx); err != nil {
		return err
	}
	return b.run(ctx, b.exe, "-w", problem)
}

// build builds the bundler unless that was done.
func (b *bundler) build(ctx context.Context) (err error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.exe != "" {
		return nil
	}
	if b.temp == "" {
		if b.temp, b.remove, err = makeTemp(); err != nil {
			return err
		}
	}
	exe := filepath.Join(b.temp, "bundle.exe")
	if err := b.run(ctx, "go", "build", "-o", exe, "./tools/bundle"); err != nil {
		return fmt.Errorf("the bundler cannot be built: %w", err)
	}
	b.exe = exe
	return nil
}

// run runs a command in the module. The error holds what it said.
func (b *bundler) run(ctx context.Context, name string, args ...string) error {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = b.root
	out, err := cmd.CombinedOutput()
	if text := strings.TrimSpace(string(out)); err != nil && text != "" {
		return errors.New(text)
	}
	return err
}

// close removes what was built.
func (b *bundler) close() {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.temp != "" {
		b.remove()
	}
}

// imports returns the folders of the module's packages that a folder's package needs, directly or
// through others. Tests do not count, nor does what cannot be parsed: the bundler says that better.
func imports(root, folder string) map[string]bool {
	module := workspace.Module(root)
	found := map[string]bool{}
	for todo := []string{folder}; len(todo) > 0; {
		files, _ := filepath.Glob(filepath.Join(todo[0], "*.go")) // the pattern is a valid one
		todo = todo[1:]
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") {
				continue
			}
			parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
			if parsed == nil || err != nil && len(parsed.Imports) == 0 {
				continue
			}
			for _, spec := range parsed.Imports {
				path, err := strconv.Unquote(spec.Path.Value)
				rest, own := strings.CutPrefix(path, module+"/")
				dir := filepath.Join(root, filepath.FromSlash(rest))
				if err == nil && own && !found[dir] {
					found[dir] = true
					todo = append(todo, dir)
				}
			}
		}
	}
	return found
}
