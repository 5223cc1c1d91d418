// This file distributes runs over workers.

package session

import (
	"context"
	"slices"
	"sync"
	"time"

	"oj/judge/internal/decide"
	"oj/judge/internal/match"
	"oj/judge/internal/problem"
	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// tally is what is known of a program on its way through its testcases.
type tally struct {
	pending, running  int     // testcases
	spent             float64 // seconds
	rejected, stopped bool
}

// task is one run.
type task struct {
	*Program
	i int // index of the testcase
}

// tasks lists the runs of a program that are still to be done; for its time limit, those by which it bounds it.
func (e *Program) tasks() (list []task) {
	for i, c := range e.plan.cases {
		wanted := !e.measuring || len(e.expect.LowerCases([]*problem.Case{c})) > 0
		if wanted && e.Entry.Cases[i].Verdict == verdict.None {
			list = append(list, task{e, i})
		}
	}
	return list
}

// teller is told, by one goroutine at a time, that a program was judged on a testcase, or left out: how many runs of
// all are done.
type teller func(e *Program, c *report.Case, done, total int)

// killBudget is how many seconds a wrong program may run in all and still go on once a testcase has rejected it. Slow
// wrong programs on many testcases would otherwise take most of the time.
const killBudget = 0.1

// Judge runs all programs on their testcases, in this order, several at a time, and fills their entries. It stops at the
// first error of the judge itself.
func (r *runner) Judge(ctx context.Context, programs []*Program, tell teller) error {
	ctx, fail := context.WithCancelCause(ctx)
	defer fail(nil)
	var tasks []task
	for _, e := range programs {
		mine := e.tasks()
		tasks = append(tasks, mine...)
		if e.pending = len(mine); e.pending == 0 {
			e.judged()
		}
	}
	total, done := len(tasks), 0
	var mu sync.Mutex
	match.Work(r.Workers, func(int) bool {
		mu.Lock()
		defer mu.Unlock()
		// A program that has to fail runs on one testcase at a time, since what comes of it may leave out the others;
		// whoever runs it takes its next one.
		i := slices.IndexFunc(tasks, func(t task) bool { return !t.mustFail() || !t.stopEarly || t.running == 0 })
		if i < 0 || ctx.Err() != nil {
			return false
		}
		t := tasks[i]
		copy(tasks[1:], tasks[:i])
		tasks = tasks[1:]
		t.running++
		if !t.stopped {
			limits := t.allowed()
			mu.Unlock()
			res, err := r.Case(ctx, t.Program, t.plan.cases[t.i], limits)
			mu.Lock()
			if err != nil {
				fail(err)
				return false
			}
			t.ended(res, limits)
		}
		t.running--
		if t.pending--; t.pending == 0 {
			t.judged()
		}
		done++
		tell(t.Program, t.Entry.Cases[t.i], done, total)
		return true
	})
	return context.Cause(ctx)
}

// allowed returns the limits of the next run, which are less for a wrong program that was rejected already.
func (e *Program) allowed() decide.Limits {
	limits := e.Limits
	if e.hasty && e.rejected && !e.measuring {
		limits.Time = min(limits.Time, time.Duration(killBudget*float64(time.Second)))
	}
	return limits
}

// ended takes over the result of a run under these limits. One that took longer than a wrong program may says nothing:
// it counts as left out, like all that come after it.
func (t task) ended(res *report.Case, limits decide.Limits) {
	if late(res) && limits.Time < t.Limits.Time {
		t.stopped = true
		return
	}
	t.Entry.Cases[t.i] = res
	t.spent += res.Seconds
	t.rejected = t.rejected || res.Verdict != verdict.AC
	tooSlow := late(res) && (res.Verdict == verdict.ILE || t.Limits.UsedUp(res.Seconds))
	t.stopped = t.stopped || t.stopEarly && tooSlow || t.hasty && t.rejected && !t.measuring && t.spent > killBudget
}

// judged notes that nothing is left to be done, unless all was done to compute the time limit.
func (e *Program) judged() {
	if !e.measuring {
		e.stage = judged
		summarize(e.Entry)
	}
}

// summarize computes an entry's totals and verdict from its cases. What was interrupted is not accepted.
func summarize(e *report.Entry) {
	e.Passed, e.Slowest, e.SlowestCase, e.Memory = 0, 0, "", 0
	var all []verdict.Verdict
	for _, c := range e.Cases {
		if all = append(all, c.Verdict); c.Verdict == verdict.AC {
			e.Passed++
		}
		if c.Verdict != verdict.None && (c.Seconds > e.Slowest || e.SlowestCase == "") {
			e.Slowest, e.SlowestCase = c.Seconds, c.Name
		}
		e.Memory = max(e.Memory, c.Memory)
	}
	if e.Verdict = decide.Program(all); e.Verdict == verdict.AC && e.Passed < len(all) {
		e.Verdict = verdict.None
	}
}
