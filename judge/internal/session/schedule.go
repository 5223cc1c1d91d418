// This file distributes runs over workers.

package session

import (
	"context"
	"runtime"
	"slices"
	"sync"
	"time"

	"oj/judge/internal/cache"
	"oj/judge/internal/decide"
	"oj/judge/internal/problem"
	"oj/judge/internal/report"
	"oj/judge/internal/verdict"
)

// Events tells about the progress of Judge. Its functions are called one at a time; each may be nil.
type Events struct {
	Case func(s *Program, c *report.Case, done, total int) // a case was judged or left out
	Done func(s *Program)                                  // all cases of a subject were
}

// state is what the workers share.
type state struct {
	mu       sync.Mutex
	tasks    []task
	next     int // in tasks
	done     int
	firstErr error
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
func (r *runner) Judge(ctx context.Context, programs []*Program, ev Events) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	// A processor of the Go runtime that no worker uses would be woken again and again, to find nothing to do.
	before := runtime.GOMAXPROCS(0)
	runtime.GOMAXPROCS(min(before, max(1, r.Workers)))
	defer runtime.GOMAXPROCS(before)
	p := &state{}
	for _, s := range programs {
		s.Entry.Cases, s.Entry.Total = make([]*report.Case, len(s.Cases)), len(s.Cases)
		x := &subject{Program: s, fixed: r.fixedKey(s), pending: len(s.Cases)}
		for i := range s.Cases {
			p.tasks = append(p.tasks, task{x, i})
		}
	}
	var wg sync.WaitGroup
	for range max(1, r.Workers) {
		wg.Go(func() {
			for r.step(ctx, p, ev) {
			}
			if p.failed() {
				cancel()
			}
		})
	}
	wg.Wait()
	return p.firstErr
}

func (p *state) failed() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.firstErr != nil
}

// step takes the next task and does it. It reports whether there may be more to do.
func (r *runner) step(ctx context.Context, p *state, ev Events) bool {
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
		}
		return false
	}
	t.stopped = t.stopped || over
	p.finish(t, res, ev)
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
func (p *state) finish(t task, res *report.Case, ev Events) {
	t.running--
	t.Entry.Cases[t.i] = res
	tooSlow := res.Verdict == verdict.TLE && t.Limits.UsedUp(res.Seconds)
	t.spent += res.Seconds
	t.rejected = t.rejected || res.Verdict != verdict.AC && res.Verdict != verdict.None
	t.stopped = t.stopped || t.StopEarly && (tooSlow || res.Verdict == verdict.ILE) || t.Budget > 0 && t.rejected && t.spent > t.Budget
	p.done++
	if ev.Case != nil {
		ev.Case(t.Program, res, p.done, len(p.tasks))
	}
	if t.pending--; t.pending == 0 {
		t.stage = judged
		summarize(t.Entry)
		if ev.Done != nil {
			ev.Done(t.Program)
		}
	}
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
