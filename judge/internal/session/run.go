// This file runs programs on testcases: several at a time, from the cache if nothing changed that a verdict depends on,
// and again alone if other programs may have slowed a run down.

package session

import (
	"context"
	"path/filepath"
	"slices"
	"sync"

	"oj/judge/internal/decide"
	"oj/judge/internal/match"
	"oj/judge/internal/result"
	"oj/tools/problem"
	"oj/tools/verdict"
)

// killBudget is the time in seconds that a wrong program may run in all, and still go on after its first rejection. Slow
// wrong programs on many testcases would otherwise take most of the time.
const killBudget = 0.1

// task is a program that runs under a time limit, with its results so far.
type task struct {
	*built
	run       match.Program  // with limits
	measuring bool           // the time limit is not known yet: only testcases that bound it are run
	group     string         // of its results in the cache; "" if they are not cached
	results   []result.Named // one for each testcase; a result without a verdict was not run
	left      int            // testcases that runAll has still to judge
}

// newTask returns the task to judge a program under the time limit of its package. measured are its results from finding
// that limit; nil for none.
func (c *call) newTask(b *built, p *limitedPack, measured []result.Named) *task {
	t := &task{built: b, run: b.run, results: slices.Clone(measured)}
	t.run.Limits = limits(b.program, p.limit, p.computed)
	if t.results == nil {
		t.results = notRun(b.cases)
	}
	t.group = c.groupOf(t)
	return t
}

// newMeasuring returns the task to measure a program whose times bound the time limit.
func newMeasuring(b *built) *task {
	t := &task{built: b, run: b.run, measuring: true, results: notRun(b.cases)}
	t.run.Limits = limits(b.program, patience, false)
	return t
}

// notRun returns results of testcases that were not run.
func notRun(cases []*problem.Case) []result.Named {
	list := make([]result.Named, len(cases))
	for i, tc := range cases {
		list[i].Testcase = tc.Name
	}
	return list
}

// todo lists the testcases on which a task must still run, by their indices.
func (t *task) todo() (list []int) {
	for i, tc := range t.cases {
		wanted := !t.measuring || t.expect.Bounds(tc.Name)
		if wanted && t.results[i].Verdict == verdict.None {
			list = append(list, i)
		}
	}
	return list
}

// judgeAll judges the programs of these packages, except those that were judged before, and prints them.
func (c *call) judgeAll(ctx context.Context, packs []*limitedPack, programs []*built) error {
	var tasks []*task
	for _, b := range programs {
		// A program is judged only if its package is still in the call and its row was not printed yet.
		i := slices.IndexFunc(packs, func(p *limitedPack) bool { return p.plan == b.plan })
		if i < 0 || !c.table.awaits(b.program) {
			continue
		}
		t := c.newTask(b, packs[i], runsOf(b, packs[i].measured))
		c.table.running[b.program] = t
		tasks = append(tasks, t)
	}

	// Programs that failed to build need no run, so their rows may be printed at once.
	c.table.print(false)
	return c.runAll(ctx, tasks, func(t *task) {
		c.table.conclude(t.built, t.results)
		c.table.print(false)
	})
}

// part is the work that a worker takes at once: some testcases of one task.
type part struct {
	*task
	todo []int
}

// runAll runs tasks on their testcases in this order, several at a time, and calls done when a task has no testcase
// left. done is called by one goroutine at a time. runAll stops at the first error of the judge itself.
func (c *call) runAll(ctx context.Context, tasks []*task, done func(*task)) error {
	ctx, fail := context.WithCancelCause(ctx)
	defer fail(nil)

	// The work is divided into parts, in the order in which programs are printed.
	var parts []part
	total, finished := 0, 0
	for _, t := range tasks {
		todo := t.todo()
		t.left = len(todo)
		total += len(todo)
		if t.left == 0 {
			done(t)
			continue
		}
		// After a rejection the remaining testcases of a wrong program may be left out, so one worker takes them all.
		size := 1
		if t.stopEarly && t.expect.MustFail() {
			size = len(t.cases)
		}
		for some := range slices.Chunk(todo, size) {
			parts = append(parts, part{t, some})
		}
	}

	var mu sync.Mutex // guards everything except the runs themselves
	runOne := func(t *task, i int) error {
		mu.Unlock()
		res, err := c.testcase(ctx, t, t.cases[i])
		mu.Lock()
		if err != nil {
			return err
		}
		t.results[i] = res
		c.Line.Show("%d of %d  %s %s  %s %v", finished+1, total, t.id, t.name, res.Testcase, res.Verdict)
		return nil
	}

	// Each worker takes the next part until no part is left or an error stops all of them.
	match.Work(c.Workers, func(int) bool {
		mu.Lock()
		defer mu.Unlock()
		if len(parts) == 0 || ctx.Err() != nil {
			return false
		}
		p := parts[0]
		parts = parts[1:]
		for _, i := range p.todo {
			// A testcase that is left out counts as finished, so that the task ends.
			if !p.decided() {
				if err := runOne(p.task, i); err != nil {
					fail(err)
					return false
				}
			}
			finished++
			p.left--
			if p.left == 0 {
				done(p.task)
			}
		}
		return true
	})
	return context.Cause(ctx)
}

