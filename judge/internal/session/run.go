// This file runs programs on testcases, several at the same time. It takes a result from the cache if nothing has
// changed on which the verdict depends. It repeats a run alone if other programs may have slowed it down.

package session

import (
	"cmp"
	"context"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"

	"oj/judge/internal/decide"
	"oj/judge/internal/result"
	"oj/judge/internal/trial"
	"oj/tools/shared/problem"
	"oj/tools/shared/verdict"
)

// After a wrong program was rejected, it is run on further testcases only until its runs have taken killBudget seconds
// in total. Otherwise slow wrong programs would take most of the judge's time.
const killBudget = 0.1

// task is a program that is run on testcases under a time limit, with its results so far.
type task struct {
	plan    *plan
	program *program
	built   *built

	run       trial.Contestant // the program with its limits
	measuring bool             // the program is only measured, to compute the time limit
	group     string           // the group of its results in the cache; "" if they are not cached or nothing is left to run
	results   []result.Named   // one for each testcase; the verdict is None if it was not run
	left      int              // the number of testcases that runAll has not judged yet
	soFar     sums             // what decided needs to know about the results
	aloneRuns atomic.Int32     // the number of failures for which leftBehind has run cases alone
	moreRuns  atomic.Int32     // how often deepRecursion or slowReading has run the program again
}

// sums sums up the results of a task. It is kept up to date with each result, because a scan of all results after each
// testcase would take quadratic time, while the lock of all workers is held.
type sums struct {
	seconds  float64 // the time of all runs
	rejected bool    // a testcase was rejected
	tooSlow  bool    // a run got ILE, or TLE after it had used up its limit

	// deadlocks maps the number of a turn to the number of games that ended in a deadlock in that turn. stuck is set
	// if there are mostDeadlocks of them.
	deadlocks map[int]int
	stuck     bool
}

// If mostDeadlocks games of a program end in a deadlock in the same turn, the other testcases are not played: most
// likely the program never flushes its output.
const mostDeadlocks = 2

// keep stores the result of testcase i.
func (t *task) keep(i int, r result.Named) {
	t.results[i] = r
	t.sum(r)
}

// sum adds a result to t.soFar.
func (t *task) sum(r result.Named) {
	usedUp := r.Verdict == verdict.TLE && t.run.Limits.UsedUp(r.Seconds)
	t.soFar.seconds += r.Seconds
	t.soFar.rejected = t.soFar.rejected || r.Failed()
	t.soFar.tooSlow = t.soFar.tooSlow || usedUp || r.Verdict == verdict.ILE
	if r.Deadlock {
		if t.soFar.deadlocks == nil {
			t.soFar.deadlocks = map[int]int{}
		}
		t.soFar.deadlocks[r.TurnCount]++
		t.soFar.stuck = t.soFar.stuck || t.soFar.deadlocks[r.TurnCount] >= mostDeadlocks
	}
}

// newTask returns the task to judge a program under the time limit of its package. measured holds results from the
// computation of the time limit, which are used again; it may be nil.
func (c *call) newTask(b *built, p *limitedPack, measured []result.Named) *task {
	t := &task{plan: b.plan, program: b.program, built: b, run: b.ready, results: slices.Clone(measured)}
	t.run.Limits = limits(b, b.timeLimit(p), p.computed)
	if t.results == nil {
		t.results = slices.Clone(b.known)
	}
	if t.results == nil {
		t.results = notRun(b.plan.cases)
	}
	for _, r := range t.results {
		t.sum(r)
	}
	if len(t.todo()) > 0 {
		t.group = c.groupOf(t)
	}
	return t
}

// newMeasuring returns the task to measure a program from which the time limit is computed.
func (c *call) newMeasuring(b *built) *task {
	t := &task{plan: b.plan, program: b.program, built: b, run: b.ready, measuring: true, results: notRun(b.plan.cases)}
	const computed = false // the limit is the constant patience, which was not computed from submissions
	t.run.Limits = limits(b, patience, computed)
	t.group = c.groupOf(t)
	return t
}

// notRun returns the results of testcases that were not run.
func notRun(cases []*problem.Case) []result.Named {
	list := make([]result.Named, len(cases))
	for i, tc := range cases {
		list[i].Testcase = tc.Name
	}
	return list
}

// todo returns the indices of the testcases on which the program must still run.
func (t *task) todo() (list []int) {
	for i, tc := range t.plan.cases {
		wanted := !t.measuring || t.program.expect.Bounds(tc.Name)
		if wanted && t.results[i].Verdict == verdict.None {
			list = append(list, i)
		}
	}
	return list
}

