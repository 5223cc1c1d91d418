// Package session is one call of the judge: what is judged, in which order, under which limits. It finds problems, reads
// packages, builds, checks the data, judges and reports.
package session

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"

	"oj/judge/internal/build"
	"oj/judge/internal/cache"
	"oj/judge/internal/match"
	"oj/judge/internal/problem"
	"oj/judge/internal/progress"
	"oj/judge/internal/report"
	"oj/judge/internal/tempdir"
	"oj/judge/internal/verdict"
	"oj/judge/workspace"
)

// call is one call of the judge.
type call struct {
	opt      *Options
	args     []string
	dir      string // where it was called
	out, err io.Writer
	stdout   io.Writer // where a program writes that is just run
	width    int       // columns that a testcase is shown in
	line     *progress.Line
	ws       *workspace.Workspace
	cache    string // a folder that outlives the call
	temp     string // a folder of this call
	builder  *build.Builder
	runner   *runner
	printer  *printer // nil until the programs are judged
	report   *report.Report
	before   *report.Report // an earlier one to compare with; nil for none
	plans    []*plan
	rejected []error // why packages could not be judged, where others could

	refused map[string]string   // by problem: why its solution cannot be bundled, with file and line
	noCxx   map[string]string   // by problem: why it has no main.cpp, with file and line
	notes   map[string][]string // by problem: what the bundler warns of
}

// Once judges one time and returns the exit status.
func Once(ctx context.Context, opt *Options, dir string, args []string, stdout, stderr io.Writer) int {
	c := &call{opt: opt, args: args, dir: dir, out: stdout, err: report.Harmless(stderr), width: report.DefaultColumns}
	if opt.toStdout() || opt.Run || opt.Debug {
		c.out = stderr
	}
	if f, ok := c.out.(*os.File); ok {
		c.width = cmp.Or(progress.Columns(f), c.width)
	}
	c.out = report.Harmless(c.out)
	if f, ok := stderr.(*os.File); ok {
		c.line = progress.New(f)
	}
	c.stdout = stdout
	err := c.checkReports()
	if err == nil {
		err = c.readBefore()
	}
	if err == nil {
		err = c.do(ctx)
	}
	c.line.Clear()
	superseded := errors.Is(context.Cause(ctx), errChanged)
	interrupted := ctx.Err() != nil && !superseded
	if err == nil || interrupted && c.report != nil {
		if e := c.writeReports(stdout); err == nil || e != nil {
			err = e
		}
	}
	switch {
	case superseded: // by a newer run
		return ExitTrouble
	case interrupted && strings.Join(c.opt.reports(), "") != "" && err == nil:
		fmt.Fprintln(c.err, "judge: interrupted; the reports hold what was judged until then")
		return ExitTrouble
	case interrupted && (err == nil || errors.Is(err, context.Canceled)):
		fmt.Fprintln(c.err, "judge: interrupted")
		return ExitTrouble
	case err != nil:
		fmt.Fprintln(c.err, "judge:", err)
		return ExitTrouble
	case len(c.rejected) > 0:
		fmt.Fprintln(c.err, "judge:", errors.Join(c.rejected...))
		return ExitTrouble
	case hasTrouble(c.report):
		return ExitTrouble
	case !c.report.OK:
		return ExitFailed
	}
	return ExitOK
}

// readBefore reads the report of -compare, before one may be written in its place.
func (c *call) readBefore() error {
	if c.opt.Compare == "" {
		return nil
	}
	data, err := os.ReadFile(c.inDir(c.opt.Compare))
	if err == nil {
		c.before, err = report.Read(data)
	}
	if err != nil {
		return fmt.Errorf("-compare %s: %w", c.opt.Compare, err)
	}
	return nil
}

// do is the call itself; everything that it found out is in c.report.
func (c *call) do(ctx context.Context) (err error) {
	started := time.Now()
	if c.ws, err = workspace.Find(c.dir); err != nil {
		return err
	}
	var remove func() error
	if c.temp, remove, err = tempdir.Make(); err != nil {
		return err
	}
	defer func() {
		if e := remove(); err == nil {
			err = e
		}
	}()
	names, err := c.unpack(c.opt.Names)
	if err != nil {
		return err
	}
	targets, err := c.ws.Resolve(c.dir, names)
	if err != nil {
		return err
	}
	if c.opt.Src != "" && len(targets) != 1 {
		return fmt.Errorf("-src judges one file against one problem, but %s is a contest of %d: name one of them, such as %s", names[0], len(targets), targets[0].ID)
	}
	c.cache = tempdir.Cache(c.temp)
	c.builder = &build.Builder{
		Cache: filepath.Join(c.cache, "build"), Temp: c.temp, Workers: c.opt.Workers,
		Log: func(format string, args ...any) { c.line.Show(format, args...) },
	}
	c.runner = &runner{Runner: match.Runner{Temp: c.temp, Workers: c.opt.Workers, Transcripts: c.inDir(c.opt.Transcripts), KeepTurns: c.opt.Verbose || c.opt.HTML != ""}}
	c.runner.Known = cache.Open(filepath.Join(c.cache, "verdicts"), ownVersion())
	c.runner.Fresh = c.opt.Fresh
	defer c.runner.Known.Flush()
	cache.Trim(filepath.Join(c.cache, "build"), 1, cacheAge, cacheBuilds)
	cache.Trim(filepath.Join(c.cache, "verdicts"), 2, cacheAge, cacheVerdicts)
	c.notes = map[string][]string{}
	c.report = &report.Report{
		Schema: report.Schema, Started: started, Workers: c.opt.Workers,
		Platform: runtime.GOOS + "/" + runtime.GOARCH,
	}
	err = c.judge(ctx, targets)
	c.report.Seconds = time.Since(started).Seconds()
	if c.report.Interrupted = err != nil; c.printer != nil && (err == nil || ctx.Err() != nil && context.Cause(ctx) != errChanged) {
		c.printer.finish(err != nil)
	}
	return err
}

