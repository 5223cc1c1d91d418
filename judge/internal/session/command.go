// Package session performs one call of the judge: it finds problems, reads packages, builds programs, checks the data,
// judges the programs and writes the reports.
//
// The work is done in phases. Each phase is a function that returns a value, and no later phase changes this
// value. The types of these values, in the order of the phases:
//
//	problem.Package  a package that was read                      tools/shared/problem
//	plan, program    the programs and testcases to judge          plan.go
//	pack, built      the same after the compilers have run        build.go
//	task             a program that runs under known limits       run.go
//	result.Run       the result of a task on one testcase         judge/internal/trial
//	report.Entry     the verdict of a program                     grade.go
package session

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"time"

	"oj/judge/console"
	"oj/judge/internal/build"
	"oj/judge/internal/cache"
	"oj/judge/internal/printer"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/judge/internal/trial"
	"oj/judge/lifetime"
	"oj/tools/shared/terminal"
	"oj/tools/shared/workspace"
)

// call holds the state of one call of the judge.
type call struct {
	con    *console.Console // con.Out writes to standard error if a report or a program needs standard output
	runner trial.Runner

	ctx       context.Context // cancelled if the user interrupts this call, or if -watch begins to judge again
	opt       *Options
	layout    report.Layout // how failures are printed
	ws        *workspace.Workspace
	unpacked  map[string]string // maps the folder of an unpacked package to its archive, as the user has named it
	builder   *build.Builder
	cache     *cache.Cache
	cacheDir  string
	exclusive sync.RWMutex // locked while a program runs: for reading, or for writing if no other program may run

	prepared map[*program]*build.Artifact // the programs with their keys
	known    map[*program]knownRuns       // the results that the cache has

	rejected []error        // the reasons why packages cannot be judged
	report   *report.Report // written by the phases, and read after the last phase
	table    *progress      // prints the judged programs; nil before the first program is judged
	previous *report.Report // the earlier report that -compare names; nil without -compare
	failed   bool           // a program has the verdict JE
}

// ErrChanged is the cause of the cancellation if a judgement is cancelled because a file has changed. Then Once prints
// no error and writes no report, because the problems are judged again.
var ErrChanged = errors.New("something changed")

// Once judges the problems once and returns the exit status and the report.
func Once(ctx context.Context, opt *Options, con *console.Console) (int, *report.Report) {
	own := *con
	screen := con.Stdout

	// Messages go to standard output. If a report or a program needs standard output, they go to standard error. The
	// writer own.Out escapes control characters in the messages. The variable screen is the stream behind own.Out.
	// Only this stream, and not the writer own.Out, can tell whether the messages appear in a terminal, and how wide
	// the terminal is.
	if slices.Contains(opt.Reports.Files(), "-") || opt.Run || opt.Debug {
		own.Out = con.Err
		screen = con.Stderr
	}
	c := &call{con: &own, ctx: ctx, opt: opt}

	// Failures are printed in full only if the user has chosen testcases with -case.
	c.layout = report.Layout{Columns: terminal.Columns(screen), InFull: opt.Verbose && opt.Glob != ""}
	c.report = &report.Report{
		Schema: report.Schema, Started: time.Now(), Workers: opt.Workers, Platform: runtime.GOOS + "/" + runtime.GOARCH,
	}
	if opt.Shards > 0 {
		c.report.Shard = fmt.Sprintf("%d/%d", opt.Shard, opt.Shards)
	}
	err := lifetime.InTemp(func(temp string) error { return c.do(ctx, temp) })
	c.con.Line.Clear()
	return c.status(ctx, err), c.report
}

// printer returns a printer with the settings of this call.
func (c *call) printer() *printer.Printer {
	p := &printer.Printer{Out: c.con.Out, Verbose: c.opt.Verbose, Layout: c.layout, Chosen: len(c.opt.Src) > 0}
	if c.opt.ShowsCase() {
		p.Learner = c.learner
	}
	return p
}

