// Package command contains the command tools/practise. This file reads the command line.
package command

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"

	"strings"
	"time"

	judge "oj/judge/command"
	"oj/judge/console"
	"oj/judge/lifetime"
	"oj/tools/shared/args"
	"oj/tools/shared/journal"
	"oj/tools/shared/language"
	"oj/tools/shared/uhunt"
	"oj/tools/shared/workspace"
)

const usage = `examples:
  go run ./tools/practise                     show what you have solved, the next problem, and the problems due for review
  go run ./tools/practise uva11624            create the files for your own program: template, statement, samples
  go run ./tools/practise -lang cpp uva11624  the same in C++
  go run ./tools/practise -hint uva11624      show the next of five hints; the fifth runs your program on a trap
  go run ./tools/practise -done uva11624      judge your program; if it is AC, compare it with our solution
  go run ./tools/practise -giveup uva11624    show our solution
  go run ./tools/practise -review uva11624    answer three questions about a solved problem, which counts as a review
  go run ./tools/practise -skip uva11624      go on without this problem
  go run ./tools/practise -set 4 -minutes 90  start a timed set of four problems: one due for review, two new ones, a surprise
  go run ./tools/practise -uhunt NAME         import the problems that you have solved at UVa (only this needs the network)
  go run ./tools/practise -html progress.html write a page with a calendar and a map of the course

usage: go run ./tools/practise [flags] [ID]

In the repository of the course your program is in the folder mine/ID, which git ignores. In a repository of your own it
is in problems/ID. judge, judge -watch, stress and submit find your program if you name the problem by its id.

A problem is due again 2 days after its first AC, then 7, 21 and 60 days after the previous review. If you needed hints, it
is due in half of this time; after giving up, on the next day. After giving up twice, or skipping it, the problems that need
it are open.

flags:
`

const usageEnd = `
exit status: 0 success; 1 your program is not accepted (-done), fails on the trap (-hint), you did not know
an answer (-review), or a problem of the set is not solved (-set); 2 wrong usage, an interruption, or another error. "go run" itself exits with 1
instead of 2
`

// The exit statuses.
const (
	exitOK = iota
	exitFailed
	exitTrouble
)

const (
	defaultMinutes = 90
	mostMinutes    = 24 * 60
	mostInSet      = 12
)

// command is one run of practise: its flags, and the files and programs that it uses.
type command struct {
	*console.Console
	hint, done, giveUp bool
	ask, leave         bool // -review and -skip
	html, uhunt, site  string
	set, minutes       int
	lang               *language.Language // the language given by -lang; nil for the default
	id                 string

	now    time.Time
	log    *journal.Journal
	judge  func(context.Context, *console.Console) int // runs the judge's command line
	ws     *workspace.Workspace
	course *course
}

// Main executes the command line of this process and exits.
func Main() { lifetime.Main(Run) }

// Run executes the command line of con and returns the exit status.
func Run(ctx context.Context, con *console.Console) int {
	c := &command{Console: con, now: time.Now(), log: journal.Open(), judge: judge.Run}
	return c.run(ctx)
}

// run executes the command line and returns the exit status.
func (c *command) run(ctx context.Context) int {
	err := c.parse()
	if errors.Is(err, flag.ErrHelp) {
		return exitOK
	}
	if err != nil {
		fmt.Fprintf(c.Err, "practise: %v (-h explains the flags)\n", err)
		return exitTrouble
	}

	status, err := c.execute(ctx)
	c.Line.Clear()
	if ctx.Err() != nil && c.set == 0 {
		err = errors.New("interrupted")
	}
	if err != nil {
		fmt.Fprintln(c.Err, "practise:", err)
		return exitTrouble
	}
	return status
}