// judgeAll judges the programs of these packages that were not judged before, and prints their results.
func (c *call) judgeAll(ctx context.Context, packs []*limitedPack, programs []*built) error {
	limited := map[*plan]*limitedPack{}
	for _, p := range packs {
		limited[p.plan] = p
	}
	var tasks []*task
	for _, b := range programs {
		// Skip the program if its package was rejected, or if it was already judged.
		p := limited[b.plan]
		if p == nil || !c.table.awaits(b.program) {
			continue
		}
		t := c.newTask(b, p, runsOf(b, p.measured))
		c.table.running[b.program] = t
		tasks = append(tasks, t)
	}

	// Programs that failed to build are not run, so their rows can be printed now.
	c.table.print(onlyEnded)
	return c.runAll(ctx, tasks, func(t *task) {
		c.remember(t)
		c.table.conclude(t.built, t.results)
		c.table.print(onlyEnded)
	})
}

// part is the unit of work that a worker takes: some testcases of one task.
type part struct {
	task *task
	todo []int
}

// runAll runs the tasks in order, on several testcases at the same time. When all testcases of a task are
// finished, runAll calls done for the task. Calls of done do not overlap. runAll stops at the first failure
// of the judge.
func (c *call) runAll(ctx context.Context, tasks []*task, done func(*task)) error {
	ctx, fail := context.WithCancelCause(ctx)
	defer fail(nil)

	// Divide the work into parts, in the order in which programs are printed.
	var parts []part
	total, finished := 0, 0
	for _, t := range tasks {
		todo := c.failedFirst(t, t.todo())
		t.left = len(todo)
		total += len(todo)
		if t.left == 0 {
			done(t)
			continue
		}
		// After a rejection the remaining testcases of a wrong program may be skipped, so one worker takes all
		// testcases of the program.
		size := 1
		if t.program.stopEarly && t.program.expect.MustFail() {
			size = len(t.plan.cases)
		}
		for some := range slices.Chunk(todo, size) {
			parts = append(parts, part{t, some})
		}
	}

	var mu sync.Mutex // guards everything except the runs themselves
	runOne := func(t *task, i int) error {
		mu.Unlock()
		res, err := c.testcase(ctx, t, t.plan.cases[i])
		mu.Lock()
		if err != nil {
			return err
		}
		t.keep(i, res)
		if c.table != nil {
			c.table.firstFailure(t, i)
		}
		c.con.Line.Show("%d of %d  %s %s  %s %v", finished+1, total, t.plan.id, t.program.name, res.Testcase, res.Verdict)
		return nil
	}

	// Each worker takes the next part until no part is left, or until an error stops all workers.
	trial.Work(c.runner.Workers, func(int) bool {
		mu.Lock()
		defer mu.Unlock()
		if len(parts) == 0 || ctx.Err() != nil {
			return false
		}
		p := parts[0]
		parts = parts[1:]
		for _, i := range p.todo {
			// Run the testcase unless it is skipped. A skipped testcase counts as finished, so that the task ends.
			if !p.task.decided() {
				if err := runOne(p.task, i); err != nil {
					fail(err)
					return false
				}
			} else if p.task.soFar.stuck {
				p.task.results[i].Message = result.NotPlayed
			}
			finished++
			p.task.left--
			if p.task.left == 0 {
				done(p.task)
			}
		}
		return true
	})
	return context.Cause(ctx)
}

// failureKey returns the key of the testcase that a program failed last, whatever its source was then. It is "" for a
// submission, whose testcases run in order.
func (c *call) failureKey(t *task) string {
	if t.program.submission || t.measuring {
		return ""
	}
	return c.cache.Key(c.cache.Group("last failure"), []string{t.plan.pkg.Dir, t.program.source})
}

// remember stores the name of the first testcase that a program fails, or "" if it fails none.
func (c *call) remember(t *task) {
	name, before := "", ""
	for _, r := range slices.Backward(t.results) {
		if r.Failed() {
			name = r.Testcase
		}
	}
	key := c.failureKey(t)
	if c.cache.Get(key, &before); before != name {
		c.cache.Put(key, name)
	}
}

// failedFirst moves the testcase that the program failed last to the front, so that its result is known at once.
func (c *call) failedFirst(t *task, todo []int) []int {
	var name string
	if !c.cache.Get(c.failureKey(t), &name) {
		return todo
	}
	slices.SortStableFunc(todo, func(a, b int) int {
		return cmp.Compare(rank(t.results[a].Testcase == name), rank(t.results[b].Testcase == name))
	})
	return todo
}

// rank returns 0 for what comes first, and otherwise 1.
func rank(first bool) int {
	if first {
		return 0
	}
	return 1
}

// decided reports whether the remaining testcases of a program are skipped: after deadlocks and, for a submission, after
// a TLE or ILE, or if it was rejected as expected and has used killBudget. If TLE is the expected verdict, a rejection
// with another verdict does not end the judging.
func (t *task) decided() bool {
	if t.soFar.stuck {
		return true
	}

	// Programs without stopEarly run on all testcases.
	if !t.program.stopEarly {
		return false
	}
	if t.soFar.tooSlow {
		return true
	}

	// If TLE is expected, a wrong answer does not end the judging.
	asExpected := t.soFar.rejected && t.program.expect.MustFail() && !t.program.expect.Slow()
	return asExpected && t.soFar.seconds > killBudget && !t.measuring
}

