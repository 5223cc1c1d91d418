// Package command contains the command tools/export. This file reads the command line.
package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path"

	"oj/tools/shared/args"
	"oj/tools/shared/atomicfile"
	"oj/tools/shared/terminal"
	"oj/tools/shared/workspace"
)

const before = `examples:
  go run ./tools/export uva260                              write uva260.zip in the working folder
  go run ./tools/export -o uva260-icpc.zip uva260           write this file
  go run ./tools/export -format 2025-09 uva260              use the newer version of the format, with the visualizer

flags:
`

const after = `
The package contains the testcases; every submission, including the repository's solution and the patches of mutants.txt;
validators, referees and visualizers; the statement from the problem's README; and a uuid that depends only on the
problem's id. Go is translated to C++. Submissions that cannot be translated stay in Go.

exit status: 0 written; 1 a validator, referee or visualizer cannot be translated to C++; 2 wrong usage, an interruption,
or a file cannot be read or written
`

// Main executes the command line of this process and exits.
func Main() {
	dir, err := os.Getwd()
	if err != nil {
		fmt.Fprintln(os.Stderr, "export:", err)
		os.Exit(2)
	}
	ctx, _ := terminal.Context()
	os.Exit(Run(ctx, dir, os.Args[1:], os.Stdout, os.Stderr))
}

// Run executes the command line in the folder dir and returns the exit status.
func Run(ctx context.Context, dir string, words []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("export", flag.ContinueOnError)
	out := flags.String("o", "", "write the package to this `FILE` (default ID.zip)")
	format := flags.String("format", legacy, "version of the package format, `legacy|2025-09`")

	names, err := args.Parse(flags, words, stdout, before, after)
	if errors.Is(err, flag.ErrHelp) {
		return 0
	}
	if err == nil && len(names) != 1 {
		err = fmt.Errorf("want the id of one problem, not %d arguments", len(names))
	}
	if err == nil && *format != legacy && *format != v2025 {
		err = fmt.Errorf("-format %s: want %s or %s", *format, legacy, v2025)
	}
	if err != nil {
		fmt.Fprintf(stderr, "export: %v (-h explains the flags)\n", err)
		return 2
	}

	err = export(ctx, dir, names[0], *format, *out, stderr)
	if ctx.Err() != nil {
		err = errors.New("interrupted")
	}
	if err != nil {
		fmt.Fprintln(stderr, "export:", err)

		// A program that the translator refuses has its own exit status, so that scripts can distinguish it
		// from all other failures.
		var refused translationError
		if errors.As(err, &refused) {
			return 1
		}
		return 2
	}
	return 0
}

// export writes the package of one problem.
func export(ctx context.Context, dir, name, format, out string, log io.Writer) error {
	ws := workspace.Find(dir)
	targets, err := ws.Resolve(dir, []string{name})
	if err != nil {
		return err
	}
	if len(targets) != 1 {
		return fmt.Errorf("%q matches %d problems: give the id of one", name, len(targets))
	}

	p, err := newPackage(ctx, targets[0], format)
	if err != nil {
		return err
	}

	// Write the archive only after all files were collected, so that an error does not leave a partial
	// archive.
	if err := p.fill(); err != nil {
		return err
	}
	for _, warning := range p.warnings {
		fmt.Fprintln(log, "export:", warning)
	}

	if out == "" {
		out = path.Base(targets[0].ID) + ".zip"
	}
	text, err := p.zip()
	if err != nil {
		return err
	}
	return atomicfile.Write(workspace.In(dir, out), text)
}
