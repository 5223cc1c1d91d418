// Package session is one call of the judge: what is judged, in which order, under which limits. It finds problems, reads
// packages, builds, checks the data, judges and reports.
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
	"strings"
	"sync"
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/cache"
	"oj/judge/internal/console"
	"oj/judge/internal/match"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/tools/columns"
	"oj/tools/problem"
	"oj/tools/terminal"
	"oj/tools/workspace"
)

// call is one call of the judge.
type call struct {
	*console.Console // its Out is standard error where standard output is needed for something else
	match.Runner

	opt       *Options
	width     int // columns that a failing testcase is shown in side by side; 0 for none
	ws        *workspace.Workspace
	builder   *build.Builder
	known     *cache.Cache // what earlier calls have found out
	alone     sync.RWMutex // held for reading by every run, for writing by one that must be alone
	plans     []*plan
	counted   int            // programs, for -shard
	rejected  []error        // why packages could not be judged, where others could
	generated []string       // files that were brought up to date
	report    *report.Report // what was found out
	failed    bool           // the judge itself, somewhere
	rows      *report.Rows   // nil until programs are judged
}

// Once judges one time and returns the exit status.
func Once(ctx context.Context, opt *Options, con *console.Console) int {
	own, people := *con, con.Stdout
	if slices.Contains(opt.Reports(), "-") || opt.Run || opt.Debug {
		own.Out, people = con.Err, con.Stderr
	}
	c := &call{Console: &own, opt: opt}
	if opt.Verbose && opt.Glob != "" {
		c.width = cmp.Or(terminal.Columns(people), report.DefaultColumns)
	}
	c.report = &report.Report{Schema: report.Schema, Started: time.Now(), Workers: opt.Workers, Platform: runtime.GOOS + "/" + runtime.GOARCH}
	err := console.InTemp(func(temp string) error { return c.do(ctx, temp) })
	c.Line.Clear()
	switch {
	case context.Cause(ctx) == errChanged: // superseded by a newer run
		return ExitTrouble
	case ctx.Err() != nil && (err == nil || errors.Is(err, context.Canceled)):
		err = errors.New("interrupted")
	case err == nil:
		err = errors.Join(c.rejected...)
	}
	switch {
	case err != nil:
		fmt.Fprintln(c.Err, "judge:", err)
		return ExitTrouble
	case c.failed:
		return ExitTrouble
	case !c.report.OK:
		return ExitFailed
	}
	return ExitOK
}

// do is the call itself, with its temporary folder; everything that it found out is in c.report.
func (c *call) do(ctx context.Context, temp string) error {
	if err := c.checkReports(); err != nil {
		return err
	}
	var before *report.Report
	if c.opt.Compare != "" { // read before one may be written in its place
		data, err := os.ReadFile(workspace.In(c.Dir, c.opt.Compare))
		if err == nil {
			before, err = report.Read(data)
		}
		if err != nil {
			return fmt.Errorf("-compare %s: %w", c.opt.Compare, err)
		}
	}
	c.ws = workspace.Find(c.Dir)
	names, err := unpack(c.Dir, temp, c.opt.Names)
	if err != nil {
		return err
	}
	targets, err := c.ws.Resolve(c.Dir, names)
	if err != nil {
		return err
	}
	if len(c.opt.Src) > 0 && len(targets) != 1 {
		return fmt.Errorf("-src judges one file against one problem, but %s is a contest of %d: name one of them, such as %s", names[0], len(targets), targets[0].ID)
	}
	kept := console.Cache(temp)
	builds := filepath.Join(kept, "build")
	const month = 30 * 24 * time.Hour // what was not used for so long goes, and what is more than so many bytes
	cache.Trim(builds, month, 1<<30)
	cache.Trim(filepath.Join(kept, "verdicts"), month, 256<<20)
	c.builder = &build.Builder{Cache: builds, Temp: temp, Workers: c.opt.Workers, Log: c.Line.Show}
	c.Runner = match.Runner{
		Temp: temp, Workers: c.opt.Workers, Transcripts: workspace.In(c.Dir, c.opt.Transcripts),
		// A comparison of programs names the slowest turn of each.
		KeepTurns: c.opt.Verbose || c.opt.HTML != "" || len(c.opt.Src) > 1,
	}
	err = c.judge(ctx, targets, kept)
	c.report.Seconds, c.report.Interrupted = time.Since(c.report.Started).Seconds(), err != nil
	if err != nil && (ctx.Err() == nil || context.Cause(ctx) == errChanged) {
		return err
	}
	if c.rows != nil {
		c.sumUp(err != nil, before)
	}
	return cmp.Or(c.writeReports(), err)
}

