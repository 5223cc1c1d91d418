// This file distributes runs over workers.

package session

import (
	"context"
	"runtime"
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
	next     int // in tasks
	done     int
	pending  map[*Program]int
	fixed    map[*Program]*cache.Key // the parts of keys that do not depend on the testcase
	stopped  map[*Program]bool
	spent    map[*Program]float64 // seconds
	rejected map[*Program]bool
	firstErr error
}

type task struct {
	s *Program
	i int // index in s.Cases
}

// Judge runs all subjects on their cases, in this order, several at a time, and fills their entries.
// It stops at the first error of the judge itself.
func (r *runner) Judge(ctx context.Context, subjects []*Program, ev Events) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	// A processor of the Go runtime that no worker uses would be woken again and again, to find nothing to do.
	before := runtime.GOMAXPROCS(0)
	runtime.GOMAXPROCS(min(before, max(1, r.Workers)))
	defer runtime.GOMAXPROCS(before)
	var tasks []task
	p := &state{fixed: map[*Program]*cache.Key{}, pending: map[*Program]int{}, stopped: map[*Program]bool{}, spent: map[*Program]float64{}, rejected: map[*Program]bool{}}
	for _, s := range subjects {
		s.Entry.Cases = make([]*report.Case, len(s.Cases))
		s.Entry.Total = len(s.Cases)
		p.pending[s] = len(s.Cases)
		p.fixed[s] = r.fixedKey(s)
		for i := range s.Cases {
			tasks = append(tasks, task{s, i})
		}
	}
	var wg sync.WaitGroup
	for range max(1, r.Workers) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for r.step(ctx, tasks, p, ev) {
			}
			if p.failed() {
				cancel()
			}
		}()
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
func (r *runner) step(ctx context.Context, tasks []task, p *state, ev Events) bool {
	p.mu.Lock()
	if p.next == len(tasks) || p.firstErr != nil {
		p.mu.Unlock()
		return false
	}
	t := tasks[p.next]
	p.next++
	skip, hurry := p.stopped[t.s], t.s.Budget > 0 && p.rejected[t.s]
	p.mu.Unlock()

	c := t.s.Cases[t.i]
	res := &report.Case{Name: c.Name, Input: c.In, Answer: c.Ans}
	var err error
	switch {
	case skip:
	case hurry:
		res, err = r.hurried(ctx, t, p)
	default:
		res, err = r.Case(ctx, t.s, c, p.fixed[t.s])
	}

	p.mu.Lock()
	defer p.mu.Unlock()
	if err != nil {
		if p.firstErr == nil {
			p.firstErr = err
		}
		return false
	}
	p.finish(t, c, res, len(tasks), ev)
	return true
}

// hurried judges a program that was rejected already, under what its budget allows. A run that takes
// longer says nothing: it counts as left out, like all that come after it.
func (r *runner) hurried(ctx context.Context, t task, p *state) (*report.Case, error) {
	s, c := t.s, t.s.Cases[t.i]
	allowed := time.Duration(s.Budget * float64(time.Second))
	if s.Limits.Time <= allowed {
		return r.Case(ctx, s, c, p.fixed[s]) // and a time limit is a verdict
	}
	brief := *s
	brief.Limits.Time = allowed
	brief.SlowIsFine = true
	res, err := r.Case(ctx, &brief, c, r.fixedKey(&brief)) // the time limit is in the key
	if err != nil || !late(res) {
		return res, err
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	p.stopped[s] = true
	return &report.Case{Name: c.Name, Input: c.In, Answer: c.Ans}, nil
}

// finish stores the result of a task.
func (p *state) finish(t task, c *problem.Case, res *report.Case, total int, ev Events) {
	s := t.s
	s.Entry.Cases[t.i] = res
	tooSlow := res.Verdict == verdict.TLE && (s.Limits.Margin <= 1 || res.Seconds >= s.Limits.KillAfter().Seconds())
	if s.StopEarly && (tooSlow || res.Verdict == verdict.ILE) {
		p.stopped[s] = true
	}
	p.spent[s] += res.Seconds
	p.rejected[s] = p.rejected[s] || res.Verdict != verdict.AC && res.Verdict != verdict.None
	if s.Budget > 0 && p.rejected[s] && p.spent[s] > s.Budget {
		p.stopped[s] = true
	}
	p.done++
	if ev.Case != nil {
		ev.Case(s, res, p.done, total)
	}
	if p.pending[s]--; p.pending[s] == 0 {
		s.stage = judged
		summarize(s.Entry)
		if ev.Done != nil {
			ev.Done(s)
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
