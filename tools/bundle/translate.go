package main

import (
	"errors"
	"fmt"
	"os"
	"runtime/debug"

	"oj/tools/bundle/internal/cxx"
	"oj/tools/bundle/internal/diag"
	"oj/tools/bundle/internal/pipeline"
)

// toCxx translates a bundle to C++11. What cannot be translated is told at the
// places in the program that the bundle was made of.
func toCxx(b *pipeline.Bundle) (text []byte, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%s: translator's own mistake, please report it: %v\n%s", b.Program.Origin, r, debug.Stack())
		}
	}()
	lines := b.Lines()
	return cxx.Translate(b.Source, cxx.Options{
		Name:      b.Program.Origin,
		GoVersion: b.GoVersion,
		Importer:  b.Program.Importer,
		Origin: func(line int) (string, int) {
			if line < 1 || line > len(lines) || !lines[line-1].IsValid() {
				return b.Program.Origin, line
			}
			return diag.Short(lines[line-1].Filename), lines[line-1].Line
		},
	})
}

// withoutCxx deals with a problem that has no translation: it says so, and a
// main.cpp of earlier days goes.
func (c *command) withoutCxx(name, file string, why *cxx.Unsupported) error {
	fmt.Fprintf(c.stderr, "%s (no main.cpp", why.Refusals[0])
	if more := len(why.Refusals) - 1; more > 0 {
		fmt.Fprintf(c.stderr, "; %d more such, see -lang c++11 problems/%s/solution", more, name)
	}
	fmt.Fprintln(c.stderr, ")")
	if !c.write {
		return nil
	}
	if err := os.Remove(file); err != nil && !errors.Is(err, os.ErrNotExist) {
		return fileError{err}
	}
	return nil
}
