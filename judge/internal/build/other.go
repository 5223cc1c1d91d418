// This file compiles programs of all languages but Go, one at a time.

package build

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"

	"oj/judge/internal/language"
)

// compileOne builds one program in a folder that then enters the cache.
func (b *Builder) compileOne(ctx context.Context, t *task) error {
	if err := b.workspace(t); err != nil {
		return err
	}
	stored := false
	defer func() {
		if !stored {
			os.RemoveAll(t.fresh)
		}
	}()
	if err := t.src.write(t.fresh); err != nil {
		return err
	}
	tl, err := b.tool(ctx, t.src.Lang)
	if err != nil {
		return err
	}
	args, start, err := t.src.Commands(tl.Path)
	if err != nil {
		t.prog.Failed = t.job.Source + ": " + err.Error()
	} else {
		t.prog.start = start
		for i, a := range args {
			args[i] = strings.ReplaceAll(a, language.Dir, t.fresh)
		}
		if err := b.compileIn(ctx, t, args); errors.Is(err, errBounds) {
			return nil
		} else if err != nil {
			return err
		}
	}
	stored = true
	return b.store(t)
}

// compileIn runs the compiler, if the language has one. A source that it refuses is no error, but that it
// was ended is errBounds.
func (b *Builder) compileIn(ctx context.Context, t *task, args []string) error {
	if len(args) == 0 {
		return nil
	}
	messages, err := b.run(ctx, boundsOf(t), t.fresh, nil, nil, args...)
	if _, missing := os.Stat(filepath.Join(t.fresh, "run")); err == nil && t.src.Lang == language.Scripts && missing != nil {
		t.prog.Failed = t.job.Source + ": the script build leaves no file run"
	}
	if err == nil {
		return nil
	}
	if !errors.Is(err, errCompile) {
		return err
	}
	t.prog.Failed = strings.NewReplacer(t.fresh+"/", "", t.fresh+string(filepath.Separator), "").Replace(strings.TrimSpace(messages))
	if t.prog.Failed == "" {
		t.prog.Failed = filepath.Base(args[0]) + " refused the source without a message"
	}
	if errors.Is(err, errBounds) {
		return err
	}
	return nil
}
