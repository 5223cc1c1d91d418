// Package command contains the command tools/bundle. This file reads the command line.
package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime/debug"
	"strings"

	"oj/tools/bundle/generated"
	"oj/tools/shared/args"
	"oj/tools/shared/site"
	"oj/tools/shared/terminal"
)

const usage = `Examples:
  go run ./tools/bundle problems/uva11321/solution              print the program as one Go file
  go run ./tools/bundle -o main.go -for codingame .             write it to main.go, checked against CodinGame's Go
  go run ./tools/bundle -lang c++11 -o main.cpp main.go         translate it to C++11
  go run ./tools/bundle -w uva11321                             regenerate main.go and main.cpp of a problem
  go run ./tools/bundle -check                                  which generated files are out of date?
  go run ./tools/bundle -helpers kruskal                        which helper does this, and how is it called?

Usage:
  go run ./tools/bundle [-o FILE] [-lang go|c++11] [-for SITE] DIR|FILE.go
        write the program in DIR or FILE.go as one self-contained file
  go run ./tools/bundle -w [problem ...]
        rewrite main.go and main.cpp of these problems, or of all, for the site
        that source_url in problem.yaml names; without names, not where a .gitignore
        in a folder of problems names main.go
  go run ./tools/bundle -check
        name every generated file that is missing, out of date or orphaned
  go run ./tools/bundle -helpers WORD
        print contract, methods, example and import line of the helper that
        has this name here, in ac-library, in KACTL or in a textbook

Flags:
`

const after = `
You may name a problem by any prefix of its id that only one problem has, a UVa problem
by its number, and all problems of a contest by their folder. -w and -check work
in the repository that contains the working directory: the nearest folder above it
that contains both go.mod and problems. If the site accepts Go, there is no main.cpp.

Exit status: 0 success; 1 the program cannot be bundled, or -check has named a file;
2 wrong usage, an interruption, or a file could not be read or written.
`

// A command is one parsed command line.
type command struct {
	ctx             context.Context // canceled when the user interrupts the command
	out, lang, site string
	helpers         string // the word that -helpers searches for
	write, check    bool
	minify          bool
	comments        string // short or full
	args            []string
	stdout, stderr  io.Writer
}

// A usageError is an error in the command line. The exit status is 2.
type usageError struct{ error }

// A fileError means that a file could not be read or written. The exit status is 2.
type fileError struct{ error }

// Main executes the command line of this process and exits.
func Main() {
	// Collect garbage rarely, because a run is short and uses little memory, see collectOften.
	debug.SetGCPercent(1000)
	ctx, _ := terminal.Context()
	os.Exit(Run(ctx, os.Args[1:], os.Stdout, os.Stderr))
}

// Run executes the command and returns its exit status.
func Run(ctx context.Context, line []string, stdout, stderr io.Writer) int {
	c, err := parse(line, stdout, stderr)

	// parse has printed the help.
	if errors.Is(err, flag.ErrHelp) {
		return 0
	}
	if err == nil {
		c.ctx = ctx
		err = c.do()
	}

	// After an interruption, do not print err, which is only a consequence of it.
	if ctx.Err() != nil {
		fmt.Fprintln(stderr, "bundle: interrupted")
		return 2
	}

	// The type of the error determines the exit status.
	var usage usageError
	var file fileError
	switch {
	case err == nil:
		return 0
	case errors.As(err, &usage):
		fmt.Fprintf(stderr, "bundle: %v (-h explains the flags)\n", err)
		return 2
	case errors.As(err, &file):
		fmt.Fprintf(stderr, "bundle: %v\n", err)
		return 2
	}

	// Any other error is about the program, and its messages have positions.
	fmt.Fprintln(stderr, err)
	return 1
}

// parse parses the command line. For -h it prints the help and returns flag.ErrHelp.
func parse(line []string, stdout, stderr io.Writer) (*command, error) {
	c := &command{stdout: stdout, stderr: stderr}

	f := flag.NewFlagSet("bundle", flag.ContinueOnError)
	f.StringVar(&c.out, "o", "", "write the result to this `FILE` instead of standard output")
	f.StringVar(&c.lang, "lang", "go", "`LANGUAGE` of the result: go or c++11")
	f.StringVar(&c.site, "for", "", "check the result against the limits of this `SITE`: "+strings.Join(site.Names(), ", "))
	f.StringVar(&c.comments, "comments", "short", "comments of the packages that the program imports: `MODE` short leaves one line above each\nfunction and type, and the comments about fields, full keeps them all, and the order of the packages")
	f.StringVar(&c.helpers, "helpers", "", "print the helper that has the name `WORD`; several words must all fit")
	f.BoolVar(&c.minify, "minify", false, "with -lang c++11: make the text as short as possible, also if a readable one is short enough")
	f.BoolVar(&c.write, "w", false, "rewrite the generated files of problems")
	f.BoolVar(&c.check, "check", false, "exit 1 and name every generated file that is out of date")

	// A usageError makes the command exit with the status for wrong usage.
	var err error
	c.args, err = args.Parse(f, line, stdout, usage, after)
	if errors.Is(err, flag.ErrHelp) {
		return nil, err
	}
	if err != nil {
		return nil, usageError{err}
	}
	return c, c.validate()
}