// status prints the error of a call, and returns the exit status.
func (c *call) status(ctx context.Context, err error) int {
	// After an interruption, report "interrupted" instead of the error that the interruption has caused in some step.
	replaced := context.Cause(ctx) == ErrChanged
	interrupted := ctx.Err() != nil && (err == nil || errors.Is(err, context.Canceled))
	switch {
	case replaced: // print nothing, because -watch judges again
		return ExitTrouble
	case interrupted:
		err = errors.New("interrupted")
	case err == nil:
		err = errors.Join(c.rejected...)
	}

	switch {
	case err != nil:
		fmt.Fprintln(c.con.Err, "judge:", err)
		return ExitTrouble
	case c.failed:
		return ExitTrouble
	case !c.report.OK:
		return ExitFailed
	}
	return ExitOK
}

// do prepares the call, judges, and writes the reports. temp is the temporary folder of the call.
func (c *call) do(ctx context.Context, temp string) error {
	// Check now that the reports can be written, because an error after the judging would lose the results.
	if err := c.opt.Reports.Check(c.con.Dir); err != nil {
		return err
	}
	if c.opt.Transcripts != "" {
		if err := os.MkdirAll(workspace.In(c.con.Dir, c.opt.Transcripts), 0o755); err != nil {
			return err
		}
	}
	// Read the earlier report now, because the new report may replace its file.
	previous, err := c.opt.Reports.Previous(c.con.Dir)
	if err != nil {
		return err
	}
	c.previous = previous

	targets, err := c.targets(temp)
	if err != nil {
		return err
	}
	if c.opt.Workers, err = sandbox.Fit(c.opt.Workers); err != nil {
		return err
	}

	// The deferred Flush stores new results in the cache even if this call fails later.
	c.openCaches(temp)
	defer c.cache.Flush()
	c.runner = trial.Runner{
		Temp: temp, Workers: c.opt.Workers, Transcripts: workspace.In(c.con.Dir, c.opt.Transcripts),
		// Turns are also kept if several programs are compared, because the comparison needs them.
		KeepTurns: c.opt.Verbose || c.opt.Reports.HTML != "" || len(c.opt.Src) > 1,
	}
	err = c.judge(ctx, targets)

	c.report.Seconds = time.Since(c.report.Started).Seconds()
	c.report.Interrupted = err != nil

	// After a failure of the judge, write no report.
	byUser := ctx.Err() != nil && context.Cause(ctx) != ErrChanged
	if err != nil && !byUser {
		return err
	}
	// After an interruption by the user, the results so far are printed and reported.
	if c.table != nil {
		c.sumUp(err != nil)
	}
	return cmp.Or(c.opt.Reports.Write(c.con, c.report), err)
}

// targets unpacks archives, and returns the problems that the command line names.
func (c *call) targets(temp string) ([]workspace.Target, error) {
	c.ws = workspace.Find(c.con.Dir)
	names, err := unpack(c.ctx, c.con.Dir, temp, c.opt.Names)
	if err != nil {
		return nil, err
	}
	c.unpacked = map[string]string{}
	for i, name := range c.opt.Names {
		c.unpacked[names[i]] = c.con.Relative(workspace.In(c.con.Dir, name))
	}
	targets, err := c.ws.Resolve(c.con.Dir, names)
	if err != nil {
		return nil, err
	}

	// A program solves only one problem, so -src cannot be used with a contest.
	if len(c.opt.Src) > 0 && len(targets) != 1 {
		return nil, fmt.Errorf("-src judges one file against one problem, but %s is a contest with %d problems: name one of them, such as %s",
			names[0], len(targets), targets[0].ID)
	}
	return targets, nil
}