// judge judges all targets: what is planned is built, run and printed; Go first, then C++ and submissions, whose compilers
// take seconds. The folder kept holds builds and verdicts.
func (c *call) judge(ctx context.Context, targets []workspace.Target, kept string) error {
	self, _ := os.Executable()
	c.known = cache.Open(filepath.Join(kept, "verdicts"), fmt.Sprint(cache.HashFile(self)))
	defer c.known.Flush()
	if err := c.planAll(ctx, targets, kept); err != nil {
		return err
	}
	c.report.Limits = sandbox.Missing()
	if first := c.plans[0]; c.opt.Run || c.opt.Debug { // one program is enough
		first.programs, first.timed = first.programs[:1], nil
		first.programs[0].late = false
	}
	if c.opt.Debug {
		return c.debug(c.plans[0].programs[0])
	}
	if err := c.build(ctx, false); err != nil {
		return err
	}
	if c.opt.Run {
		return c.runPlain(ctx)
	}
	if c.opt.Update {
		if err := c.update(ctx); err != nil {
			return err
		}
	}
	var cases []string
	for _, p := range c.plans {
		cases = append(cases, p.names...)
	}
	c.rows = report.NewRows(c.Out, c.report.Problems, cases)
	late := func(ctx context.Context) error { return c.build(ctx, true) }
	for _, phase := range []func(context.Context) error{c.checkData, c.run, late, c.computeLimits, c.run} {
		if err := phase(ctx); err != nil {
			return err
		}
	}
	return nil
}

// planAll plans what is judged for each target, and hides what programs must not see.
func (c *call) planAll(ctx context.Context, targets []workspace.Target, kept string) error {
	var without []error
	var packages []*problem.Problem
	for _, t := range targets {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		p, err := c.plan(t)
		if errors.As(err, new(leftOut)) {
			without = append(without, err)
			continue
		}
		if err != nil {
			p = &plan{problem: &report.Problem{ID: columns.OneLine(t.ID), Name: t.ID, Dir: t.Package, Kind: "batch"}}
			c.reject(p, err)
		} else {
			c.plans, packages = append(c.plans, p), append(packages, p.pkg)
		}
		c.report.Problems = append(c.report.Problems, p.problem)
	}
	if len(c.generated) > 0 {
		c.Line.Clear()
		fmt.Fprintf(c.Out, "brought up to date: %s\n\n", strings.Join(c.generated, " "))
	}
	if len(c.plans) == 0 { // else -case is about the problems that have such testcases
		return errors.Join(append(c.rejected, without...)...)
	}
	return c.Hide(c.ws.Root, kept, packages...)
}

// run judges the programs that are built and were not judged yet, of the packages whose time limit is known, and prints
// them.
func (c *call) run(ctx context.Context) error {
	list := slices.DeleteFunc(c.inOrder(), func(e *Program) bool { return e.over() || e.run.Built == nil || e.pkg.TimeLimit == 0 })
	c.printJudged(false)
	return c.runAll(ctx, list, func(e *Program) {
		summarize(e.Entry)
		c.printJudged(false)
	})
}

// reject notes that a package cannot be judged; others are judged all the same.
func (c *call) reject(p *plan, err error) {
	c.rejected = append(c.rejected, err)
	p.problem.Errors, p.problem.Entries = append(p.problem.Errors, err.Error()), nil
}

// each does something for every package, and leaves out those for which it fails. It returns an error when
// none is left, or when ctx is done.
func (c *call) each(ctx context.Context, do func(*plan) error) error {
	c.plans = slices.DeleteFunc(c.plans, func(p *plan) bool {
		err := do(p)
		if err != nil && ctx.Err() == nil {
			c.reject(p, err)
		}
		return err != nil
	})
	if ctx.Err() == nil && len(c.plans) == 0 {
		return errors.Join(c.rejected...)
	}
	return ctx.Err()
}

// relative names a file from where the judge was called.
func (c *call) relative(path string) string { return relative(c.Dir, path) }

// relative names a file from a folder where that is shorter.
func relative(folder, path string) string {
	rel, err := filepath.Rel(folder, path)
	if err != nil || len(rel) >= len(path) {
		return path
	}
	return rel
}
