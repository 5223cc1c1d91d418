// Package command contains the command tools/stress. This file executes the command and prints the results.
package command

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"slices"
	"time"

	"oj/judge/console"
	"oj/judge/lifetime"
	"oj/judge/runner"
)

// The exit statuses.
const (
	exitOK      = 0 // no difference was found
	exitFound   = 1 // a difference was found
	exitTrouble = 2 // wrong usage, an interrupt, an error, or no input could be compared
)

// Main executes the command line of this process and exits.
func Main() { lifetime.Main(Run) }

// Run executes the command line of con and returns the exit status.
func Run(ctx context.Context, con *console.Console) int {
	opt, err := parseOptions(con.Dir, con.Args, con.Out)
	if errors.Is(err, flag.ErrHelp) {
		return exitOK
	}
	if err != nil {
		fmt.Fprintf(con.Err, "stress: %v\nRun it with -h for help.\n", err)
		return exitTrouble
	}

	status := exitOK
	err = lifetime.InTemp(func(temp string) (err error) {
		status, err = run(ctx, opt, con, temp)
		return err
	})
	con.Line.Clear()

	// After an interrupt, do not print other errors, because they are its consequences.
	if ctx.Err() != nil {
		err = errors.New("interrupted")
	}
	if err != nil {
		fmt.Fprintln(con.Err, "stress:", err)
		return exitTrouble
	}
	return status
}

// run builds the programs, searches for a difference, and reports it.
func run(ctx context.Context, opt *options, con *console.Console, temp string) (status int, err error) {
	s := &search{}
	s.setup, err = newSetup(ctx, opt, con, temp)
	if err != nil {
		return exitTrouble, err
	}
	if opt.mutants {
		return s.tryVariants(ctx)
	}

	err = s.all(ctx)
	con.Line.Clear()
	s.summary()
	if err != nil {
		return exitTrouble, err
	}
	s.remember()
	if s.found == nil && s.skipped == s.done {
		return exitTrouble, errors.New("no comparison took place: the right answer is not known for any input")
	}

	// This worker runs the reported inputs again.
	w, err := s.newWorker()
	switch {
	case err != nil:
		return exitTrouble, err
	case s.found != nil:
		return exitFound, w.report(ctx, *s.found)
	case opt.time:
		return exitOK, w.reportSlowest(ctx, s.slowest)
	}
	return exitOK, nil
}

// summary prints a line about the search.
func (s *search) summary() {
	// Name the second program, if there is one: interactive problems and -time do not need one.
	against := ""
	if s.other != nil {
		against = " against " + s.other.Name
	}
	outcome := "no difference"
	switch {
	case s.found != nil:
		outcome = fmt.Sprintf("seed %d breaks %s", s.found.seed, s.found.program.Name)
	case s.opt.time || s.other == nil:
		outcome = "nothing wrong"
	}
	if s.found != nil && s.found.program == s.other && s.opt.against == "" {
		outcome += ", the slow program"
	}

	// Print the first seed, so that the user can repeat or continue the search.
	perSecond := float64(s.done) / time.Since(s.began).Seconds()
	fmt.Fprintf(s.con.Out, "%s: %s%s, %d runs from seed %d on, %.0f a second: %s\n",
		s.Target.ID, s.subject.Name, against, s.done, s.opt.seed, perSecond, outcome)

	if s.skipped > 0 {
		fmt.Fprintf(s.con.Out, "%d of these inputs were not compared, because %s was too slow or failed: make the inputs smaller\n",
			s.skipped, s.other.Name)
	}
}

// report shrinks the input of a failure, shows the failure, and offers to keep the input as a testcase. With -time,
// it does not shrink the input.
func (w *worker) report(ctx context.Context, f finding) error {
	// With -time, do not shrink the input, because the program is slow only on large inputs.
	if !w.opt.time {
		size := len(f.text)
		smaller, err := w.shrink(ctx, f)
		w.con.Line.Clear()
		if err != nil {
			return err
		}
		f = smaller
		if len(f.text) < size {
			fmt.Fprintf(w.con.Out, "reduced the input from %d bytes to %d\n", size, len(f.text))
		}
	}
	fmt.Fprintln(w.con.Out)

	// Run the programs once more, so that the files of this worker contain this input and its answer.
	again, err := w.compare(ctx, f.name(), f.text)
	if err != nil {
		return err
	}

	// If the program does not fail again, its result depends on chance: show the original failure.
	if again.bad != nil {
		f.outcome = again
	}
	w.Failure(ctx, w.con.Out, runner.Failed{
		Program: f.program, Testcase: w.testcase(f.name()), Result: *f.bad,
		InputName: fmt.Sprintf("%s, %d bytes", f.name(), len(f.text)), Repeat: w.again(f.seed),
	})
	return w.keep(ctx, f)
}

// repetitions is how often each of the slowest inputs is run again. The shortest time counts.
const repetitions = 3

// reportSlowest runs the slowest inputs again, one at a time, and prints their times.
func (w *worker) reportSlowest(ctx context.Context, list []finding) error {
	// Run the inputs one at a time, because parallel runs slow each other down.
	for i := range list {
		for range repetitions {
			o, err := w.compare(ctx, list[i].name(), list[i].text)
			if err != nil {
				return err
			}
			list[i].seconds = min(list[i].seconds, o.seconds)
		}
	}
	slices.SortStableFunc(list, slowerFirst)

	fmt.Fprintf(w.con.Out, "the slowest inputs, with a time limit of %v (each time is the shortest of %d runs):\n", w.limit(), repetitions)
	for _, f := range list {
		fmt.Fprintf(w.con.Out, "  %.3f s  %8d bytes  %s\n", f.seconds, len(f.text), w.again(f.seed))
	}
	return w.keep(ctx, list[0])
}

func slowerFirst(a, b finding) int { return cmp.Compare(b.seconds, a.seconds) }
