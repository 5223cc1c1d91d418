// Package session is one call of the judge: it finds problems, reads packages, builds programs, checks the data,
// judges and reports.
//
// Each phase is a function with its own result type. Later phases do not change the result:
//
//	problem.Problem  a package that was read                      tools/problem
//	plan, program    the programs and testcases to be judged      plan.go
//	pack, built      the same after the compilers have run        build.go
//	task             a program that runs under known limits       run.go
//	result.Run       the result of a task on one testcase         judge/internal/match
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

	"oj/judge/internal/build"
	"oj/judge/internal/cache"
	"oj/judge/internal/console"
	"oj/judge/internal/match"
	"oj/judge/internal/report"
	"oj/judge/internal/sandbox"
	"oj/tools/terminal"
	"oj/tools/workspace"
)

// call is one call of the judge.
type call struct {
	*console.Console // its Out is standard error if a report or a program needs standard output
	match.Runner

	opt       *Options
	width     int // columns in which failing testcases are shown side by side; 0 if they are not
	ws        *workspace.Workspace
	builder   *build.Builder
	cache     *cache.Cache
	cacheDir  string
	exclusive sync.RWMutex // every run holds it for reading, a run that must be alone for writing

	rejected []error        // why packages could not be judged although others could
	report   *report.Report // written by the phases, read only at the end
	table    *progress      // prints the programs; nil until the first one is judged
	previous *report.Report // of -compare; nil for none
	failed   bool           // the judge itself failed on some testcase
}

// Once judges one time and returns the exit status.
func Once(ctx context.Context, opt *Options, con *console.Console) int {
	status, _ := once(ctx, opt, con)
	return status
}

// once judges one time and returns the exit status and the report.
func once(ctx context.Context, opt *Options, con *console.Console) (int, *report.Report) {
	own := *con
	screen := con.Stdout

	// If a report or a program needs standard output, all messages go to standard error.
	if slices.Contains(opt.Reports(), "-") || opt.Run || opt.Debug {
		own.Out = con.Err
		screen = con.Stderr
	}
	c := &call{Console: &own, opt: opt}

	// Only a user who asks for single testcases wants long details.
	if opt.Verbose && opt.Glob != "" {
		c.width = cmp.Or(terminal.Columns(screen), report.DefaultColumns)
	}
	c.report = &report.Report{
		Schema: report.Schema, Started: time.Now(), Workers: opt.Workers, Platform: runtime.GOOS + "/" + runtime.GOARCH,
	}
	if opt.Shards > 0 {
		c.report.Shard = fmt.Sprintf("%d/%d", opt.Shard, opt.Shards)
	}
	err := console.InTemp(func(temp string) error { return c.do(ctx, temp) })
	c.Line.Clear()
	return c.status(ctx, err), c.report
}

