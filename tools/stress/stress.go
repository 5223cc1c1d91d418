// This file does what the command line asks for, and tells what came of it.

package main

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"slices"
	"time"

	"oj/judge/runner"
)

// The exit statuses.
const (
	exitOK      = 0 // no difference was found
	exitFound   = 1 // one was
	exitTrouble = 2 // usage, an interruption, or it could not be tried
)

// command does what the arguments ask for and returns the exit status.
func command(ctx context.Context, con *runner.Console) int {
	opt, err := parseOptions(con.Args, con.Out)
	if errors.Is(err, flag.ErrHelp) {
		return exitOK
	}
	if err != nil {
		fmt.Fprintf(con.Err, "stress: %v\nRun it with -h for help.\n", err)
		return exitTrouble
	}
	status := exitOK
	err = runner.InTemp(func(temp string) (err error) {
		status, err = try(ctx, opt, con, temp)
		return err
	})
	con.Line.Clear()
	if ctx.Err() != nil {
		err = errors.New("interrupted")
	}
	if err != nil {
		fmt.Fprintln(con.Err, "stress:", err)
		return exitTrouble
	}
	return status
}

// try builds, searches and tells.
func try(ctx context.Context, opt *options, con *runner.Console, temp string) (status int, err error) {
	s := &search{}
	if s.setup, err = newSetup(ctx, opt, con, temp); err != nil {
		return exitTrouble, err
	}
	err = s.all(ctx)
	con.Line.Clear()
	s.summary()
	if err != nil {
		return exitTrouble, err
	}
	if s.found == nil && s.skipped == s.done {
		return exitTrouble, errors.New("no comparison took place: of no input is the right answer known")
	}
	b, err := s.newBench()
	switch {
	case err != nil:
		return exitTrouble, err
	case s.found != nil:
		return exitFound, b.tell(ctx, *s.found)
	case opt.time:
		return exitOK, b.slow(ctx, s.slowest)
	}
	return exitOK, nil
}

// summary says in a line what was tried.
func (s *search) summary() {
	against := ""
	if s.other != nil {
		against = " against " + s.other.Name
	}
	what := "no difference"
	switch {
	case s.found != nil:
		what = fmt.Sprintf("seed %d breaks %s", s.found.seed, s.found.who.Name)
	case s.opt.time || s.other == nil:
		what = "nothing wrong"
	}
	fmt.Fprintf(s.con.Out, "%s: %s%s, %d runs from seed %d on, %.0f a second: %s\n", s.ID, s.subject.Name, against,
		s.done, s.opt.seed, float64(s.done)/time.Since(s.began).Seconds(), what)
	if s.skipped > 0 {
		fmt.Fprintf(s.con.Out, "%d of them say nothing, since %s was too slow or failed itself: make the inputs smaller\n", s.skipped, s.other.Name)
	}
}

// tell makes an input smaller, unless a slow one was looked for, shows it and keeps it.
func (b *bench) tell(ctx context.Context, f finding) (err error) {
	if size := len(f.text); !b.opt.time {
		f, err = b.shrink(ctx, f)
		b.con.Line.Clear()
		if err != nil {
			return err
		}
		if len(f.text) < size {
			fmt.Fprintf(b.con.Out, "made smaller from %d bytes to %d\n", size, len(f.text))
		}
	}
	fmt.Fprintln(b.con.Out)
	// Once more, for its files: the answer is kept, and the input shown.
	again, err := b.compare(ctx, f.name(), f.text)
	if err != nil {
		return err
	}
	if again.bad != nil {
		f.outcome = again // else it does not fail each time, and what it did when it failed is shown
	}
	b.Failure(b.con.Out, runner.Failed{
		Program: f.who, Testcase: b.testcase(f.name()), Run: *f.bad,
		InputName: fmt.Sprintf("%s, %d bytes", f.name(), len(f.text)), Repeat: b.again(f.seed),
	})
	return b.keep(ctx, f)
}

// repetitions is how often the slowest inputs are run again, alone; the least time counts.
const repetitions = 3

// slow runs the slowest inputs again, alone, and tells which takes longest.
func (b *bench) slow(ctx context.Context, list []finding) error {
	for i := range list {
		for range repetitions {
			o, err := b.compare(ctx, list[i].name(), list[i].text)
			if err != nil {
				return err
			}
			list[i].seconds = min(list[i].seconds, o.seconds)
		}
	}
	slices.SortStableFunc(list, slowerFirst)
	fmt.Fprintf(b.con.Out, "the slowest, of a limit of %v (the least of %d runs alone):\n", b.limit(), repetitions)
	for _, f := range list {
		fmt.Fprintf(b.con.Out, "  %.3f s  %8d bytes  %s\n", f.seconds, len(f.text), b.again(f.seed))
	}
	return b.keep(ctx, list[0])
}

func slowerFirst(a, b finding) int { return cmp.Compare(b.seconds, a.seconds) }