// judge judges all targets: what is planned is built, equipped, run and printed; Go first, then C++ and submissions,
// whose compilers take seconds.
func (c *call) judge(ctx context.Context, targets []workspace.Target) error {
	if err := c.planAll(targets); err != nil {
		return err
	}
	if err := c.build(ctx, false); err != nil {
		return err
	}
	switch {
	case c.opt.Run:
		return c.runPlanned(ctx, os.Stdin, c.stdout)
	case c.opt.Debug:
		return c.debug(os.Stdin, c.stdout, os.Stderr)
	case c.opt.Update:
		if err := c.update(ctx, c.plans[0], os.Stdin); err != nil {
			return err
		}
	}
	if err := c.each(ctx, func(p *plan) error {
		c.line.Show("%s: checking the data", p.problem.ID)
		warnings, err := c.runner.data(ctx, p.pkg, p.tools)
		p.problem.Warnings = append(p.problem.Warnings, warnings...)
		return err
	}); err != nil {
		return err
	}
	c.printer = newPrinter(c)
	if err := c.run(ctx); err != nil {
		return err
	}
	if err := c.build(ctx, true); err != nil {
		return err
	}
	if err := c.computeLimits(ctx); err != nil {
		return err
	}
	return c.run(ctx)
}

// planAll plans what is judged for each target, and hides what programs must not see.
func (c *call) planAll(targets []workspace.Target) error {
	var without []error
	var packages []*problem.Problem
	failed := c.generate(targets)
	for _, t := range targets {
		p, err := (*plan)(nil), failed[t.ID]
		if err == nil {
			p, err = c.plan(t)
		}
		switch {
		case errors.As(err, new(*leftOut)):
			without = append(without, err)
		case err != nil:
			problem := &report.Problem{ID: t.ID, Name: t.ID, Dir: t.Package, Kind: "batch"}
			c.reject(problem, err)
			c.report.Problems = append(c.report.Problems, problem)
		default:
			c.plans = append(c.plans, p)
			packages = append(packages, p.pkg)
			c.report.Problems = append(c.report.Problems, p.problem)
		}
	}
	if len(c.plans) == 0 { // else -case is about the problems that have such testcases
		return errors.Join(append(c.rejected, without...)...)
	}
	c.chooseShard()
	if c.opt.Run || c.opt.Debug { // one program is enough
		c.plans = c.plans[:1]
		c.plans[0].programs = c.plans[0].programs[:1]
	}
	return c.runner.Hide(c.ws.Root, c.cache, packages...)
}

// run judges the programs that are built and were not judged yet, of the packages whose time limit is known.
func (c *call) run(ctx context.Context) error {
	var subjects []*Program
	for _, p := range c.plans {
		for _, e := range p.programs {
			if e.stage == ready && p.pkg.TimeLimit > 0 {
				subjects = append(subjects, e)
			}
		}
	}
	c.printer.done()
	return c.runner.Judge(ctx, subjects, func(e *Program, r *report.Case, done, total int) {
		c.showProgress(e, r, done, total)
		c.printer.done()
	})
}

// reject notes that a package cannot be judged; others are judged all the same.
func (c *call) reject(p *report.Problem, err error) {
	c.rejected = append(c.rejected, err)
	p.Errors, p.Entries = append(p.Errors, err.Error()), nil
}

// each does something for every package, and leaves out those for which it fails. It returns an error when
// none is left, or when ctx is done.
func (c *call) each(ctx context.Context, do func(*plan) error) error {
	var left []*plan
	for _, p := range c.plans {
		err := do(p)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			c.reject(p.problem, err)
			continue
		}
		left = append(left, p)
	}
	if c.plans = left; len(left) == 0 {
		return errors.Join(c.rejected...)
	}
	return nil
}

// showProgress shows on a terminal where the judge is.
func (c *call) showProgress(s *Program, r *report.Case, done, total int) {
	c.line.Show("%d of %d  %s %s  %s %v", done, total, s.Pkg.ID, s.Entry.Name, r.Name, r.Verdict)
}

// What is kept in the cache: nothing that was not used for so long, and so many bytes of programs and of
// verdicts, as far as what was used in the last hour leaves room.
const (
	cacheAge      = 30 * 24 * time.Hour
	cacheBuilds   = 1 << 30
	cacheVerdicts = 256 << 20
)

// ownVersion names the judge itself by the contents of its program, which are read once: -watch judges often.
var ownVersion = sync.OnceValue(func() string {
	exe, err := os.Executable()
	if err != nil {
		return ""
	}
	sum, err := cache.HashFile(exe)
	if err != nil {
		return ""
	}
	return sum
})

// inDir returns the absolute name of a file that the command line names, "" for "".
func (c *call) inDir(name string) string {
	if name == "" || filepath.IsAbs(name) {
		return name
	}
	return filepath.Join(c.dir, name)
}

// readable names files relative to the folder of the call where that is shorter.
func (c *call) readable(path string) string {
	rel, err := filepath.Rel(c.dir, path)
	if err != nil || len(rel) >= len(path) {
		return path
	}
	return rel
}

// hasTrouble reports whether the judge itself failed somewhere.
func hasTrouble(r *report.Report) bool {
	for _, p := range r.Problems {
		for _, e := range p.Entries {
			if e.Verdict == verdict.JE {
				return true
			}
		}
	}
	return false
}