// status prints the error of a call, and returns the exit status.
func (c *call) status(ctx context.Context, err error) int {
	// An interruption is reported as such, not by the error that it causes somewhere.
	replaced := context.Cause(ctx) == errChanged
	interrupted := ctx.Err() != nil && (err == nil || errors.Is(err, context.Canceled))
	switch {
	case replaced: // a newer run of -watch says everything
		return ExitTrouble
	case interrupted:
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

// do sets the call up, judges and writes the reports. temp is its temporary folder.
func (c *call) do(ctx context.Context, temp string) error {
	// A report that cannot be written must not be noticed only after a long judgement.
	if err := c.checkReports(); err != nil {
		return err
	}
	// The new report may replace the file of the earlier one, so this is read first.
	if err := c.readPrevious(); err != nil {
		return err
	}

	targets, err := c.targets(temp)
	if err != nil {
		return err
	}

	// Results are stored even if the call fails later.
	c.openCaches(temp)
	defer c.cache.Flush()
	c.Runner = match.Runner{
		Temp: temp, Workers: c.opt.Workers, Transcripts: workspace.In(c.Dir, c.opt.Transcripts),
		// A comparison of programs names the slowest turn of each.
		KeepTurns: c.opt.Verbose || c.opt.HTML != "" || len(c.opt.Src) > 1,
	}
	err = c.judge(ctx, targets)

	c.report.Seconds = time.Since(c.report.Started).Seconds()
	c.report.Interrupted = err != nil

	// An error of the judge ends the call without a report.
	byUser := ctx.Err() != nil && context.Cause(ctx) != errChanged
	if err != nil && !byUser {
		return err
	}
	// If the user interrupts the judge, the results so far are printed and reported.
	if c.table != nil {
		c.sumUp(err != nil)
	}
	return cmp.Or(c.writeReports(), err)
}

// readPrevious reads the report of -compare.
func (c *call) readPrevious() error {
	if c.opt.Compare == "" {
		return nil
	}
	data, err := os.ReadFile(workspace.In(c.Dir, c.opt.Compare))
	if err == nil {
		c.previous, err = report.Read(data)
	}
	if err != nil {
		return fmt.Errorf("-compare %s: %w", c.opt.Compare, err)
	}
	return nil
}

// targets finds the problems that the command line names, and unpacks archives.
func (c *call) targets(temp string) ([]workspace.Target, error) {
	c.ws = workspace.Find(c.Dir)
	names, err := unpack(c.Dir, temp, c.opt.Names)
	if err != nil {
		return nil, err
	}
	targets, err := c.ws.Resolve(c.Dir, names)
	if err != nil {
		return nil, err
	}

	// A program solves one problem, so a contest must be an accident.
	if len(c.opt.Src) > 0 && len(targets) != 1 {
		return nil, fmt.Errorf("-src judges one file against one problem, but %s is a contest of %d: name one of them, such as %s",
			names[0], len(targets), targets[0].ID)
	}
	return targets, nil
}

// The bounds of the two caches. -h names them.
const (
	cacheAge     = 30 * 24 * time.Hour
	buildsSize   = 1 << 30   // bytes
	verdictsSize = 256 << 20 // bytes
)

// openCaches opens the caches of programs and of verdicts, and evicts old entries.
func (c *call) openCaches(temp string) {
	c.cacheDir = console.Cache(temp)
	builds := filepath.Join(c.cacheDir, "build")
	verdicts := filepath.Join(c.cacheDir, "verdicts")

	// Old entries are evicted first, before this call needs any of them.
	cache.Trim(builds, cacheAge, buildsSize)
	cache.Trim(verdicts, cacheAge, verdictsSize)

	// Another version of the judge may judge otherwise. Without a hash no result of an earlier call is found.
	self, _ := os.Executable()
	version, _ := cache.HashFile(self)
	c.cache = cache.Open(verdicts, version)
	c.builder = &build.Builder{Cache: builds, Temp: temp, Workers: c.opt.Workers, Log: c.Line.Show}
}

// judge runs the phases. Programs that compile fast come first: they are judged before C++ programs and submissions, whose
// compilers take seconds.
func (c *call) judge(ctx context.Context, targets []workspace.Target) error {
	plans, err := c.planAll(ctx, targets)
	if err != nil {
		return err
	}

	c.report.Limits = sandbox.Missing()

	// -debug and -run want one program and no verdict, so the other phases are left out.
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

	// New answers must be written before anything is judged against them.
	if c.opt.Update {
		if err := c.update(ctx, fast); err != nil {
			return err
		}
	}

	c.table = c.newProgress(packs)
	c.table.add(fast)

	// Results are trusted only if the data are valid, so these are checked first.
	if packs, err = c.checkData(ctx, packs); err != nil {
		return err
	}
	c.table.keep(packs)
	isMatch := c.opt.Games > 0 // it can begin only when both programs are built
	if !isMatch {
		if err := c.judgeAll(ctx, known(packs), fast); err != nil {
			return err
		}
	}

	// Now the slow compilers. Missing time limits follow only when all accepted submissions are built.
	packs, slow, err := c.buildSlow(ctx, packs, fast)
	if err != nil {
		return err
	}
	c.table.keep(packs)
	c.table.add(slow)
	all := slices.Concat(fast, slow)
	limited, err := c.findLimits(ctx, packs, all)
	if err != nil {
		return err
	}
	c.table.limited = limited
	if isMatch {
		return c.playGames(ctx, limited[0], all)
	}
	return c.judgeAll(ctx, limited, all)
}

// reject notes that a package cannot be judged. Other packages are still judged.
func (c *call) reject(record *report.Problem, err error) {
	c.rejected = append(c.rejected, err)
	record.Errors = append(record.Errors, err.Error())
	record.Entries = nil
}

// each runs a phase for every package and returns the packages for which it succeeds. It returns an error if it
// succeeds for none of them, or if ctx is done.
func each[T interface{ problem() *report.Problem }](ctx context.Context, c *call, list []T, do func(T) error) (rest []T, err error) {
	for _, p := range list {
		switch err := do(p); {
		case err == nil:
			rest = append(rest, p)
		case ctx.Err() != nil:
			return nil, ctx.Err()
		default:
			c.reject(p.problem(), err)
		}
	}

	// The error tells why not even one package is left.
	if len(rest) == 0 {
		return nil, cmp.Or(ctx.Err(), errors.Join(c.rejected...))
	}
	return rest, ctx.Err()
}

// relative returns the name of a file as seen from the folder where the judge was called.
func (c *call) relative(path string) string { return relative(c.Dir, path) }

// relative returns the name of a file as seen from a folder, or its absolute name if that is shorter.
func relative(folder, path string) string {
	rel, err := filepath.Rel(folder, path)
	if err != nil || len(rel) >= len(path) {
		return path
	}
	return rel
}
