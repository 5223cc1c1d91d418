// This file distributes runs over workers.

package session

import (
	"context"
	"slices"
	"sync"
	"time"

	"oj/judge/internal/cache"
	"oj/judge/internal/decide"
	"oj/judge/internal/match"
	"oj/judge/internal/problem"
	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// teller is told, by one goroutine at a time, that a program was judged on a testcase, or left out: how many runs of
// all are done.
type teller func(e *Program, c *report.Case, done, total int)

// state is what the workers share.
type state struct {
	mu       sync.Mutex
	tasks    []task
	next     int // in tasks
	done     int
	firstErr error
	cancel   func() // ends the runs of other workers
	tell     teller
}

// task is one run.
type task struct {
	*subject
	i int // index in Cases
}

// subject is a program on its way through its testcases.
type subject struct {
	*Program
	fixed             *cache.Key // the part of its keys that does not depend on the testcase
	pending, running  int        // testcases
	spent             float64    // seconds
	rejected, stopped bool
}

// Judge runs all programs on their cases, in this order, several at a time, and fills their entries.
// It stops at the first error of the judge itself.
func (r *runner) Judge(ctx context.Context, programs []*Program, tell teller) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	p := &state{cancel: cancel, tell: tell}
	for _, s := range programs {
		s.Entry.Cases, s.Entry.Total = make([]*report.Case, len(s.Cases)), len(s.Cases)
		x := &subject{Program: s, fixed: r.fixedKey(s), pending: len(s.Cases)}
		for i := range s.Cases {
			p.tasks = append(p.tasks, task{x, i})
		}
	}
	match.Work(r.Workers, func(int) bool { return r.step(ctx, p) })
	return p.firstErr
}

// step takes the next task and does it. It reports whether there may be more to do.
func (r *runner) step(ctx context.Context, p *state) bool {
	p.mu.Lock()
	t, ok := p.take()
	if !ok || p.firstErr != nil {
		p.mu.Unlock()
		return false
	}
	stopped, hurry := t.stopped, t.Budget > 0 && t.rejected
	p.mu.Unlock()

	c := t.Cases[t.i]
	res, over := &report.Case{Name: c.Name, Input: c.In, Answer: c.Ans}, false
	var err error
	switch {
	case stopped:
	case hurry:
		var hurried *report.Case
		if hurried, over, err = r.hurried(ctx, t.subject, c); !over {
			res = hurried
		}
	default:
		res, err = r.Case(ctx, t.Program, c, t.fixed)
	}

	p.mu.Lock()
	defer p.mu.Unlock()
	if err != nil {
		if p.firstErr == nil {
			p.firstErr = err
			p.cancel()
		}
		return false
	}
	t.stopped = t.stopped || over
	p.finish(t, res)
	return true
}

// take takes the next task, if there is one. A program that has to fail runs on one testcase at a time, since what comes
// of it may leave out the others; whoever runs it takes its next one.
func (p *state) take() (t task, ok bool) {
	left := p.tasks[p.next:]
	i := slices.IndexFunc(left, func(t task) bool { return !t.mustFail() || !t.StopEarly || t.running == 0 })
	if i < 0 {
		return t, false
	}
	t = left[i]
	copy(left[1:], left[:i])
	p.next++
	t.running++
	return t, true
}

// hurried judges a program that was rejected already, under what its budget allows. A run that takes
// longer says nothing: then it is over, and counts as left out, like all that come after it.
func (r *runner) hurried(ctx context.Context, s *subject, c *problem.Case) (res *report.Case, over bool, err error) {
	allowed := time.Duration(s.Budget * float64(time.Second))
	if s.Limits.Time <= allowed {
		res, err = r.Case(ctx, s.Program, c, s.fixed) // and a time limit is a verdict
		return res, false, err
	}
	brief := *s.Program
	brief.Limits.Time = allowed
	brief.SlowIsFine = true
	res, err = r.Case(ctx, &brief, c, r.fixedKey(&brief)) // the time limit is in the key
	return res, err == nil && late(res), err
}

// finish stores the result of a task.
func (p *state) finish(t task, res *report.Case) {
	t.running--
	t.Entry.Cases[t.i] = res
	tooSlow := res.Verdict == verdict.TLE && t.Limits.UsedUp(res.Seconds)
	t.spent += res.Seconds
	t.rejected = t.rejected || res.Verdict != verdict.AC && res.Verdict != verdict.None
	t.stopped = t.stopped || t.StopEarly && (tooSlow || res.Verdict == verdict.ILE) || t.Budget > 0 && t.rejected && t.spent > t.Budget
	if t.pending--; t.pending == 0 {
		t.stage = judged
		summarize(t.Entry)
	}
	p.done++
	p.tell(t.Program, res, p.done, len(p.tasks))
}

// summarize computes an entry's totals and verdict from its cases.
func summarize(e *report.Entry) {
	e.Passed, e.Slowest, e.Memory = 0, 0, 0
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
	e.Verdict = decide.Program(all)
}