// decided reports whether the remaining testcases of a submission need not be run, because one of them was too slow, or
// because the submission was rejected as expected and has used its budget. A submission that must be too slow goes on
// after a wrong answer.
func (t *task) decided() bool {
	// Only submissions of the package may be stopped early.
	if !t.stopEarly {
		return false
	}
	spent, rejected := 0.0, false
	for _, r := range t.results {
		tooSlow := r.Verdict == verdict.TLE && t.run.Limits.UsedUp(r.Seconds)
		if tooSlow || r.Verdict == verdict.ILE {
			return true
		}
		spent += r.Seconds
		rejected = rejected || r.Failed()
	}

	// The verdict of a submission that must be too slow is not known before it was too slow.
	asExpected := rejected && t.expect.MustFail() && !t.expect.Slow()
	return asExpected && spent > killBudget && !t.measuring
}

// testcase judges a program on a testcase, or takes the result of an earlier call from the cache.
func (c *call) testcase(ctx context.Context, t *task, tc *problem.Case) (result.Named, error) {
	key := c.keyOf(t, tc)
	res := result.Named{Testcase: tc.Name}
	if !c.opt.Fresh && c.cache.Get(key, &res.Run) {
		res.Cached = true
		return res, nil
	}

	res, err := c.fresh(ctx, t, tc)
	if err == nil && t.isFinal(res.Run) {
		c.cache.Put(key, res.Run)
	}
	return res, err
}

// fresh judges a program on a testcase, without the cache. If other programs may have made a run too slow, the run is
// repeated with nothing beside it.
func (c *call) fresh(ctx context.Context, t *task, tc *problem.Case) (res result.Named, err error) {
	res.Testcase = tc.Name

	// Other runs may go on beside this one.
	c.exclusive.RLock()
	res.Run, err = c.Once(ctx, &t.run, tc)
	c.exclusive.RUnlock()

	// The lock for writing waits until all other runs have ended, and keeps new ones from starting.
	if err == nil && t.mustRepeat(res.Run) {
		c.exclusive.Lock()
		defer c.exclusive.Unlock()
		res.Run, err = c.Once(ctx, &t.run, tc)
		res.Repeated = true
	}
	return res, err
}

// mustRepeat reports whether a run was too slow by the clock, so that other programs may be the cause. A run that used its
// whole time limit as processor time is not repeated: it would only take as long again.
func (t *task) mustRepeat(r result.Run) bool {
	tooSlow := r.Verdict == verdict.TLE || r.Verdict == verdict.ILE
	usedUp := r.CPU >= t.run.Limits.Time.Seconds()
	return tooSlow && !usedUp && !t.expect.Slow() && !t.measuring
}

// isFinal reports whether a result would be the same in the next call, so that it may be cached. Failures of the
// judge itself are not final. Nor is an unexpected time limit, because the machine may have been busy, or an
// unexpected lost game, because programs that play games look at the clock.
func (t *task) isFinal(r result.Run) bool {
	switch r.Verdict {
	case verdict.JE, verdict.None:
		return false
	case verdict.TLE, verdict.ILE:
		return t.expect.Slow()
	case verdict.AC:
		return true
	}
	return !t.pkg.Interactive || t.expect.MustFail()
}

// checkData checks the data of all packages. It skips a package if its data passed in an earlier call and has not
// changed.
func (c *call) checkData(ctx context.Context, packs []*pack) ([]*pack, error) {
	return each(ctx, c, packs, func(p *pack) error {
		c.Line.Show("%s: checking the data", p.id)
		key := c.dataKey(p)
		passed := false
		if !c.opt.Fresh && c.cache.Get(key, &passed) {
			return nil
		}

		// Data with warnings are checked again next time, so that the warnings are not lost.
		warnings, err := c.Data(ctx, p.pkg, p.tools)
		p.record.Warnings = append(p.record.Warnings, warnings...)
		if err == nil && len(warnings) == 0 {
			c.cache.Put(key, true)
		}
		return err
	})
}

// dataKey returns the cache key for the check of a package's data; "" if a file cannot be read.
func (c *call) dataKey(p *pack) string {
	// The check depends on these files and on the validators.
	files, err := c.cache.Tree(filepath.Join(p.pkg.Dir, "problem.yaml"), filepath.Join(p.pkg.Dir, "data"))
	if err != nil {
		return ""
	}
	return c.cache.Key(c.cache.Group("data"), dataKey{
		Environment: match.Environment, Missing: c.report.Limits, Files: files,
		Inputs: keys(p.tools.Inputs), Validators: keys(p.tools.Validators),
	})
}

// decideProgram returns the verdict of a program from its results. It is None if the program was not judged on all
// testcases.
func decideProgram(results []result.Named) verdict.Verdict {
	var all []verdict.Verdict
	passed := 0
	for _, r := range results {
		all = append(all, r.Verdict)
		if r.Verdict == verdict.AC {
			passed++
		}
	}

	// Testcases that were left out hide a rejection that may have followed.
	v := decide.Program(all)
	if v == verdict.AC && passed < len(all) {
		return verdict.None
	}
	return v
}