// openCaches opens the cache of built programs and the cache of verdicts, and evicts old entries.
func (c *call) openCaches(temp string) {
	c.cacheDir = console.Cache(temp)

	// The builder evicts old entries of all caches, so open it first: later this call may be using them.
	c.builder = trial.OpenBuilder(c.cacheDir, temp, c.opt.Workers, c.con.Line.Show)
	c.builder.Limit, c.builder.Headers = c.opt.CompileLimit, c.opt.Headers

	// The id of the judge's executable is part of every cache key, because another version of the judge may
	// give other verdicts.
	self, _ := os.Executable()
	version, _ := cache.Executable(self)
	c.cache = cache.Open(filepath.Join(c.cacheDir, "verdicts"), version)
}

// WarmUp prepares what the next builds will need, while nothing else is to be done. It returns when ctx is done, or earlier.
// Errors do not matter, because the builds work without it.
func WarmUp(ctx context.Context, opt *Options) {
	if opt.Headers.Empty() || ctx.Err() != nil {
		return
	}
	lifetime.InTemp(func(temp string) error {
		const workers = 1
		b := trial.OpenBuilder(console.Cache(temp), temp, workers, nil)
		b.Headers = opt.Headers
		b.Precompile(ctx)
		return nil
	})
}

// judge runs the phases. Programs that compile fast are built and judged first. C++ programs and submissions, whose
// compilers take seconds, follow.
func (c *call) judge(ctx context.Context, targets []workspace.Target) error {
	plans, err := c.planAll(ctx, targets)
	if err != nil {
		return err
	}

	c.report.Limits = sandbox.Missing()
	c.report.Sampled = sandbox.Sampled()

	// -debug and -run start one program and need no verdict, so they skip the other phases.
	if c.opt.Debug {
		return c.debug(plans[0].programs[0])
	}
	if c.opt.Run {
		return c.buildAndRun(ctx, plans[0])
	}

	packs, fast, err := c.buildFast(ctx, plans)
	if err != nil {
		return err
	}

	// Programs must be judged with the new answers, so -update comes first.
	if c.opt.Update {
		if err := c.update(ctx, fast); err != nil {
			return err
		}
	}

	c.table = c.newProgress(packs)
	c.table.add(fast)

	// Invalid data would make verdicts wrong, so the data are checked before any program is judged.
	if packs, err = c.checkData(ctx, packs); err != nil {
		return err
	}
	c.table.keep(packs)

	// A match starts only after all builds, because it needs both programs.
	isMatch := c.opt.Games > 0
	if !isMatch {
		if err := c.judgeAll(ctx, known(packs), fast); err != nil {
			return err
		}
	}

	// Build the other programs. Then compute the missing time limits, because this needs all accepted
	// submissions.
	packs, slow, err := c.buildSlow(ctx, packs, fast)
	if err != nil {
		return err
	}
	c.table.keep(packs)
	c.table.add(slow)
	all := slices.Concat(fast, slow)
	limited, packs, err := c.findLimits(ctx, packs, all)
	if err != nil {
		return err
	}
	c.table.keep(packs)
	c.table.limited = limited
	if isMatch {
		return c.playGames(ctx, limited[0], all)
	}
	return c.judgeAll(ctx, limited, all)
}

// reject records that a package cannot be judged. Other packages are still judged.
func (c *call) reject(record *report.Problem, err error) {
	c.rejected = append(c.rejected, err)
	record.Errors = append(record.Errors, err.Error())
	record.Entries = nil
}

// each calls the function `do` for every package, and returns the packages for which this call has succeeded.
// It rejects the other packages. It returns an error if no package is left, or if ctx is done.
func (c *call) each(ctx context.Context, list []*pack, do func(*pack) error) (rest []*pack, err error) {
	for _, p := range list {
		switch err := do(p); {
		case err == nil:
			rest = append(rest, p)
		case ctx.Err() != nil:
			return nil, ctx.Err()
		default:
			c.reject(p.plan.record, err)
		}
	}

	// If no package is left, return all reasons.
	if len(rest) == 0 {
		return nil, cmp.Or(ctx.Err(), errors.Join(c.rejected...))
	}
	return rest, ctx.Err()
}