func (c *command) parse() error {
	f := flag.NewFlagSet("practise", flag.ContinueOnError)
	f.BoolVar(&c.hint, "hint", false, "show one more hint")
	f.BoolVar(&c.done, "done", false, "judge your program; after AC compare it with our solution")
	f.BoolVar(&c.giveUp, "giveup", false, "show our solution; the problem is due again tomorrow")
	f.BoolVar(&c.ask, "review", false, "answer three questions about a solved problem, and compare your answers with the hints")
	f.BoolVar(&c.leave, "skip", false, "do not offer this problem as the next one until you begin it")
	f.StringVar(&c.html, "html", "", "write a calendar and a map of the course to this `file`")
	f.IntVar(&c.set, "set", 0, "start a timed set of `N` problems")
	f.IntVar(&c.minutes, "minutes", defaultMinutes, "the duration of the set in minutes")
	f.StringVar(&c.uhunt, "uhunt", "", "import the problems that the user with this `name` has solved at UVa")
	f.StringVar(&c.site, "site", uhunt.Address, "the `address` of uHunt")
	f.Func("lang", "create the program in this `language` (default go): "+strings.Join(language.IDs(), ", "), func(name string) error {
		c.lang = language.ByID(name)
		if c.lang == nil {
			return fmt.Errorf("want one of %s", strings.Join(language.IDs(), ", "))
		}
		return nil
	})
	names, err := args.Parse(f, c.Args, c.Out, usage, usageEnd)

	// Count the modes, because at most one may be given.
	aboutProblem := c.hint || c.done || c.giveUp || c.ask || c.leave
	modes := 0
	for _, given := range []bool{c.hint, c.done, c.giveUp, c.ask, c.leave, c.html != "", c.set != 0, c.uhunt != ""} {
		if given {
			modes++
		}
	}
	switch {
	case err != nil:
		return err
	case len(names) > 1:
		return fmt.Errorf("%d problems are named; name at most one", len(names))
	case modes > 1:
		return errors.New("-hint, -done, -giveup, -review, -skip, -html, -set and -uhunt exclude each other")
	case aboutProblem && len(names) == 0:
		return errors.New("-hint, -done, -giveup, -review and -skip need a problem, such as uva260")
	case modes > 0 && !aboutProblem && len(names) > 0:
		return errors.New("-html, -set and -uhunt are about all problems: name no problem")
	case c.set != 0 && c.set < 2 || c.set > mostInSet || c.minutes < 1 || c.minutes > mostMinutes:
		return fmt.Errorf("-set needs 2 to %d problems, and -minutes 1 to %d minutes", mostInSet, mostMinutes)
	case c.lang != nil && (len(names) == 0 || aboutProblem):
		return errors.New("-lang is only for creating a program, as in: practise -lang cpp uva260")
	}
	c.id = cmp.Or(append(names, "")...)
	return nil
}

// execute performs the action that the flags select.
func (c *command) execute(ctx context.Context) (status int, err error) {
	c.ws = workspace.Find(c.Dir)
	if c.ws.Root == "" {
		return exitTrouble, errors.New("neither this folder nor a folder above it contains both go.mod and problems/; start practise in such a repository")
	}
	if c.course, err = readCourse(c.ws.Root); err != nil {
		return exitTrouble, err
	}
	switch {
	case c.html != "":
		return exitOK, c.writePage()
	case c.set != 0:
		return c.runSet(ctx)
	case c.uhunt != "":
		return exitOK, c.importSolved(ctx)
	case c.id == "":
		return exitOK, c.overview()
	}

	// All other actions need a problem.
	l, err := c.course.find(c.id)
	if err != nil {
		return exitTrouble, err
	}
	p := c.placeOf(l)
	switch {
	case c.hint:
		return c.showHint(ctx, p)
	case c.giveUp:
		return exitOK, c.showSolution(p)
	case c.done:
		return c.finish(ctx, p)
	case c.ask:
		return c.review(ctx, p)
	case c.leave:
		return exitOK, c.skip(p)
	}
	return exitOK, c.begin(p)
}

// record appends an event about a problem to the log.
func (c *command) record(e journal.Entry) error {
	e.Time = c.now
	if err := c.log.Append(e); err != nil {
		return fmt.Errorf("the log could not be written: %w", err)
	}
	return nil
}

// histories returns the history of each problem in the log.
func (c *command) histories() (map[string]history, error) {
	entries, damaged, err := c.log.Read()
	if damaged > 0 {
		fmt.Fprintf(c.Err, "practise: %d damaged lines of %s were ignored\n", damaged, c.log.File)
	}
	return histories(entries), err
}