// validate returns an error if a flag has an unknown value, or if flags and arguments cannot be combined.
func (c *command) validate() error {
	switch {
	case c.lang != "go" && c.lang != "c++11":
		return usageError{fmt.Errorf("-lang %s: want go or c++11", c.lang)}
	case c.comments != "short" && c.comments != "full":
		return usageError{fmt.Errorf("-comments %s: want short or full", c.comments)}
	case c.site != "" && site.Find(c.site) == nil:
		return usageError{fmt.Errorf("-for %s: want one of %s", c.site, strings.Join(site.Names(), ", "))}
	case c.helpers != "" && (c.write || c.check || c.out != "" || c.site != "" || c.lang != "go" || len(c.args) > 0):
		return usageError{errors.New("-helpers takes no other flags and no arguments")}
	case c.helpers != "":
		return nil
	case c.write && c.check:
		return usageError{errors.New("-w and -check exclude each other")}
	case (c.write || c.check || c.helpers != "") && c.comments != "short":
		return usageError{errors.New("-comments is only for a bundle of one program")}
	case (c.write || c.check) && (c.out != "" || c.site != "" || c.lang != "go"):
		return usageError{errors.New("-w and -check take no -o, -for or -lang: the problem determines the files and their language")}
	case c.minify && c.lang != "c++11":
		return usageError{errors.New("-minify is only for -lang c++11")}
	case c.check && len(c.args) > 0:
		return usageError{errors.New("-check takes no arguments: it checks every problem")}
	case !c.write && !c.check && len(c.args) != 1:
		return usageError{fmt.Errorf("%d arguments: want one folder or one .go file", len(c.args))}
	}
	return nil
}

// do executes the parsed command line.
func (c *command) do() error {
	// validate has made sure that at most one of these flags is set.
	switch {
	case c.helpers != "":
		return c.listHelpers()
	case c.write:
		return c.writeProblems()
	case c.check:
		return c.checkProblems()
	}
	return c.bundle()
}

// collectOften collects garbage often if the program in a folder or file is large. A megabyte of Go has 120 MB of syntax
// trees and types; the process then takes 180 MB instead of 450, and 40 % more processor time.
func collectOften(path string) {
	const large = 256 << 10                                // bytes
	files, _ := filepath.Glob(filepath.Join(path, "*.go")) // a file has no files in it
	size := int64(0)
	for _, file := range append(files, path) {
		if info, err := os.Stat(file); err == nil {
			size += info.Size()
		}
	}
	if size > large {
		debug.SetGCPercent(40)
	}
}

// bundle writes one program to -o or standard output.
func (c *command) bundle() error {
	// Check the path first, so that the exit status is 2 if there is no such file.
	if _, err := os.Stat(c.args[0]); err != nil {
		return fileError{fmt.Errorf("%v: want a folder with a main package, or one .go file", err)}
	}

	collectOften(c.args[0])

	to := site.Find(c.site)
	if !to.TakesGo() && c.lang == generated.Go {
		return fmt.Errorf("%s does not accept Go: use -lang c++11", to.Title)
	}
	pasted, err := generated.Paste(c.ctx, c.args[0], to, generated.Options{Language: c.lang, AllComments: c.comments == "full", Minify: c.minify})
	if pasted == nil {
		return err
	}

	// Print the warnings even if the site does not accept the text.
	for _, w := range pasted.Warnings {
		fmt.Fprintf(c.stderr, "%s (warning)\n", w)
	}
	if err != nil {
		return err
	}

	// Without -o the result goes to standard output.
	if c.out == "" {
		if _, err := c.stdout.Write(pasted.Text); err != nil {
			return fileError{err}
		}
		return nil
	}
	return replaceFile(c.out, pasted.Text)
}
