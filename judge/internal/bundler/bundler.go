// Package bundler makes main.go and main.cpp anew of a problem's sources, by the repository's tools/bundle.
package bundler

import (
	"context"
	"errors"
	"fmt"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"

	"oj/judge/internal/tempdir"
)

// Bundler is the repository's tools/bundle. It is built once: "go run" would take several times as long
// as bundling, whenever something is saved.
type Bundler struct {
	Root string // of the module

	mu     sync.Mutex
	exe    string // "" until it is built
	temp   string
	remove func() error // of temp
}

// Write generates the files of a problem.
func (b *Bundler) Write(ctx context.Context, problem string) error {
	if err := b.Build(ctx); err != nil {
		return err
	}
	return b.run(ctx, b.exe, "-w", problem)
}

// Build builds the bundler unless that was done.
func (b *Bundler) Build(ctx context.Context) (err error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.exe != "" {
		return nil
	}
	if b.temp == "" {
		if b.temp, b.remove, err = tempdir.Make(); err != nil {
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
func (b *Bundler) run(ctx context.Context, name string, args ...string) error {
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = b.Root
	out, err := cmd.CombinedOutput()
	if text := strings.TrimSpace(string(out)); err != nil && text != "" {
		return errors.New(text)
	}
	return err
}

// Close removes what was built.
func (b *Bundler) Close() {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.temp != "" {
		b.remove()
	}
}
