// Package stress looks for inputs that break a program: it runs the program against a slow one on random inputs until
// they differ, makes the input smaller, shows it and keeps it as a testcase. It is the command tools/stress, which
// stands here because it works with the judge's own parts: its builds, its sandbox and limits, its checkers.
package stress

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"syscall"
	"time"

	"oj/judge/internal/hint"
	"oj/judge/internal/progress"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/tempdir"
	"oj/tools/bundle/generated"
)

// The exit statuses.
const (
	exitOK      = 0 // no difference was found
	exitFound   = 1 // one was
	exitTrouble = 2 // usage, an interruption, or it could not be tried
)

// Main is the command. It does not return.
func Main() {
	sandbox.Init()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second one ends it at once
	dir, err := os.Getwd()
	status := exitTrouble
	if err == nil {
		status = Command(ctx, dir, os.Args[1:], os.Stdin, os.Stdout, os.Stderr)
	} else {
		fmt.Fprintln(os.Stderr, "stress:", err)
	}
	sandbox.Close()
	os.Exit(status)
}

// Command does what the arguments ask for, called in the folder dir, and returns the exit status. Whoever calls it has
// called sandbox.Init, as Main does.
func Command(ctx context.Context, dir string, args []string, stdin *os.File, stdout, stderr io.Writer) int {
	stdout, plain := report.Harmless(stdout), stderr
	stderr = report.Harmless(stderr)
	opt, err := parseOptions(args, stdout)
	if errors.Is(err, flag.ErrHelp) {
		return exitOK
	}
	if err != nil {
		fmt.Fprintf(stderr, "stress: %v\nRun it with -h for help.\n", err)
		return exitTrouble
	}
	var line *progress.Line
	if f, ok := plain.(*os.File); ok {
		line = progress.New(f)
	}
	t := &talk{opt: opt, dir: dir, stdin: stdin, out: stdout, err: stderr}
	status, err := t.do(ctx, line)
	line.Clear()
	if ctx.Err() != nil {
		err = errors.New("interrupted")
	}
	if err != nil {
		fmt.Fprintln(stderr, "stress:", err)
		return exitTrouble
	}
	return status
}

// talk is what is said about the results, and asked.
type talk struct {
	opt      *options
	dir      string
	stdin    *os.File
	out, err io.Writer
	lab      *lab
}

// do makes the temporary folder, builds, searches and tells.
func (t *talk) do(ctx context.Context, line *progress.Line) (status int, err error) {
	temp, remove, err := tempdir.Make()
	if err != nil {
		return exitTrouble, err
	}
	defer func() { err = errors.Join(err, remove()) }()
	if t.lab, err = newLab(ctx, t.opt, t.dir, temp, line); err != nil {
		return exitTrouble, err
	}
	s := &search{lab: t.lab}
	err = s.all(ctx)
	line.Clear()
	t.summary(s)
	if err != nil {
		return exitTrouble, err
	}
	b, err := t.lab.newBench()
	if err != nil {
		return exitTrouble, err
	}
	switch {
	case s.found != nil:
		return exitFound, t.found(ctx, b, *s.found)
	case t.opt.time:
		return exitOK, t.slow(ctx, b, s.slowest)
	}
	return exitOK, nil
}

// summary says in a line what was tried.
func (t *talk) summary(s *search) {
	against := ""
	if s.other != nil {
		against = " against " + s.other.Name
	}
	what := "no difference"
	switch {
	case s.found != nil:
		what = fmt.Sprintf("seed %d breaks %s", s.found.seed, s.found.who.Name)
	case t.opt.time || s.other == nil:
		what = "nothing wrong"
	}
	fmt.Fprintf(t.out, "%s: %s%s, %d runs from seed %d on, %.0f a second: %s\n", s.target.ID, s.subject.Name, against,
		s.done, t.opt.seed, float64(s.done)/time.Since(s.began).Seconds(), what)
	if s.skipped > 0 {
		fmt.Fprintf(t.out, "%d of them say nothing, since %s was too slow or failed itself: make the inputs smaller\n", s.skipped, s.other.Name)
	}
}

// found makes an input smaller, unless a slow one was looked for, shows it and keeps it.
func (t *talk) found(ctx context.Context, b *bench, f finding) (err error) {
	if size := len(f.text); !t.opt.time {
		f, err = b.shrink(ctx, f)
		b.line.Clear()
		if err != nil {
			return err
		}
		if len(f.text) < size {
			fmt.Fprintf(t.out, "made smaller from %d bytes to %d\n", size, len(f.text))
		}
	}
	fmt.Fprintln(t.out)
	// Once more, for its files: the answer is kept, and the input shown.
	again, err := b.compare(ctx, f.name(), f.text)
	if err != nil {
		return err
	}
	if again.bad != nil {
		f.outcome = again // else it does not fail each time, and what it did when it failed is shown
	}
	t.show(b, f)
	return t.keep(ctx, b, f)
}

// show tells of the failure as the judge does.
func (t *talk) show(b *bench, f finding) {
	c := f.bad
	e := &report.Entry{Name: f.who.Name, Source: f.who.Source, Language: f.who.Built.Lang.Name}
	for _, frame := range hint.Trace(c.Stderr, e.Source, generated.Origin(t.lab.origin(f.who), t.lab.pkg.Judge)) {
		c.Trace = append(c.Trace, frame.String())
	}
	c.Stderr = hint.Clean(c.Stderr, e.Source)
	c.Hint = hint.For(c)
	c.Repeat = t.again(f.seed)
	c.Input, c.InputName = b.in, fmt.Sprintf("%s, %d bytes", f.name(), len(f.text))
	report.Failure(t.out, t.lab.target.ID, e, c, report.DefaultColumns)
}

// origin is the solution of which a program was generated; "" for others.
func (l *lab) origin(s any) string {
	if s != l.subject || l.opt.src != "" || l.target.Sources == "" || !generated.HasSolution(l.ws.Root, l.target.ID) {
		return ""
	}
	return filepath.Join(l.target.Sources, "solution")
}

// repetitions is how often the slowest inputs are run again, alone; the least time counts.
const repetitions = 3

// slow runs the slowest inputs again, alone, and tells which takes longest.
func (t *talk) slow(ctx context.Context, b *bench, list []finding) error {
	for i := range list {
		for range repetitions {
			o, err := b.compare(ctx, list[i].name(), list[i].text)
			if err != nil {
				return err
			}
			list[i].seconds = min(list[i].seconds, o.seconds)
		}
	}
	slices.SortStableFunc(list, func(a, b finding) int { return int(1e6 * (b.seconds - a.seconds)) })
	fmt.Fprintf(t.out, "the slowest, of a limit of %v (the least of %d runs alone):\n", t.lab.limit(), repetitions)
	for _, f := range list {
		fmt.Fprintf(t.out, "  %s  %8d bytes  %s\n", report.Seconds(f.seconds), len(f.text), t.again(f.seed))
	}
	return t.keep(ctx, b, list[0])
}