// testcase returns the result of a program on a testcase, from the cache or from a new run.
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

// fresh runs a program on a testcase without using the cache. If the run was too slow and other programs may be the
// cause, it runs the program again while no other program runs.
func (c *call) fresh(ctx context.Context, t *task, tc *problem.Case) (res result.Named, err error) {
	res.Testcase = tc.Name

	// Hold the lock for reading, which permits other programs to run at the same time.
	c.exclusive.RLock()
	res.Run, err = c.runner.Once(ctx, &t.run, tc)
	c.exclusive.RUnlock()

	// To run alone, lock for writing: this waits until all other runs have ended, and keeps new runs from starting.
	if err == nil && t.mustRepeat(res.Run) {
		c.exclusive.Lock()
		res.Run, err = c.runner.Once(ctx, &t.run, tc)
		c.exclusive.Unlock()
		res.Repeated = true
	}
	if err != nil || !res.Failed() {
		return res, err
	}
	c.exclusive.RLock()
	defer c.exclusive.RUnlock()
	return res, c.proveCause(ctx, t, tc, &res.Run)
}

// mustRepeat reports whether a run must be repeated because it was too slow and other programs may be the cause. If its
// processor time alone has reached the time limit, or a deadlock was proved, other programs are not the cause.
func (t *task) mustRepeat(r result.Run) bool {
	tooSlow := r.Verdict == verdict.TLE || r.Verdict == verdict.ILE
	return tooSlow && !r.Deadlock && !t.run.Limits.IsReached(r.CPU) && !t.program.expect.Slow() && !t.measuring
}

// isFinal reports whether a result may be cached, because another run would give the same result. JE is not final, nor
// is an unexpected TLE, because the machine may have been busy. An unexpectedly lost game is not final either, because
// programs that play games often depend on the time.
func (t *task) isFinal(r result.Run) bool {
	switch r.Verdict {
	case verdict.JE, verdict.None:
		return false
	case verdict.TLE, verdict.ILE:
		return t.program.expect.Slow()
	case verdict.AC:
		return true
	}
	return !t.plan.pkg.Interactive || t.program.expect.MustFail()
}

// checkData checks the data of all packages, and returns the packages with valid data. It skips the check if the cache
// knows that the same data are valid.
func (c *call) checkData(ctx context.Context, packs []*pack) ([]*pack, error) {
	return c.each(ctx, packs, func(p *pack) error {
		c.con.Line.Show("%s: checking the data", p.plan.id)
		if c.dataPassed(p) {
			return nil
		}

		// If there are warnings, the result is not cached, so that the next call prints them, too.
		warnings, err := c.runner.Data(ctx, p.plan.pkg, p.tools)
		p.plan.record.Warnings = append(p.plan.record.Warnings, warnings...)
		if err == nil && len(warnings) == 0 {
			c.cache.Put(c.dataKey(p), true)
		}
		return err
	})
}

// dataPassed reports whether the data of a package need no check, because no validator looks at them or because the
// cache knows that they are valid.
func (c *call) dataPassed(p *pack) bool {
	if p.dataPassed || trial.ChecksNothing(p.plan.pkg) {
		return true
	}
	return !c.opt.Fresh && c.cache.Get(c.dataKey(p), &p.dataPassed) && p.dataPassed
}

// dataKey returns the cache key for the check of a package's data, or "" if a file cannot be read.
func (c *call) dataKey(p *pack) string {
	// The check depends on these files and on the input and output validators.
	files, err := c.cache.Tree(filepath.Join(p.plan.pkg.Dir, "problem.yaml"), filepath.Join(p.plan.pkg.Dir, "data"))
	if err != nil {
		return ""
	}
	return c.cache.Key(c.cache.Group("data"), dataKey{
		Environment: trial.EnvironmentOf(slices.Concat(p.tools.Inputs, p.tools.Validators)...), Missing: c.report.Limits, Files: files,
		Inputs: keys(p.tools.Inputs), Validators: keys(p.tools.Validators),
	})
}

// decideProgram returns the verdict of a program from its results, and its verdict beyond what the site
// is known to test (see decide.Overall).
func decideProgram(pkg *problem.Package, results []result.Named) (v, wrong verdict.Verdict) {
	var known, beyond []verdict.Verdict
	for _, r := range results {
		if r.NoAnswer {
			continue // nothing says whether the output is right
		}
		if pkg.Beyond(r.Testcase) {
			beyond = append(beyond, r.Verdict)
		} else {
			known = append(known, r.Verdict)
		}
	}
	if len(known)+len(beyond) == 0 {
		return verdict.None, verdict.None
	}
	return decide.Overall(known, beyond)
}
